import { type RawBuilder, sql } from 'kysely'

/** The last place that is taken in a bank, 0 in an empty one: looked up in the index of each status. */
export function lastPlaceOf(bankId: RawBuilder<unknown>): RawBuilder<number> {
  return sql<number>`(
    select coalesce(max(last.sort_order), 0) from unnest('{draft,published,archived}'::text[]) as s (status)
    cross join lateral (
      select sort_order from question where status = s.status and bank_id = ${bankId} order by sort_order desc, id desc limit 1
    ) last)`
}
