import { type Kysely, sql } from 'kysely'
import type { DB } from '../platform/db/schema.gen.ts'

/** All that a database's schema consists of, a line for each part. */
export async function describeSchema(kysely: Kysely<DB>): Promise<string[]> {
  const { rows } = await sql<{ text: string }>`
    with relation as (select * from pg_class where relnamespace = 'public'::regnamespace)
    select concat_ws(' ', 'relation', relname, relkind, relpersistence, reloptions) as text from relation
    union all select concat_ws(' ', 'column', relname, rank() over (partition by c.oid order by attnum), attname,
        format_type(atttypid, atttypmod), attnotnull, attidentity, attgenerated, attcollation::regcollation, attstorage,
        pg_get_expr(adbin, adrelid))
      from relation c join pg_attribute a on attrelid = c.oid and attnum > 0 and not attisdropped
        left join pg_attrdef on adrelid = c.oid and adnum = attnum
      where relkind = 'r'
    union all select concat_ws(' ', 'constraint', conrelid::regclass, conname, pg_get_constraintdef(oid)) from pg_constraint
      where connamespace = 'public'::regnamespace and contype <> 'n'
    union all select concat_ws(' ', 'index', indisvalid, pg_get_indexdef(indexrelid)) from pg_index join relation c on c.oid = indrelid
    union all select concat_ws(' ', 'trigger', tgenabled, pg_get_triggerdef(oid)) from pg_trigger where not tgisinternal
    union all select concat_ws(' ', 'function', pg_get_functiondef(oid)) from pg_proc where pronamespace = 'public'::regnamespace
    union all select concat_ws(' ', 'sequence', seqrelid::regclass, format_type(seqtypid, null), seqstart, seqincrement)
      from pg_sequence join relation c on c.oid = seqrelid`.execute(kysely)
  return rows.map(({ text }) => text).sort()
}
