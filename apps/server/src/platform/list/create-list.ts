import type { Endpoint } from '@app/contract/common/endpoint'
import { type Kysely, sql } from 'kysely'
import type { DB } from '../db/schema.gen.ts'
import { allOf, askedFilters, type FilterTable, type Fragment } from './filters.ts'
import { type Order, resolveOrder } from './order.ts'
import type { FiltersOf, ListArguments, SortFieldOf } from './page-call.ts'
import { limitTo, type RowPage, type Slice } from './paging.ts'

interface ListDefinition<E extends Endpoint> {
  /** Where the rows are, as it stands behind `from`. */
  readonly source: Fragment
  readonly filters: FilterTable<FiltersOf<E>>
  /** What holds of every row, unless a filter asks for others. */
  readonly always?: (filters: FiltersOf<E>) => Fragment
  readonly orders: Readonly<Record<SortFieldOf<E>, Order>>
  readonly defaultOrder: SortFieldOf<E>
}

/** What a page call says of the order of its list. */
interface Ordering<S> {
  sortField?: S | undefined
  sortOrder?: 'ascend' | 'descend' | undefined
}

export interface List<A> {
  /** @param selected what is read of each row */
  page<R>(db: Kysely<DB>, selected: Fragment, list: A, slice: Slice): Promise<RowPage<R>>
}

/** A list that is read and counted by the same conditions. `E` is its page call: each field of it needs its filter. */
export function createList<E extends Endpoint>({
  source,
  filters,
  always,
  orders,
  defaultOrder,
}: ListDefinition<E>): List<ListArguments<E> & Ordering<SortFieldOf<E>>> {
  return {
    async page<R>(
      db: Kysely<DB>,
      selected: Fragment,
      list: ListArguments<E> & Ordering<SortFieldOf<E>>,
      slice: Slice,
    ) {
      const asked = askedFilters(filters, list).map((filter) => filter.condition())
      const where = allOf(always ? [always(list), ...asked] : asked)
      const order = resolveOrder(orders[list.sortField ?? defaultOrder], list.sortOrder)
      const [page, count] = await Promise.all([
        sql<R>`select ${selected} from ${source} where ${where} order by ${order.orderBy()} ${limitTo(slice)}`.execute(
          db,
        ),
        sql<{ total: number }>`select count(*) as total from ${source} where ${where}`.execute(db),
      ])
      return { rows: page.rows, total: count.rows[0]?.total ?? 0 }
    },
  }
}
