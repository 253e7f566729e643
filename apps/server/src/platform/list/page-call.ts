import type { Endpoint, EndpointArguments } from '@app/contract/common/endpoint'

/** What a page call says of its list: filters and order. */
export type ListArguments<E extends Endpoint> = Omit<EndpointArguments<E>, 'current' | 'pageSize'>

/** The filters of a page call: whatever its body holds beside page and order. */
export type FiltersOf<E extends Endpoint> = Omit<ListArguments<E>, 'sortField' | 'sortOrder'>

/** The fields that a page call can sort by. */
export type SortFieldOf<E extends Endpoint> =
  EndpointArguments<E> extends { sortField?: infer S | undefined } ? NonNullable<S> & string : never
