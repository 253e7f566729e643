import { type Kysely, type RawBuilder, sql } from 'kysely'
import {
  assignmentsOf,
  columnsOf,
  definitionsOf,
  excludedOf,
  type Fields,
  valuesOf,
} from '../../../platform/db/fields.ts'
import type { DB } from '../../../platform/db/schema.gen.ts'
import type {
  ContentPlace,
  ContentRows,
  ContentStore,
  KnownFile,
  KnownItem,
  KnownPlace,
  WrittenRow,
} from '../content-store.ts'
import { releasedAmong } from '../releases.ts'
import { indexing } from './indexing.ts'
import { placesOf, snapshotOf } from './item-columns.ts'
import { type ItemKind, type ItemLink, ownOf, revisionsOf } from './item-kind.ts'
import { lastPlaceOf } from './last-place.ts'
import { placesIn, saveBelongings } from './save-belongings.ts'

const PLACES_PER_STATEMENT = 2_000

/** What of a kept `before` is no part of a snapshot; imports of earlier versions kept the words of titles. */
const beside = sql`${['status', 'order', 'editTime', 'titleTerms', 'questions', 'problems', 'related', 'changed']}::text[]`

type Fragment = RawBuilder<unknown>

/** How many of every parent get the highest ids, the first the highest. */
const FIRST = 5

/** Items of a kind as imports read and write them, many by a statement, with their links, parts and history. */
export class ItemStore implements ContentStore {
  readonly #db: Kysely<DB>
  readonly #kind: ItemKind
  readonly #table: Fragment
  readonly #parents: Fragment
  /** The column of the parent. */
  readonly #parent: Fragment
  /** All that an import writes. */
  readonly #written: Fields
  /** All that undoing an import brings back. */
  readonly #restored: Fields

