import type { SavedFilterQuery } from '@app/contract/saved-filter/schemas'

const textOf = ({ filter, sort, perPage }: SavedFilterQuery): string =>
  JSON.stringify([
    Object.entries(filter).toSorted(([a], [b]) => a.localeCompare(b)),
    sort?.field,
    sort?.order,
    perPage,
  ])

/** Whether two queries show the same rows, regardless of the order of their filters. */
export function isSameQuery(one: SavedFilterQuery, other: SavedFilterQuery): boolean {
  return textOf(one) === textOf(other)
}

/** The search part of the address that applies a saved query, starting at the first page. */
export function searchOf({ filter, sort, perPage }: SavedFilterQuery): string {
  return new URLSearchParams({
    filter: JSON.stringify(filter),
    ...(sort && { sort: sort.field, order: sort.order }),
    ...(perPage !== undefined && { perPage: String(perPage) }),
    page: '1',
  }).toString()
}
