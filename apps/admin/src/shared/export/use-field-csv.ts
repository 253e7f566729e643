import { type RaRecord, useListContext } from 'react-admin'
import { useTranslation } from 'react-i18next'
import { fieldText } from '../show/field-text.ts'
import { useFieldFormats } from '../show/use-field-formats.ts'
import type { ExportFormat } from './list-export.ts'

/** A table (CSV) with a column for each of the fields, in words as the console shows them. */
export function useFieldCsv(fields: readonly string[]): ExportFormat<RaRecord> {
  const { t, i18n } = useTranslation('admin')
  const { resource } = useListContext()
  const formats = useFieldFormats(resource)
  const cell = (record: RaRecord) => (field: string) =>
    fieldText(field, record[field], formats[field], t, i18n.language)
  return {
    label: t('exports.format.csv'),
    ending: 'csv',
    async write(records) {
      const { toCsv } = await import('../sheet/write-sheet.ts')
      const header = fields.map((field) => t(`resources.${resource}.fields.${field}`))
      return toCsv([header, ...records.map((record) => fields.map(cell(record)))])
    },
  }
}
