import readExcel from 'read-excel-file/node'
import { prepareWorkbook } from './prepare-workbook.ts'
import { type Sheet, type SheetRow, toText, withContent } from './sheet.ts'
import { UnreadableFile } from './unreadable-file.ts'

/** What a cell shows whose formula failed. */
const FAILED = /^#(?:N\/A|REF!|VALUE!|DIV\/0!|NAME\?|NULL!|NUM!)$/

/** Reads an Excel workbook. Formulas are not evaluated: what the file has kept of their results counts. */
export async function readWorkbook(bytes: Uint8Array): Promise<Sheet[]> {
  const { readable, hidden } = prepareWorkbook(bytes)
  const sheets = await readExcel(Buffer.from(readable)).catch(() => {
    throw new UnreadableFile('badWorkbook')
  })
  return sheets.map(({ sheet: name, data }) => {
    const rows = withContent(data.map((cells, index) => toRow(cells.map(toText), index + 1)))
    return hidden.has(name) ? { name, rows, isHidden: true } : { name, rows }
  })
}

function toRow(cells: string[], number: number): SheetRow {
  return cells.some((cell) => FAILED.test(cell))
    ? { number, cells, fault: { key: 'failedCell' } }
    : { number, cells }
}
