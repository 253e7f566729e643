import type { Page } from '@app/contract/common/schemas'
import { sql } from 'kysely'
import type { Fragment } from './filters.ts'

/** The page that a call asks for. */
export interface Paging {
  /** From 1. */
  current: number
  pageSize: number
}

/** The part of a list that a page holds. */
export interface Slice {
  limit: number
  offset: number
}

/** The rows of a page and the length of the whole list. */
export interface RowPage<R> {
  rows: R[]
  total: number
}

/** Answers a page call: `read` gets the rest of the call and the part of the list to read. */
export async function paging<Q extends Paging, R, T>(
  { current, pageSize, ...list }: Q,
  read: (list: Omit<Q, keyof Paging>, slice: Slice) => Promise<RowPage<R>>,
  toRecord: (row: R) => T,
): Promise<Page<T>> {
  const { rows, total } = await read(list, { limit: pageSize, offset: (current - 1) * pageSize })
  return { records: rows.map((row) => toRecord(row)), total, current, pageSize }
}

/** Limits are written out, for the planner to see that few rows are wanted. */
export function limitTo({ limit, offset }: Slice): Fragment {
  return sql`limit ${sql.lit(limit)} ${offset === 0 ? sql`` : sql`offset ${sql.lit(offset)}`}`
}
