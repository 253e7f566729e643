import type { Page } from '@app/contract/common/schemas'

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
export const MOST_EXPORTED = 20_000
const PAGE_SIZE = 100

/**
 * Reads a filtered list page by page, up to {@link MOST_EXPORTED} records.
 * @param onProgress called after each page with the share that has been read, 0 to 1; returns false to stop
 */
export async function readForExport<R>(
  readPage: ReadExportPage<R>,
  filter: Record<string, unknown>,
  onProgress: (share: number) => boolean,
): Promise<{ records: R[]; total: number }> {
  const records: R[] = []
  for (let current = 1; ; current += 1) {
    const page = await readPage(filter, { current, pageSize: PAGE_SIZE })
    records.push(...page.records)
    const wanted = Math.min(page.total, MOST_EXPORTED)
    const isWhole = records.length >= wanted || page.records.length < PAGE_SIZE
    if (!onProgress(wanted === 0 ? 1 : records.length / wanted) || isWhole)
      return { records: records.slice(0, MOST_EXPORTED), total: page.total }
  }
}
