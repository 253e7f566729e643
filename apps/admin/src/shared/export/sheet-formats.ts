import type { TFunction } from 'i18next'
import type { RaRecord } from 'react-admin'
import type { ExportFormat } from './list-export.ts'

type Writer = typeof import('../sheet/write-sheet.ts')

/**
 * A table that can be imported again, as CSV and as an Excel workbook.
 * @param name of the workbook's sheet
 */
export function sheetFormats<R extends RaRecord>(
  t: TFunction<'admin'>,
  name: string,
  rowsOf: (records: readonly R[], toSheet: Writer['toSheet']) => Promise<string[][]>,
): ExportFormat<R>[] {
  async function write(records: readonly R[]) {
    const writer = await import('../sheet/write-sheet.ts')
    return { writer, rows: await rowsOf(records, writer.toSheet) }
  }
  return [
    {
      label: t('exports.format.csv'),
      ending: 'csv',
      async write(records) {
        const { writer, rows } = await write(records)
        return writer.toCsv(rows)
      },
    },
    {
      label: t('exports.format.xlsx'),
      ending: 'xlsx',
      async write(records) {
        const { writer, rows } = await write(records)
        return writer.toWorkbook(rows, name)
      },
    },
  ]
}
