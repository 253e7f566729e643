import { isUtf8 } from 'node:buffer'
import { unguardCell } from '@app/contract'
import { CsvError, parse } from 'csv-parse/sync'
import readExcel from 'read-excel-file/node'
import { checkArchive } from './check-archive.ts'
import { UnreadableFile } from './unreadable-file.ts'

/** Most rows of a file. */
export const MAX_ROWS = 50_000
/** As many characters as any cell may need: an answer's. */
const MAX_RECORD_CHARACTERS = 400_000

/** A sheet: its rows, the header among them, all cells as text. */
export interface Sheet {
  rows: SheetRow[]
}

export interface SheetRow {
  /** The line it begins at, from 1. */
  number: number
  cells: string[]
}

/** Reads a CSV file: UTF-8 with or without byte order mark, or GB 18030, as Excel in China writes it. */
export function readCsv(bytes: Uint8Array): Sheet[] {
  const text = new TextDecoder(isUtf8(bytes) ? 'utf-8' : 'gb18030').decode(bytes)
  const rows: SheetRow[] = []
  let lines = 0
  try {
    parse(text, {
      delimiter: delimiterOf(text),
      max_record_size: MAX_RECORD_CHARACTERS,
      relax_column_count: true,
      skip_empty_lines: true,
      to: MAX_ROWS + 2,
      on_record: (cells: unknown[], info) => {
        rows.push({ number: lines + 1, cells: cells.map(toText) })
        lines = info.lines
        return null
      },
    })
  } catch (error) {
    if (error instanceof CsvError) throw new UnreadableFile('badCsv', { line: lines + 1 })
    throw error
  }
  return [{ rows }]
}

/** What parts the columns: spreadsheets write commas, tabs or semicolons. */
function delimiterOf(text: string): string {
  const [header = ''] = text.split('\n', 1)
  return [',', '\t', ';'].find((delimiter) => header.includes(delimiter)) ?? ','
}

/** Reads an Excel workbook. Formulas are not evaluated: what the file has kept of their results counts. */
export async function readWorkbook(bytes: Uint8Array): Promise<Sheet[]> {
  checkArchive(bytes)
  const sheets = await readExcel(Buffer.from(bytes)).catch(() => {
    throw new UnreadableFile('badWorkbook')
  })
  return sheets.map(({ data }) => ({
    rows: data
      .map((cells, index) => ({ number: index + 1, cells: cells.map(toText) }))
      .filter(({ cells }) => cells.some((cell) => cell !== '')),
  }))
}

function toText(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (value instanceof Date) return value.toISOString()
  return unguardCell(String(value).replaceAll('\r\n', '\n').trim())
}
