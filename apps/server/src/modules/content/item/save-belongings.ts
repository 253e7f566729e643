import { type Kysely, type RawBuilder, sql } from 'kysely'
import { columnsOf, definitionsOf, excludedOf, valuesOf } from '../../../platform/db/fields.ts'
import type { DB } from '../../../platform/db/schema.gen.ts'
import { type ItemKind, type ItemLink, type ItemPart, ownOf } from './item-kind.ts'

type Fragment = RawBuilder<unknown>

/** How an item names others: by ids, as the site does, or by places, as files do. */
export type Naming = 'ids' | 'places'

/**
 * Writes the links and parts of items; what items name that is not there is passed over.
 * @param items a query of `id` bigint and `said` jsonb, the fields that name links and parts
 */
export async function saveBelongings(
  db: Kysely<DB>,
  { table, links, parts }: Pick<ItemKind, 'table' | 'links' | 'parts'>,
  items: Fragment,
  naming: Naming,
): Promise<void> {
  for (const part of parts) await saveParts(db, part, ownOf(table), items)
  for (const link of links)
    await saveLinks(db, link, { own: ownOf(table), items, naming, isOwnKind: link.to.name === table.name })
}

/** A part that keeps its slug keeps its id, and with it what learners have of it. */
async function saveParts(
  db: Kysely<DB>,
  { field, table, fields }: ItemPart,
  item: Fragment,
  items: Fragment,
) {
  await sql`
    with source as (${items}), wanted as (
      select s.id, d.*
      from source s cross join lateral rows from (
        jsonb_to_recordset(s.said -> ${sql.lit(field)}) as (slug text, ${definitionsOf(fields)})
      ) with ordinality as d (slug, ${sql.join(Object.keys(fields).map((name) => sql.ref(name)))}, place)
    ), dropped as (
      delete from ${sql.table(table)} old using source s
      where old.${item} = s.id and not exists (select 1 from wanted w where w.id = s.id and w.slug = old.slug)
    )
    insert into ${sql.table(table)} (${item}, slug, ${columnsOf(fields)}, sort_order)
    select d.id, d.slug, ${valuesOf(fields, 'd')}, d.place from wanted d
    on conflict (${item}, slug) do update set ${excludedOf(fields)}, sort_order = excluded.sort_order`.execute(
    db,
  )
}

interface LinkSource {
  /** The column that names the item. */
  own: Fragment
  items: Fragment
  naming: Naming
  /** An item does not name itself. */
  isOwnKind: boolean
}

async function saveLinks(db: Kysely<DB>, link: ItemLink, { own, items, naming, isOwnKind }: LinkSource) {
  const [table, other] = [sql.table(link.table), sql.ref(link.other)]
  await sql`
    with source as (${items}), target as (
      select s.id, k.id as other_id, min(t.place) as place
      from source s cross join lateral ${naming === 'ids' ? namedByIds(link) : namedByPlaces(link)}
      ${isOwnKind ? sql`where k.id <> s.id` : sql``}
      group by s.id, k.id
    ), dropped as (
      delete from ${table} old using source s
      where old.${own} = s.id and not exists (select 1 from target t where t.id = s.id and t.other_id = old.${other})
    )
    insert into ${table} (${own}, ${other}, sort_order) select id, other_id, place from target
    on conflict (${own}, ${other}) do update set sort_order = excluded.sort_order`.execute(db)
}

function namedByIds({ field, to }: ItemLink): Fragment {
  return sql`jsonb_array_elements_text(s.said -> ${sql.lit(field)}) with ordinality as t (id, place)
    join ${sql.table(to.name)} k on k.id = t.id::bigint`
}

/** The places in `said` of the row `s`, as `t`. */
export const placesIn = ({ placed }: ItemLink): Fragment => sql`rows from (
  jsonb_to_recordset(s.said -> ${sql.lit(placed)}) as (parent text, slug text)
) with ordinality as t (parent, slug, place)`

function namedByPlaces(link: ItemLink): Fragment {
  const { name, parent } = link.to
  return sql`${placesIn(link)} join ${sql.table(parent.table)} b on b.slug = t.parent
    join ${sql.table(name)} k on k.${sql.ref(parent.column)} = b.id and k.slug = t.slug`
}
