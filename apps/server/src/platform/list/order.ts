import { sql } from 'kysely'
import type { Fragment } from './filters.ts'

type Direction = 'ascend' | 'descend'

/** One order of a list. The id decides between rows that are equal, so that a page never repeats a row. */
export interface Order {
  readonly columns: readonly string[]
  /** The direction when none is asked for. */
  readonly natural: Direction
  /** Rows without a value count as the smallest. */
  readonly hasNulls?: true
}

/** An order with its direction: all columns go the same way, so that an index serves it both ways. */
export interface ResolvedOrder {
  readonly columns: readonly string[]
  readonly isAscending: boolean
  /** `q.a, q.b`: a place in the list. */
  key(alias: string): Fragment
  orderBy(alias?: string, reversed?: boolean): Fragment
}

export function resolveOrder(
  { columns: leading, natural, hasNulls }: Order,
  sortOrder: Direction | undefined,
): ResolvedOrder {
  const columns = [...leading, 'id']
  const isAscending = (sortOrder ?? natural) === 'ascend'
  const refs = (alias?: string) =>
    columns.map((column) => sql.ref(alias === undefined ? column : `${alias}.${column}`))
  return {
    columns,
    isAscending,
    key: (alias) => sql.join(refs(alias)),
    orderBy(alias, reversed = false) {
      const direction = isAscending === reversed ? 'desc' : 'asc'
      const nulls = direction === 'desc' ? 'nulls last' : 'nulls first'
      const way = sql.raw(hasNulls ? `${direction} ${nulls}` : direction)
      return sql.join(refs(alias).map((column) => sql`${column} ${way}`))
    },
  }
}