  constructor(db: Kysely<DB>, kind: ItemKind) {
    this.#db = db
    this.#kind = kind
    this.#table = sql.table(kind.table.name)
    this.#parents = sql.table(kind.table.parent.table)
    this.#parent = sql.ref(kind.table.parent.column)
    this.#written = { ...kind.fields, status: { column: 'status', type: 'text' } }
    this.#restored = {
      ...this.#written,
      order: { column: 'sort_order', type: 'integer' },
      editTime: { column: 'edit_time', type: 'timestamptz' },
    }
  }

  async *places(): AsyncGenerator<KnownPlace> {
    let last = 0
    for (;;) {
      const { rows } = await sql<KnownPlace>`
        select i.id, b.slug as parent, i.slug, i.title
        from ${this.#table} i join ${this.#parents} b on b.id = i.${this.#parent}
        where i.id > ${last} order by i.id limit ${sql.lit(PLACES_PER_STATEMENT)}`.execute(this.#db)
      yield* rows
      last = rows.at(-1)?.id ?? last
      if (rows.length < PLACES_PER_STATEMENT) return
    }
  }

  async findAll(ids: readonly number[]): Promise<KnownItem[]> {
    const { links } = this.#kind
    const related = links.find((link) => this.#isOwn(link))
    const places = links
      .filter((link) => !this.#isOwn(link))
      .map((link) => sql`, ${sql.lit(link.placed)}, ${placesOf(this.#kind.table, link)}`)
    const { rows } = await sql<KnownItem>`
      select i.id, i.version,
        ${snapshotOf(this.#kind)} || jsonb_build_object('status', i.status, 'order', i.sort_order,
          'editTime', i.edit_time${sql.join(places, sql``)}) as before,
        ${related ? placesOf(this.#kind.table, related) : sql`'[]'::jsonb`} as references
      from ${this.#table} i where i.id = any(${ids}::bigint[])`.execute(this.#db)
    return rows
  }

  async create(rows: ContentRows): Promise<WrittenRow[]> {
    const written = await sql<WrittenRow>`
      with source as (${rows}), draft as (
        select s.key, s.slug, b.id as parent_id, d.*, row_number() over (partition by b.id order by s.place) as place
        from source s join ${this.#parents} b on b.slug = s.parent, ${this.#draft()}
      ), last as (
        select parent_id, ${lastPlaceOf(this.#kind.table, sql.ref('draft.parent_id'))} as sort_order from draft group by parent_id
      ), created as (
        insert into ${this.#table} (${this.#parent}, slug, ${columnsOf(this.#written)}, sort_order, edit_time)
        select d.parent_id, d.slug, ${valuesOf(this.#written, 'd')}, coalesce(d."order", last.sort_order + d.place), now()
        from draft d join last using (parent_id)
        on conflict (${this.#parent}, slug) do nothing returning id, ${this.#parent} as parent_id, slug, version
      )
      select d.key, c.id, c.version from draft d join created c using (parent_id, slug)`.execute(this.#db)
    await this.#saveWritten(rows, written.rows)
    return written.rows
  }

  /** Keeps in the history what the items said and say. */
  async update(rows: ContentRows, editorId: number | null): Promise<WrittenRow[]> {
    const own = ownOf(this.#kind.table)
    const written = await sql<WrittenRow>`
      with source as (${rows})
      update ${this.#table} i set ${assignmentsOf(this.#written, 'd')}, sort_order = coalesce(d."order", i.sort_order),
        version = i.version + 1, update_time = now(), edit_time = now()
      from source s, ${this.#draft()} where i.id = s.id and i.version = s.version
      returning s.key, i.id, i.version`.execute(this.#db)
    const ids = written.rows.map(({ id }) => id)
    await this.#saveWritten(rows, written.rows)
    await sql`
      insert into ${revisionsOf(this.#kind.table)} (${own}, version, snapshot, create_time)
      select i.id, s.version, s.before - ${beside}, i.create_time
      from (${rows}) s join ${this.#table} i on i.id = s.id where i.id = any(${ids}::bigint[])
      on conflict (${own}, version) do nothing`.execute(this.#db)
    await this.#keepCurrent(ids, editorId)
    return written.rows
  }

  async restore(rows: ContentRows, editorId: number | null): Promise<void> {
    const written = await sql<WrittenRow>`
      with source as (${rows})
      update ${this.#table} i set ${assignmentsOf(this.#restored, 'd')}, version = i.version + 1, update_time = now()
      from source s, jsonb_to_record(s.before) as d (${definitionsOf(this.#restored)})
      where i.id = s.id and i.version = s.version
      returning s.key, i.id, i.version`.execute(this.#db)
    const ids = written.rows.map(({ id }) => id)
    const items = sql`select s.id, s.before as said from (${rows}) s where s.id = any(${ids}::bigint[])`
    await indexing(this.#db, this.#kind, ids, () => saveBelongings(this.#db, this.#kind, items, 'ids'))
    await this.#keepCurrent(ids, editorId)
  }

  async remove(rows: ContentRows): Promise<void> {
    const { rows: there } = await sql<{ id: number }>`
      select i.id from (${rows}) s join ${this.#table} i on i.id = s.id and i.version = s.version
      order by i.id for update of i`.execute(this.#db)
    const ids = there.map(({ id }) => id)
    await indexing(this.#db, this.#kind, ids, () =>
      sql`delete from ${this.#table} where id = any(${ids}::bigint[])`.execute(this.#db),
    )
  }

  async findEdited(rows: ContentRows, limit: number): Promise<number[]> {
    const edited = await sql<{ key: number }>`
      select s.key from (${rows}) s join ${this.#table} i on i.id = s.id
      where i.version <> s.version order by s.place limit ${sql.lit(limit)}`.execute(this.#db)
    return edited.rows.map(({ key }) => key)
  }

  /** Keeps in the history what the items say now. */
  async #keepCurrent(ids: readonly number[], editorId: number | null): Promise<void> {
    const own = ownOf(this.#kind.table)
    await sql`
      insert into ${revisionsOf(this.#kind.table)} (${own}, version, snapshot, editor_id, editor_name, create_time)
      select i.id, i.version, ${snapshotOf(this.#kind)}, u.id, u.username, now()
      from ${this.#table} i left join app_user u on u.id = ${editorId} where i.id = any(${ids}::bigint[])
      on conflict (${own}, version) do update set snapshot = excluded.snapshot`.execute(this.#db)
  }

  async findFiles(places: readonly ContentPlace[]): Promise<KnownFile[]> {
    const { rows } = await sql<KnownFile>`
      with k as (
        select * from unnest(${places.map(({ parent }) => parent)}::text[], ${places.map(({ slug }) => slug)}::text[]) as k (parent, slug)
      )
      select k.parent, k.slug, i.import_hash as hash, i.edit_time is not null as "isEdited", false as "isReleased"
      from k join ${this.#parents} b on b.slug = k.parent join ${this.#table} i on i.${this.#parent} = b.id and i.slug = k.slug
      union all
      ${releasedAmong(this.#kind.table.parent.table, sql`k`)}`.execute(this.#db)
    return rows
  }

  /**
   * A new one is published unless its file says otherwise; the places in a parent that an admin has ordered stay
   * (docs/decisions/005). The first of every parent gets the highest ids: where nobody has read anything yet, the most read
   * and the newest questions are the ones that a bank begins with. What comes after these is written bank by bank.
   */
  async saveFiles(rows: ContentRows): Promise<WrittenRow[]> {
    const { fields } = this.#kind
    const written = await sql<WrittenRow>`
      with source as (${rows}), draft as (
        select s.key, s.slug, s.hash, b.id as parent_id, b.sort_order as parent_order, ${valuesOf(this.#written, 'd')},
          case when b.order_edit_time is null then d."order" else coalesce(old.sort_order, d."order") end as "order"
        from source s join ${this.#parents} b on b.slug = s.parent
          left join ${this.#table} old on old.${this.#parent} = b.id and old.slug = s.slug, ${this.#draft()}
      ), saved as (
        insert into ${this.#table} as i (${this.#parent}, slug, ${columnsOf(fields)}, sort_order, status, import_hash)
        select d.parent_id, d.slug, ${valuesOf(fields, 'd')}, d."order", coalesce(d.status, 'published'), d.hash from draft d
        window place as (partition by d.parent_id order by d."order")
        order by least(dense_rank() over place, ${sql.lit(FIRST)}) desc,
          case when dense_rank() over place >= ${sql.lit(FIRST)} then d.parent_order end, d.parent_order desc,
          d.parent_id desc, dense_rank() over place desc, d.slug desc
        on conflict (${this.#parent}, slug) do update set ${excludedOf(fields)}, sort_order = excluded.sort_order,
          import_hash = excluded.import_hash, update_time = now(), version = i.version + 1,
          status = coalesce((select d.status from draft d where d.parent_id = i.${this.#parent} and d.slug = i.slug), i.status)
        where i.edit_time is null
        returning i.id, i.${this.#parent} as parent_id, i.slug, i.version
      )
      select d.key, w.id, w.version from draft d join saved w using (parent_id, slug)`.execute(this.#db)
    await this.#saveWritten(rows, written.rows)
    return written.rows
  }

  /** What the history keeps of this version names the same. Where something is not there yet, the next import looks at the file again. */
  async relate(rows: ContentRows): Promise<void> {
    const { table } = this.#kind
    await saveBelongings(this.#db, this.#kind, sql`select r.id, r.draft as said from (${rows}) r`, 'places')
    for (const link of this.#kind.links) await this.#noteIncomplete(link, rows)
    await sql`
      update ${revisionsOf(table)} v set snapshot = ${snapshotOf(this.#kind)}
      from (${rows}) s join ${this.#table} i on i.id = s.id
      where v.${ownOf(table)} = i.id and v.version = i.version`.execute(this.#db)
  }

  /** Writes what belongs to the items that were written, and what is found of them. */
  #saveWritten(rows: ContentRows, written: readonly WrittenRow[]): Promise<void> {
    const items = sql`
      select w.id, s.draft as said from (${rows}) s
        join jsonb_to_recordset(${JSON.stringify(written)}::text::jsonb) as w (key bigint, id bigint) using (key)`
    const ids = written.map(({ id }) => id)
    return indexing(this.#db, this.#kind, ids, () => saveBelongings(this.#db, this.#kind, items, 'places'))
  }

  /** What the row `s` says, as `d`. */
  #draft(): Fragment {
    return sql`jsonb_to_record(s.draft) as d (${definitionsOf(this.#written)}, "order" integer)`
  }

  async #noteIncomplete(link: ItemLink, rows: ContentRows): Promise<void> {
    const { name, parent } = link.to
    await sql`
      with source as (select r.id, r.draft as said from (${rows}) r)
      update ${this.#table} i set import_hash = null from source s
      where i.id = s.id and exists (
        select 1 from ${placesIn(link)} where not exists (
          select 1 from ${sql.table(name)} k join ${sql.table(parent.table)} b on b.id = k.${sql.ref(parent.column)}
          where b.slug = t.parent and k.slug = t.slug))`.execute(this.#db)
  }

  #isOwn({ to }: ItemLink): boolean {
    return to.name === this.#kind.table.name
  }
}
