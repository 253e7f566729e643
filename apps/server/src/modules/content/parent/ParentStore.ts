import { type Kysely, type RawBuilder, sql } from 'kysely'
import type {
  ContentPlace,
  ContentRows,
  ContentStore,
  ContentStoreOf,
  KnownFile,
  KnownItem,
  KnownPlace,
  WrittenRow,
} from '../../../platform/content-store.ts'
import {
  assignmentsOf,
  columnsOf,
  definitionsOf,
  entriesOf,
  excludedOf,
  type Fields,
  valuesOf,
} from '../../../platform/db/fields.ts'
import type { DB } from '../../../platform/db/schema.gen.ts'
import { releasedAmong } from '../releases.ts'
import type { ParentKind } from './parent-kind.ts'

/** Parents of a kind as imports read and write them, many by a statement. */
class ParentStore implements ContentStore {
  readonly #db: Kysely<DB>
  readonly #kind: ParentKind
  readonly #table: RawBuilder<unknown>
  /** All that an import writes. */
  readonly #written: Fields

  constructor(db: Kysely<DB>, kind: ParentKind) {
    this.#db = db
    this.#kind = kind
    this.#table = sql.table(kind.items.parent.table)
    this.#written = { ...kind.fields, order: { column: 'sort_order', type: 'integer' } }
  }

  async *places(): AsyncGenerator<KnownPlace> {
    const { rows } = await sql<KnownPlace>`
      select id, '' as parent, slug, name as title from ${this.#table} order by id`.execute(this.#db)
    yield* rows
  }

  async findAll(ids: readonly number[]): Promise<KnownItem[]> {
    const { rows } = await sql<Omit<KnownItem, 'references'>>`
      select p.id, p.version, jsonb_build_object('slug', p.slug, ${entriesOf(this.#written, 'p')}) as before
      from ${this.#table} p where p.id = any(${ids}::bigint[])`.execute(this.#db)
    return rows.map((row) => ({ ...row, references: [] }))
  }

  create(rows: ContentRows): Promise<WrittenRow[]> {
    const { fields } = this.#kind
    return this.#write(sql`
      with source as (${rows}), created as (
        insert into ${this.#table} (slug, ${columnsOf(fields)}, sort_order, edit_time)
        select s.slug, ${valuesOf(fields, 'd')},
          coalesce(d."order", (select coalesce(max(sort_order), 0) + 1 from ${this.#table})), now()
        from source s, ${this.#said('draft')}
        order by s.place on conflict do nothing returning id, slug, version
      )
      select s.key, c.id, c.version from source s join created c using (slug)`)
  }

  update(rows: ContentRows): Promise<WrittenRow[]> {
    return this.#write(sql`
      with source as (${rows})
      update ${this.#table} p set ${assignmentsOf(this.#kind.fields, 'd')}, sort_order = coalesce(d."order", p.sort_order),
        version = p.version + 1, update_time = now(), edit_time = now()
      from source s, ${this.#said('draft')} where p.id = s.id and p.version = s.version
      returning s.key, p.id, p.version`)
  }

  async restore(rows: ContentRows): Promise<void> {
    await this.#write(sql`
      with source as (${rows})
      update ${this.#table} p set ${assignmentsOf(this.#written, 'd')}, version = p.version + 1, update_time = now()
      from source s, ${this.#said('before')} where p.id = s.id and p.version = s.version
      returning s.key, p.id, p.version`)
  }

  /** Those that hold items by now stay. */
  async remove(rows: ContentRows): Promise<void> {
    const { name, parent } = this.#kind.items
    await this.#write(sql`
      with source as (${rows})
      delete from ${this.#table} p using source s
      where p.id = s.id and p.version = s.version
        and not exists (select 1 from ${sql.table(name)} i where i.${sql.ref(parent.column)} = p.id)
      returning s.key, p.id, p.version`)
  }

  async findEdited(rows: ContentRows, limit: number): Promise<number[]> {
    const edited = await sql<{ key: number }>`
      select s.key from (${rows}) s join ${this.#table} p on p.id = s.id
      where p.version <> s.version order by s.place limit ${sql.lit(limit)}`.execute(this.#db)
    return edited.rows.map(({ key }) => key)
  }

  async findFiles(places: readonly ContentPlace[]): Promise<KnownFile[]> {
    const slugs = places.map(({ slug }) => slug)
    const own = sql`(select slug as parent, '' as slug from unnest(${slugs}::text[]) slug)`
    const { rows } = await sql<KnownFile>`
      select '' as parent, slug, import_hash as hash, edit_time is not null as "isEdited", false as "isReleased"
      from ${this.#table} where slug = any(${slugs}::text[])
      union all
      select '', parent, hash, "isEdited", "isReleased"
      from (${releasedAmong(this.#kind.items.parent.table, own)}) r`.execute(this.#db)
    return rows
  }

  saveFiles(rows: ContentRows): Promise<WrittenRow[]> {
    return this.#write(sql`
      with source as (${rows}), saved as (
        insert into ${this.#table} as p (slug, ${columnsOf(this.#written)}, import_hash)
        select s.slug, ${valuesOf(this.#written, 'd')}, s.hash
        from source s, ${this.#said('draft')} order by d."order", s.slug
        on conflict (slug) do update set ${excludedOf(this.#written)}, import_hash = excluded.import_hash,
          update_time = now(), version = p.version + 1
        where p.edit_time is null
        returning p.id, p.slug, p.version
      )
      select s.key, w.id, w.version from source s join saved w using (slug)`)
  }

  /** Parents name no others. */
  async relate(): Promise<void> {}

  /** What the row `s` says, or has said, as `d`. */
  #said(column: 'draft' | 'before'): RawBuilder<unknown> {
    return sql`jsonb_to_record(s.${sql.ref(column)}) as d (${definitionsOf(this.#written)})`
  }

  /** Writes rows, and then what is found of them. @param statement answers with what it wrote */
  async #write(statement: RawBuilder<unknown>): Promise<WrittenRow[]> {
    const { rows } = await sql<WrittenRow>`${statement}`.execute(this.#db)
    await this.#kind.index(
      this.#db,
      rows.map(({ id }) => id),
    )
    return rows
  }
}

export const parentStoreOf =
  (kind: ParentKind): ContentStoreOf =>
  (db) =>
    new ParentStore(db, kind)
