import type { RaRecord } from 'react-admin'
import { ExportButton } from './ExportButton.tsx'
import { type ExportedField, useFieldCsv } from './use-field-csv.ts'
import { useReadList } from './use-read-list.ts'

/** Exports a list as it is read, as a table (CSV) of the fields. */
export function FieldExportButton({ fields }: { fields: readonly ExportedField[] }) {
  return <ExportButton list={{ readPage: useReadList<RaRecord>(), formats: [useFieldCsv(fields)] }} />
}
