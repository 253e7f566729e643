import type { Page } from '@app/contract/common/schemas'
import type { Range } from './rest-request.ts'

/** The server refuses larger pages. */
export const MAX_PAGE_SIZE = 100

type ReadPage<R> = (paging: { current: number; pageSize: number }) => Promise<Page<R>>

/**
 * Reads a range of a list: as one page where it is one, otherwise by the pages of {@link MAX_PAGE_SIZE} that cover it,
 * one after the other and not beyond the list's end.
 */
export async function readRange<R>(
  readPage: ReadPage<R>,
  [first, last]: Range,
): Promise<{ records: R[]; total: number }> {
  const size = last - first + 1
  if (size <= MAX_PAGE_SIZE && first % size === 0) {
    return readPage({ current: first / size + 1, pageSize: size })
  }
  const records: R[] = []
  const pagesBefore = Math.floor(first / MAX_PAGE_SIZE)
  let current = pagesBefore
  let total: number
  do {
    current += 1
    const page = await readPage({ current, pageSize: MAX_PAGE_SIZE })
    records.push(...page.records)
    total = page.total
  } while (current * MAX_PAGE_SIZE < Math.min(last + 1, total))
  const skipped = first - pagesBefore * MAX_PAGE_SIZE
  return { records: records.slice(skipped, skipped + size), total }
}
