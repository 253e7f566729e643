import { unguardCell } from '@app/contract/content/cells'
import { decodeLines, type Line } from './decode-lines.ts'
import { type Sheet, type SheetRow, toText, withContent } from './sheet.ts'
import { type CsvRecord, splitRecords } from './split-records.ts'
import { UnreadableFile } from './unreadable-file.ts'

/** Reads a CSV file. A row that cannot be read is that row's fault. @throws UnreadableFile where its first row cannot */
export function readCsv(bytes: Uint8Array): Sheet[] {
  const { delimiter, lines } = separate(decodeLines(bytes))
  let line = 0
  const rows = splitRecords(lines, delimiter).map((record, index): SheetRow => {
    const isDamaged = lines.slice(line, line + record.lines).some((one) => one.isDamaged)
    line += record.lines
    return toRow(record, index + 1, isDamaged)
  })
  const found = withContent(rows)
  const [header] = found
  if (header?.fault) throw new UnreadableFile('badCsv', { line: header.number })
  return [{ name: '', rows: found }]
}

function toRow({ cells: raw, isBroken }: CsvRecord, number: number, isDamaged: boolean): SheetRow {
  const cells = raw.map((cell) => unguardCell(toText(cell)))
  if (isDamaged) return { number, cells, fault: { key: 'damagedRow' } }
  return isBroken ? { number, cells, fault: { key: 'badRow' } } : { number, cells }
}

/** What parts the columns: the mark that stands in the first line most often, or that Excel's own first line names. */
function separate(lines: readonly Line[]): { delimiter: string; lines: readonly Line[] } {
  const [{ text } = { text: '' }] = lines
  const named = /^"?sep=(?<mark>[^"])"?$/i.exec(text)
  if (named?.groups?.mark) return { delimiter: named.groups.mark, lines: lines.slice(1) }
  const header = text.replaceAll(/"[^"]*"/g, '')
  const count = (mark: string) => header.split(mark).length
  const [delimiter = ','] = [',', '\t', ';'].toSorted((a, b) => count(b) - count(a))
  return { delimiter, lines }
}
