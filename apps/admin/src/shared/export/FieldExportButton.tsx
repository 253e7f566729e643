import { type RaRecord, useDataProvider, useListContext } from 'react-admin'
import { useTranslation } from 'react-i18next'
import { fieldText } from '../show/field-text.ts'
import { useFieldFormats } from '../show/use-field-formats.ts'
import { ExportButton } from './ExportButton.tsx'
import type { ListExport } from './list-export.ts'

/** Exports a list as a table (CSV) with a column for each of the fields, in words as the console shows them. */
export function FieldExportButton({ fields }: { fields: readonly string[] }) {
  const { t, i18n } = useTranslation('admin')
  const { resource, sort } = useListContext()
  const formats = useFieldFormats(resource)
  const provider = useDataProvider()
  const cell = (record: RaRecord) => (field: string) =>
    fieldText(field, record[field], formats[field], t, i18n.language)
  const list: ListExport<RaRecord> = {
    async readPage(filter, { current, pageSize }) {
      const pagination = { page: current, perPage: pageSize }
      const { data, total = 0 } = await provider.getList<RaRecord>(resource, { filter, sort, pagination })
      return { records: data, total, current, pageSize }
    },
    formats: [
      {
        label: t('exports.format.csv'),
        ending: 'csv',
        async write(records) {
          const { toCsv } = await import('../sheet/write-sheet.ts')
          const header = fields.map((field) => t(`resources.${resource}.fields.${field}`))
          return toCsv([header, ...records.map((record) => fields.map(cell(record)))])
        },
      },
    ],
  }
  return <ExportButton list={list} />
}
