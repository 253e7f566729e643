import type { Page } from '@app/contract/common/schemas'

/** Records are told apart by their ids. */
export interface ExportedRecord {
  id: number | string
}

/** A page of the filtered list, by the server's numbering. */
export type ReadExportPage<R> = (
  filter: Record<string, unknown>,
  paging: { current: number; pageSize: number },
) => Promise<Page<R>>

/** A kind of file a list can be saved as. */
export interface ExportFormat<R> {
  /** Its name in the menu. */
  label: string
  /** The ending of the file's name. */
  ending: string
  write: (records: R[]) => Promise<Blob>
}

/** What a list is exported from, and to. */
export interface ListExport<R> {
  readPage: ReadExportPage<R>
  formats: readonly ExportFormat<R>[]
}

/** A longer list has to be filtered first. */
export const MOST_EXPORTED = 100_000
const PAGE_SIZE = 100

/**
 * Reads a filtered list page by page, up to {@link MOST_EXPORTED} records.
 * @param onProgress called after each page with the share that has been read, 0 to 1; returns false to stop
 */
export async function readForExport<R extends ExportedRecord>(
  readPage: ReadExportPage<R>,
  filter: Record<string, unknown>,
  onProgress: (share: number) => boolean,
): Promise<{ records: R[]; total: number }> {
  const records = new Map<R['id'], R>()
  for (let current = 1; ; current += 1) {
    const page = await readPage(filter, { current, pageSize: PAGE_SIZE })
    // A page read later may begin with what has moved there meanwhile.
    for (const record of page.records) records.set(record.id, record)
    const wanted = Math.min(page.total, MOST_EXPORTED)
    const isWhole = current * PAGE_SIZE >= wanted || page.records.length < PAGE_SIZE
    if (!onProgress(wanted === 0 ? 1 : Math.min((current * PAGE_SIZE) / wanted, 1)) || isWhole)
      return { records: [...records.values()].slice(0, MOST_EXPORTED), total: page.total }
  }
}
