import { type RawBuilder, sql } from 'kysely'
import { entriesOf } from '../../../platform/db/fields.ts'
import { type ItemKind, type ItemLink, type ItemPart, type ItemTable, ownOf } from './item-kind.ts'

type Fragment = RawBuilder<unknown>
type Columns = Readonly<Record<string, Fragment>>

const aggregated = (value: Fragment, order: Fragment) =>
  sql`coalesce(jsonb_agg(${value} order by ${order}), '[]')`

/** What the item `i` names, as `k`, with what it stands in, as `b`. */
function linkedOf(item: ItemTable, { table, other, to }: ItemLink, value: Fragment): Fragment {
  return sql`(select ${aggregated(value, sql`l.sort_order, l.${sql.ref(other)}`)}
    from ${sql.table(table)} l join ${sql.table(to.name)} k on k.id = l.${sql.ref(other)}
      join ${sql.table(to.parent.table)} b on b.id = k.${sql.ref(to.parent.column)}
    where l.${ownOf(item)} = i.id)`
}

/** Their names in files. */
export const placesOf = (item: ItemTable, link: ItemLink) =>
  linkedOf(item, link, sql`jsonb_build_object('parent', b.slug, 'slug', k.slug)`)

function partsOf(item: ItemTable, { table, fields }: ItemPart): Fragment {
  const value = sql`jsonb_build_object('slug', r.slug, ${entriesOf(fields, 'r')})`
  return sql`(select ${aggregated(value, sql`r.sort_order`)} from ${sql.table(table)} r where r.${ownOf(item)} = i.id)`
}

/** The links and parts of the item `i`. */
const belongings = ({ table, links, parts }: ItemKind): Columns => ({
  ...Object.fromEntries(links.map((link) => [link.field, linkedOf(table, link, sql`k.id`)])),
  ...Object.fromEntries(parts.map((part) => [part.field, partsOf(table, part)])),
})

/** What an admin's list tells of the item `i`. */
const recordColumns = ({ table, parent, listed }: ItemKind): Columns => ({
  id: sql`i.id`,
  [parent.field]: sql`i.${sql.ref(table.parent.column)}`,
  slug: sql`i.slug`,
  title: sql`i.title`,
  status: sql`i.status`,
  sortOrder: sql`i.sort_order`,
  version: sql`i.version`,
  createTime: sql`i.create_time`,
  updateTime: sql`i.update_time`,
  editTime: sql`i.edit_time`,
  ...listed,
})

/** All of the item `i`. */
function detailColumns(kind: ItemKind): Columns {
  const { table, fields, links } = kind
  const shown = sql`jsonb_build_object('id', k.id, 'title', k.title, 'place', b.slug || '/' || k.slug)`
  return {
    ...recordColumns(kind),
    ...Object.fromEntries(Object.entries(fields).map(([name, { column }]) => [name, sql.ref(`i.${column}`)])),
    ...belongings(kind),
    ...Object.fromEntries(links.map((link) => [link.placed, linkedOf(table, link, shown)])),
  }
}

const selected = (columns: Columns) =>
  sql.join(Object.entries(columns).map(([name, column]) => sql`${column} as ${sql.ref(name)}`))

export const selectRecord = (kind: ItemKind) => selected(recordColumns(kind))
export const selectDetail = (kind: ItemKind) => selected(detailColumns(kind))

/** The item `i` as its history keeps it. */
export function snapshotOf(kind: ItemKind): Fragment {
  const { table, parent, fields } = kind
  const entries = Object.entries(belongings(kind)).map(([name, column]) => sql`, ${sql.lit(name)}, ${column}`)
  return sql`jsonb_build_object(${sql.lit(parent.field)}, i.${sql.ref(table.parent.column)}, 'slug', i.slug,
    ${entriesOf(fields, 'i')}${sql.join(entries, sql``)})`
}
