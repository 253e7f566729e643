import type { TFunction } from 'i18next'
import type { RaRecord } from 'react-admin'
import type { ExportFormat } from './list-export.ts'

/**
 * A table that can be imported again, as CSV and as an Excel workbook.
 * @param name of the workbook's sheet
 */
export function sheetFormats<R extends RaRecord>(
  t: TFunction<'admin'>,
  name: string,
  toSheet: (records: readonly R[]) => Promise<string[][]>,
): ExportFormat<R>[] {
  const write = () => import('../sheet/write-sheet.ts')
  return [
    {
      label: t('exports.format.csv'),
      ending: 'csv',
      write: async (records) => (await write()).toCsv(await toSheet(records)),
    },
    {
      label: t('exports.format.xlsx'),
      ending: 'xlsx',
      write: async (records) => (await write()).toWorkbook(await toSheet(records), name),
    },
  ]
}
