import type { Line } from './decode-lines.ts'

/** A record of a CSV file, with the lines that it takes. */
export interface CsvRecord {
  cells: string[]
  lines: number
  /** Whether a quote has no other, so that nobody knows where a cell ends. */
  isBroken: boolean
}

interface Cell {
  text: string
  /** Where it ends: a line, and a place in it. */
  line: number
  end: number
}

/** As many characters as any cell may need: an answer's. */
const MOST_CELL_CHARACTERS = 400_000

/**
 * Splits lines into records. A cell between quotes may hold anything, quotes doubled; in other cells quotes are text, also
 * where they begin it (`"A" and "B" compared`). Where nobody knows which of them it is, the record is broken, and the next
 * line is read anew.
 */
export function splitRecords(lines: readonly Line[], delimiter: string): CsvRecord[] {
  const records: CsvRecord[] = []
  let at = 0
  while (at < lines.length) {
    const record = readRecord(lines, at, delimiter)
    records.push(record)
    at += record.lines
  }
  return records
}

function readRecord(lines: readonly Line[], first: number, delimiter: string): CsvRecord {
  const cells: string[] = []
  let line = first
  let start = 0
  for (;;) {
    const cell = readQuoted(lines, line, start, delimiter) ?? readPlain(lines, line, start, delimiter)
    if (!cell) {
      const rest = (lines[line]?.text ?? '').slice(start)
      return { cells: [...cells, rest], lines: line + 1 - first, isBroken: true }
    }
    cells.push(cell.text)
    line = cell.line
    start = cell.end + delimiter.length
    if (cell.end >= (lines[line]?.text.length ?? 0))
      return { cells, lines: line + 1 - first, isBroken: false }
  }
}

/** @returns a cell between quotes, blanks around them; undefined where there is none */
function readQuoted(
  lines: readonly Line[],
  line: number,
  start: number,
  delimiter: string,
): Cell | undefined {
  let text = lines[line]?.text ?? ''
  let at = skipBlanks(text, start, delimiter)
  if (text[at] !== '"') return undefined
  at += 1
  let cell = ''
  for (;;) {
    const quote = text.indexOf('"', at)
    if (quote === -1) {
      cell += `${text.slice(at)}\n`
      line += 1
      at = 0
      if (line >= lines.length || cell.length > MOST_CELL_CHARACTERS) return undefined
      text = lines[line]?.text ?? ''
      continue
    }
    cell += text.slice(at, quote)
    at = quote + 1
    if (text[at] !== '"') break
    cell += '"'
    at += 1
  }
  const end = skipBlanks(text, at, delimiter)
  const isClosed = end >= text.length || text.startsWith(delimiter, end)
  return isClosed && cell.length <= MOST_CELL_CHARACTERS ? { text: cell, line, end } : undefined
}

/** @returns a cell as it stands; undefined where it begins with a quote, and ends with one or has one without another */
function readPlain(lines: readonly Line[], line: number, start: number, delimiter: string): Cell | undefined {
  const text = lines[line]?.text ?? ''
  const found = text.indexOf(delimiter, start)
  const end = found === -1 ? text.length : found
  const cell = text.slice(start, end)
  const isText = !/^\s*"/.test(cell) || (cell.split('"').length % 2 === 1 && !cell.trimEnd().endsWith('"'))
  return isText && cell.length <= MOST_CELL_CHARACTERS ? { text: cell, line, end } : undefined
}

function skipBlanks(text: string, start: number, delimiter: string): number {
  let at = start
  while ((text[at] === ' ' || text[at] === '\t') && text[at] !== delimiter) at += 1
  return at
}
