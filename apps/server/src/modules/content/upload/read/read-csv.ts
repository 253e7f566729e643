import { isUtf8 } from 'node:buffer'
import { unguardCell } from '@app/contract/question-import/sheet'
import { CsvError, parse } from 'csv-parse/sync'
import { type Sheet, type SheetRow, toText, withContent } from './sheet.ts'
import { MAX_ROWS } from './sheet-limits.ts'
import { UnreadableFile } from './unreadable-file.ts'

/** As many characters as any cell may need: an answer's. */
const MAX_RECORD_CHARACTERS = 400_000
/** After each row that cannot be read the rest is read anew; what has more of them is no CSV. */
const MOST_UNREADABLE = 50

/** Reads a CSV file: UTF-8 or UTF-16, with or without byte order mark, or GB 18030, as Excel in China writes it. */
export function readCsv(bytes: Uint8Array): Sheet[] {
  const { delimiter, text } = separate(new TextDecoder(encodingOf(bytes)).decode(bytes))
  // A lone NUL says nothing, and the database holds none.
  const lines = text.replaceAll('\0', '').replaceAll(/\r\n?/g, '\n').split('\n')
  const rows: SheetRow[] = []
  let line = 0
  let unreadable = 0
  while (line < lines.length && rows.length < MAX_ROWS + 2) {
    const start = line
    const isRead = readRecords(lines.slice(start).join('\n'), delimiter, (cells, end) => {
      rows.push({ number: rows.length + 1, cells })
      line = start + end
    })
    if (isRead) break
    unreadable += 1
    if (rows.length === 0 || unreadable > MOST_UNREADABLE)
      throw new UnreadableFile('badCsv', { line: line + 1 })
    const cells = (lines[line] ?? '').split(delimiter).map(toText)
    rows.push({ number: rows.length + 1, cells, fault: { key: 'badRow' } })
    line += 1
  }
  return [{ name: '', rows: withContent(withoutSurplus(rows)) }]
}

/**
 * Reads records up to the first that cannot be read.
 * @param take gets the cells of each, and how many lines the text has up to its end
 * @returns whether all could be read
 */
function readRecords(
  text: string,
  delimiter: string,
  take: (cells: string[], lines: number) => void,
): boolean {
  const options = { delimiter, max_record_size: MAX_RECORD_CHARACTERS, relax_column_count: true, raw: true }
  const trimmed = delimiter === '\t' ? {} : { ltrim: true }
  try {
    parse(text, {
      ...options,
      ...trimmed,
      relax_quotes: true,
      to: MAX_ROWS + 2,
      on_record: (found: unknown, { lines }) => {
        if (!isRawRecord(found)) return null
        const { raw, record } = found
        // A quote that was never closed ends at the next one, rows further.
        if (record.some((cell) => /^".*\n/.test(cell))) parse(raw, { ...options, ...trimmed })
        take(
          record.map((cell) => unguardCell(toText(cell))),
          lines,
        )
        return null
      },
    })
    return true
  } catch (error) {
    if (error instanceof CsvError) return false
    throw error
  }
}

/** What the option `raw` makes of a record. */
function isRawRecord(found: unknown): found is { raw: string; record: string[] } {
  return typeof found === 'object' && found !== null && 'raw' in found && 'record' in found
}

/** Cells beyond the header come of a comma in a text without quotes: what stands in them would be lost. */
function withoutSurplus([header, ...rows]: SheetRow[]): SheetRow[] {
  if (!header) return []
  const checked = rows.map((row): SheetRow => {
    const count = row.cells.findLastIndex((cell) => cell !== '') + 1 - header.cells.length
    return count > 0 && !row.fault ? { ...row, fault: { key: 'surplusCells', count } } : row
  })
  return [header, ...checked]
}

function encodingOf(bytes: Uint8Array): string {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  if (first === 0xfe && second === 0xff) return 'utf-16be'
  // Without the mark: in UTF-16 a byte of nothing stands beside each comma; elsewhere it is a mistake.
  const nothing = bytes.indexOf(0)
  if (nothing !== -1 && 2 * countOf(bytes, [0]) >= countOf(bytes, [0x09, 0x0a, 0x2c, 0x3b]))
    return nothing % 2 === 0 ? 'utf-16be' : 'utf-16le'
  return isUtf8(bytes) ? 'utf-8' : 'gb18030'
}

function countOf(bytes: Uint8Array, wanted: readonly number[]): number {
  return bytes.reduce((count, byte) => (wanted.includes(byte) ? count + 1 : count), 0)
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
