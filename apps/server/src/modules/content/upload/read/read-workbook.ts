import readExcel from 'read-excel-file/node'
import { prepareWorkbook } from './prepare-workbook.ts'
import { type Sheet, toText, withContent } from './sheet.ts'
import { UnreadableFile } from './unreadable-file.ts'

/** Reads an Excel workbook, but for its hidden sheets. Formulas are not evaluated: what the file has kept of their results counts. */
export async function readWorkbook(bytes: Uint8Array): Promise<Sheet[]> {
  const { readable, hidden } = prepareWorkbook(bytes)
  const sheets = await readExcel(Buffer.from(readable)).catch(() => {
    throw new UnreadableFile('badWorkbook')
  })
  return sheets
    .filter(({ sheet }) => !hidden.has(sheet))
    .map(({ sheet, data }) => ({
      name: sheet,
      rows: withContent(data.map((cells, index) => ({ number: index + 1, cells: cells.map(toText) }))),
    }))
}
