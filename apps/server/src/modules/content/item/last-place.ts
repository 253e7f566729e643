import { type RawBuilder, sql } from 'kysely'
import type { ItemTable } from './item-kind.ts'

/** The last place that is taken in a parent, 0 in an empty one: looked up in the index of each status. */
export function lastPlaceOf({ name, parent }: ItemTable, parentId: RawBuilder<unknown>): RawBuilder<number> {
  return sql<number>`(
    select coalesce(max(last.sort_order), 0) from unnest('{draft,published,archived}'::text[]) as s (status)
    cross join lateral (
      select sort_order from ${sql.table(name)} where status = s.status and ${sql.ref(parent.column)} = ${parentId}
      order by sort_order desc, id desc limit 1
    ) last)`
}
