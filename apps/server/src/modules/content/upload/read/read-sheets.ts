import { isUtf8 } from 'node:buffer'
import { unguardCell } from '@app/contract'
import { CsvError, parse } from 'csv-parse/sync'
import readExcel from 'read-excel-file/node'
import { prepareWorkbook } from './prepare-workbook.ts'
import { MAX_ROWS } from './sheet-limits.ts'
import { UnreadableFile } from './unreadable-file.ts'

/** As many characters as any cell may need: an answer's. */
const MAX_RECORD_CHARACTERS = 400_000

/** A sheet: its rows, the header among them, all cells as text. */
export interface Sheet {
  /** Empty where a file is one sheet. */
  name: string
  rows: SheetRow[]
}

export interface SheetRow {
  /** As a spreadsheet counts rows, from 1. */
  number: number
  cells: string[]
}

/** Reads a CSV file: UTF-8 or UTF-16, with or without byte order mark, or GB 18030, as Excel in China writes it. */
export function readCsv(bytes: Uint8Array): Sheet[] {
  const { delimiter, text } = separate(new TextDecoder(encodingOf(bytes)).decode(bytes))
  const rows: SheetRow[] = []
  let lines = 0
  try {
    parse(text, {
      delimiter,
      max_record_size: MAX_RECORD_CHARACTERS,
      relax_column_count: true,
      to: MAX_ROWS + 2,
      on_record: (cells: unknown[], info) => {
        rows.push({ number: info.records, cells: cells.map((cell) => unguardCell(toText(cell))) })
        lines = info.lines
        return null
      },
    })
  } catch (error) {
    if (error instanceof CsvError) throw new UnreadableFile('badCsv', { line: lines + 1 })
    throw error
  }
  return [{ name: '', rows: rows.filter(isFilled) }]
}

function encodingOf(bytes: Uint8Array): string {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  if (first === 0xfe && second === 0xff) return 'utf-16be'
  // Without the mark: only UTF-16 has bytes of nothing, which are the first or the second halves of its commas.
  const half = bytes.indexOf(0)
  if (half !== -1) return half % 2 === 0 ? 'utf-16be' : 'utf-16le'
  return isUtf8(bytes) ? 'utf-8' : 'gb18030'
}

/** What parts the columns: the mark that stands in the first line most often, or that Excel's own first line names. */
function separate(text: string): { delimiter: string; text: string } {
  const named = /^"?sep=(?<mark>[^\n"])"?\r?\n/i.exec(text)
  if (named?.groups?.mark) return { delimiter: named.groups.mark, text: text.slice(named[0].length) }
  const [line = ''] = text.split('\n', 1)
  const header = line.replaceAll(/"[^"]*"/g, '')
  const count = (mark: string) => header.split(mark).length
  const [delimiter = ','] = [',', '\t', ';'].toSorted((a, b) => count(b) - count(a))
  return { delimiter, text }
}

/** Spreadsheets keep rows that somebody has emptied. */
const isFilled = ({ cells }: SheetRow) => cells.some((cell) => cell !== '')

/** Reads an Excel workbook. Formulas are not evaluated: what the file has kept of their results counts. */
export async function readWorkbook(bytes: Uint8Array): Promise<Sheet[]> {
  const readable = prepareWorkbook(bytes)
  const sheets = await readExcel(Buffer.from(readable)).catch(() => {
    throw new UnreadableFile('badWorkbook')
  })
  return sheets.map(({ sheet, data }) => ({
    name: sheet,
    rows: data.map((cells, index) => ({ number: index + 1, cells: cells.map(toText) })).filter(isFilled),
  }))
}

function toText(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (value instanceof Date) return value.toISOString()
  return String(value).replace(/\r\n?/g, '\n').trim()
}
