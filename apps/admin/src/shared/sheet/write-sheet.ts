import { guardCell } from '@app/contract/content/cells'
import {
  type ContentFormat,
  columnOf,
  columnsOf,
  type FieldFormat,
  valueAt,
} from '@app/contract/content/format'

/** The names of columns and choices: texts of `sheet.json`. */
export type SheetTexts = (key: string) => string

/** What stands in a field's cell. */
function cellOf(item: object, field: string, { cell, of }: FieldFormat, textOf: SheetTexts): string {
  const value = valueAt(item, of ?? field)
  return cell.choice ? textOf(`choice.${cell.choice.name}.${value}`) : cell.write(value)
}

/**
 * A row of texts for each item below a row of the columns' names; it can be imported again.
 * @param parentOf names what an item stands in
 */
export function toSheet(
  format: ContentFormat,
  items: readonly { slug: string }[],
  parentOf: (item: object) => string,
  textOf: SheetTexts,
): string[][] {
  const fields = Object.entries(format.fields)
  const rows = items.map((item) => [
    ...(format.parent ? [parentOf(item)] : []),
    item.slug,
    ...fields.map(([field, said]) => cellOf(item, field, said, textOf)),
  ])
  return [columnsOf(format).map((column) => textOf(`column.${column}`)), ...rows]
}

/** The header and one example, whose cells stand in `sheet.json`. What has files of its own is not written by hand in a cell. */
export function toTemplate(format: ContentFormat, textOf: SheetTexts): string[][] {
  const inFiles = Object.entries(format.fields).flatMap(([field, said]) =>
    said.inFiles ? [columnOf(field, said)] : [],
  )
  const columns = columnsOf(format).filter((column) => !inFiles.includes(column))
  const names = columns.map((column) => textOf(`column.${column}`))
  return [names, columns.map((column) => textOf(`example.${format.kind}.${column}`))]
}

/** With a byte order mark, for Excel; texts that Excel would read as formulas are escaped. */
export function toCsv(sheet: readonly (readonly string[])[]): Blob {
  const quote = (cell: string) => `"${guardCell(cell).replaceAll('"', '""')}"`
  const text = sheet.map((row) => row.map(quote).join(',')).join('\r\n')
  return new Blob([`\ufeff${text}\r\n`], { type: 'text/csv;charset=utf-8' })
}

/** Characters that no XML may hold, and texts that look like their stand-ins, as workbooks write both. */
const escapeControls = (text: string) =>
  text
    .replace(/_(?=x[\da-f]{4}_)/gi, '_x005F_')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for.
    .replace(/[\0-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]/g, (control) => {
      const code = control.charCodeAt(0).toString(16).padStart(4, '0')
      return `_x${code.toUpperCase()}_`
    })

/** Excel's limit for the text in a cell. */
const MOST_CELL_CHARACTERS = 32_767

/** A text was too long for a cell of Excel. */
class CellTooLong extends Error {
  override readonly name = 'CellTooLong'
}

/** @throws CellTooLong */
export async function toWorkbook(sheet: readonly (readonly string[])[], name: string): Promise<Blob> {
  if (sheet.some((row) => row.some((cell) => cell.length > MOST_CELL_CHARACTERS))) throw new CellTooLong()
  const { default: writeExcel } = await import('write-excel-file/browser')
  const [header = [], ...rows] = sheet
  const data = [
    header.map((value) => ({ value, fontWeight: 'bold' as const })),
    ...rows.map((row) => row.map((cell) => ({ value: escapeControls(cell), type: String, wrap: true }))),
  ]
  return writeExcel(data, { sheet: name, stickyRowsCount: 1 }).toBlob()
}
