import { type Kysely, type RawBuilder, sql } from 'kysely'
import type {
  ContentPlace,
  ContentRows,
  FolderStoreOf,
  KnownFile,
  WrittenRow,
} from '../../../platform/content-store.ts'
import { columnsOf, definitionsOf, excludedOf, type Fields, valuesOf } from '../../../platform/db/fields.ts'
import type { DB } from '../../../platform/db/schema.gen.ts'
import { releasedAmong } from '../releases.ts'
import { indexing } from './indexing.ts'
import { snapshotOf } from './item-columns.ts'
import { type ItemKind, type ItemLink, ownOf, revisionsOf } from './item-kind.ts'
import { placesIn, saveBelongings } from './save-belongings.ts'

type Fragment = RawBuilder<unknown>

/** Items of a kind as the content folder's import reads and writes them. */
export class ItemFolderStore implements ReturnType<FolderStoreOf> {
  protected readonly db: Kysely<DB>
  protected readonly kind: ItemKind
  protected readonly table: Fragment
  protected readonly parents: Fragment
  /** The column of the parent. */
  protected readonly parent: Fragment
  /** All that an import writes. */
  protected readonly written: Fields

  constructor(db: Kysely<DB>, kind: ItemKind) {
    this.db = db
    this.kind = kind
    this.table = sql.table(kind.table.name)
    this.parents = sql.table(kind.table.parent.table)
    this.parent = sql.ref(kind.table.parent.column)
    this.written = { ...kind.fields, status: { column: 'status', type: 'text' } }
  }

  async findFiles(places: readonly ContentPlace[]): Promise<KnownFile[]> {
    const { rows } = await sql<KnownFile>`
      with k as (
        select * from unnest(${places.map(({ parent }) => parent)}::text[], ${places.map(({ slug }) => slug)}::text[]) as k (parent, slug)
      )
      select k.parent, k.slug, i.import_hash as hash, i.edit_time is not null as "isEdited", false as "isReleased"
      from k join ${this.parents} b on b.slug = k.parent join ${this.table} i on i.${this.parent} = b.id and i.slug = k.slug
      union all
      ${releasedAmong(this.kind.table.parent.table, sql`k`)}`.execute(this.db)
    return rows
  }

  /**
   * A new one is published unless its file says otherwise; the places in a parent that an admin has ordered stay
   * (docs/decisions/005). The first of every parent gets the highest ids: where nobody has read anything yet, the most read
   * and the newest questions are the ones that a bank begins with.
   */
  async saveFiles(rows: ContentRows): Promise<WrittenRow[]> {
    const { fields } = this.kind
    const written = await sql<WrittenRow>`
      with source as (${rows}), draft as (
        select s.key, s.slug, s.hash, b.id as parent_id, b.sort_order as parent_order, ${valuesOf(this.written, 'd')},
          case when b.order_edit_time is null then d."order" else coalesce(old.sort_order, d."order") end as "order"
        from source s join ${this.parents} b on b.slug = s.parent
          left join ${this.table} old on old.${this.parent} = b.id and old.slug = s.slug, ${this.draft()}
      ), saved as (
        insert into ${this.table} as i (${this.parent}, slug, ${columnsOf(fields)}, sort_order, status, import_hash)
        select d.parent_id, d.slug, ${valuesOf(fields, 'd')}, d."order", coalesce(d.status, 'published'), d.hash from draft d
        order by d."order" desc, d.parent_order desc, d.parent_id desc, d.slug desc
        on conflict (${this.parent}, slug) do update set ${excludedOf(fields)}, sort_order = excluded.sort_order,
          import_hash = excluded.import_hash, update_time = now(), version = i.version + 1,
          status = coalesce((select d.status from draft d where d.parent_id = i.${this.parent} and d.slug = i.slug), i.status)
        where i.edit_time is null
        returning i.id, i.${this.parent} as parent_id, i.slug, i.version
      )
      select d.key, w.id, w.version from draft d join saved w using (parent_id, slug)`.execute(this.db)
    await this.saveWritten(rows, written.rows)
    return written.rows
  }

  /** What the history keeps of this version names the same. Where something is not there yet, the next import looks at the file again. */
  async relate(rows: ContentRows): Promise<void> {
    const { table } = this.kind
    await saveBelongings(this.db, this.kind, sql`select r.id, r.draft as said from (${rows}) r`, 'places')
    for (const link of this.kind.links) await this.#noteIncomplete(link, rows)
    await sql`
      update ${revisionsOf(table)} v set snapshot = ${snapshotOf(this.kind)}
      from (${rows}) s join ${this.table} i on i.id = s.id
      where v.${ownOf(table)} = i.id and v.version = i.version`.execute(this.db)
  }

  /** Writes what belongs to the items that were written, and what is found of them. */
  protected saveWritten(rows: ContentRows, written: readonly WrittenRow[]): Promise<void> {
    const items = sql`
      select w.id, s.draft as said from (${rows}) s
        join jsonb_to_recordset(${JSON.stringify(written)}::text::jsonb) as w (key bigint, id bigint) using (key)`
    const ids = written.map(({ id }) => id)
    return indexing(this.db, this.kind, ids, () => saveBelongings(this.db, this.kind, items, 'places'))
  }

  /** What the row `s` says, as `d`. */
  protected draft(): Fragment {
    return sql`jsonb_to_record(s.draft) as d (${definitionsOf(this.written)}, "order" integer)`
  }

  async #noteIncomplete(link: ItemLink, rows: ContentRows): Promise<void> {
    const { name, parent } = link.to
    await sql`
      with source as (select r.id, r.draft as said from (${rows}) r)
      update ${this.table} i set import_hash = null from source s
      where i.id = s.id and exists (
        select 1 from ${placesIn(link)} where not exists (
          select 1 from ${sql.table(name)} k join ${sql.table(parent.table)} b on b.id = k.${sql.ref(parent.column)}
          where b.slug = t.parent and k.slug = t.slug))`.execute(this.db)
  }
}
