import { searchPage } from '../../packages/contract/src/search/schemas.ts'
import type { Caller } from '../measure/caller.ts'

/** What a call of the search may say. */
export interface SearchInput {
  q: string
  isExact?: true
  current?: number
  pageSize?: number
}

/** Asks for a page of results. */
export async function search(caller: Caller, input: SearchInput) {
  const { data, milliseconds } = await caller.post('/api/search/page', input)
  return { ...searchPage.parse(data), milliseconds }
}

const PAGE = 100

/** All that is found, as `kind:id`. */
export async function searchAll(
  caller: Caller,
  input: Pick<SearchInput, 'q' | 'isExact'>,
): Promise<string[]> {
  const found: string[] = []
  for (let current = 1; ; current += 1) {
    const { records, total } = await search(caller, { ...input, current, pageSize: PAGE })
    found.push(...records.map(({ kind, id }) => `${kind}:${id}`))
    if (current * PAGE >= total) return found
  }
}
