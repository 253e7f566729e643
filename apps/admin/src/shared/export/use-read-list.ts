import { type RaRecord, useDataProvider, useListContext } from 'react-admin'
import type { ReadExportPage } from './list-export.ts'

/** Reads the pages of the list around, in its order, as the list itself reads them. */
export function useReadList<R extends RaRecord>(): ReadExportPage<R> {
  const { resource, sort } = useListContext()
  const provider = useDataProvider()
  return async (filter, { current, pageSize }) => {
    const pagination = { page: current, perPage: pageSize }
    const { data, total = 0 } = await provider.getList<R>(resource, { filter, sort, pagination })
    return { records: data, total, current, pageSize }
  }
}
