import { type RaRecord, useDataProvider, useListContext } from 'react-admin'
import { ExportButton } from './ExportButton.tsx'
import type { ListExport } from './list-export.ts'
import { useFieldCsv } from './use-field-csv.ts'

/** Exports a list as it is read, as a table (CSV) of the fields. */
export function FieldExportButton({ fields }: { fields: readonly string[] }) {
  const { resource, sort } = useListContext()
  const provider = useDataProvider()
  const csv = useFieldCsv(fields)
  const list: ListExport<RaRecord> = {
    async readPage(filter, { current, pageSize }) {
      const pagination = { page: current, perPage: pageSize }
      const { data, total = 0 } = await provider.getList<RaRecord>(resource, { filter, sort, pagination })
      return { records: data, total, current, pageSize }
    },
    formats: [csv],
  }
  return <ExportButton list={list} />
}
