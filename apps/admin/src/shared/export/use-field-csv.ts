import { type RaRecord, useListContext } from 'react-admin'
import { useTranslation } from 'react-i18next'
import { fieldText } from '../show/field-text.ts'
import { useFieldFormats } from '../show/use-field-formats.ts'
import type { ExportFormat } from './list-export.ts'

/** A column of an export: a field, or a name and what it is of a record. */
export type ExportedField = string | { name: string; of: (record: RaRecord) => unknown }

/**
 * A table (CSV) with a column for each of the fields, in words as the console shows them. A time has a second column,
 * which spreadsheets sort by.
 */
export function useFieldCsv(fields: readonly ExportedField[]): ExportFormat<RaRecord> {
  const { t, i18n } = useTranslation('admin')
  const { resource } = useListContext()
  const formats = useFieldFormats(resource)
  const columns = fields.flatMap((field) => {
    const { name, of } =
      typeof field === 'string' ? { name: field, of: (record: RaRecord) => record[field] } : field
    const header = t(`resources.${resource}.fields.${name}`)
    const written = {
      header,
      cell: (record: RaRecord) => fieldText(name, of(record), formats[name], t, i18n.language),
    }
    if (!name.endsWith('Time')) return [written]
    return [
      written,
      { header: t('exports.iso', { name: header }), cell: (record: RaRecord) => String(of(record) ?? '') },
    ]
  })
  return {
    label: t('exports.format.csv'),
    ending: 'csv',
    async write(records) {
      const { toCsv } = await import('../sheet/write-sheet.ts')
      const header = columns.map((column) => column.header)
      return toCsv([header, ...records.map((record) => columns.map(({ cell }) => cell(record)))])
    },
  }
}
