import type { SavedQuery, SortPayload } from 'react-admin'

/** Which rows a list shows, and how. */
interface ListQuery {
  filter?: Record<string, unknown>
  sort?: SortPayload
  perPage?: number
}

const textOf = ({ filter = {}, sort, perPage }: ListQuery): string =>
  JSON.stringify([
    Object.entries(filter).toSorted(([a], [b]) => a.localeCompare(b)),
    sort?.field,
    sort?.order,
    perPage,
  ])

/** Whether two queries show the same rows, in whatever order their filters were set. */
export function isSameQuery(one: ListQuery, other: ListQuery): boolean {
  return textOf(one) === textOf(other)
}

/** The part of the address by which a list takes a saved query over, from its first page. */
export function searchOf({ filter = {}, sort, perPage, displayedFilters }: SavedQuery['value']): string {
  return new URLSearchParams({
    filter: JSON.stringify(filter),
    ...(sort && { sort: sort.field, order: sort.order }),
    ...(perPage !== undefined && { perPage: String(perPage) }),
    page: '1',
    ...(displayedFilters && { displayedFilters: JSON.stringify(displayedFilters) }),
  }).toString()
}
