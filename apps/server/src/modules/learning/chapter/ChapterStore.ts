import { type Kysely, sql } from 'kysely'
import type {
  ContentPlace,
  ContentRows,
  ContentStore,
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
import { chapterFields } from './chapter-fields.ts'

const fields = {
  ...chapterFields,
  order: { column: 'sort_order', type: 'integer' },
} as const satisfies Fields

const draftOf = (column: 'draft' | 'before') =>
  sql`jsonb_to_record(s.${sql.ref(column)}) as d (${definitionsOf(fields)})`

/** Chapters as imports read and write them. */
export class ChapterStore implements ContentStore {
  readonly #db: Kysely<DB>

  constructor(db: Kysely<DB>) {
    this.#db = db
  }

  async *places(): AsyncGenerator<KnownPlace> {
    const rows = await this.#db
      .selectFrom('chapter')
      .select(['id', 'slug', 'name as title'])
      .orderBy('id')
      .execute()
    yield* rows.map((row) => ({ ...row, parent: '' }))
  }

  async findAll(ids: readonly number[]): Promise<KnownItem[]> {
    const { rows } = await sql<Omit<KnownItem, 'references'>>`
      select c.id, c.version, jsonb_build_object('slug', c.slug, ${entriesOf(fields, 'c')}) as before
      from chapter c where c.id = any(${ids}::bigint[])`.execute(this.#db)
    return rows.map((row) => ({ ...row, references: [] }))
  }

  async create(rows: ContentRows): Promise<WrittenRow[]> {
    const written = await sql<WrittenRow>`
      with source as (${rows}), created as (
        insert into chapter (slug, ${columnsOf(chapterFields)}, sort_order, edit_time)
        select s.slug, ${valuesOf(chapterFields, 'd')},
          coalesce(d."order", (select coalesce(max(sort_order), 0) + 1 from chapter)), now()
        from source s, ${draftOf('draft')}
        order by s.place on conflict do nothing returning id, slug, version
      )
      select s.key, c.id, c.version from source s join created c using (slug)`.execute(this.#db)
    return written.rows
  }

  async update(rows: ContentRows): Promise<WrittenRow[]> {
    const written = await sql<WrittenRow>`
      with source as (${rows})
      update chapter c set ${assignmentsOf(chapterFields, 'd')}, sort_order = coalesce(d."order", c.sort_order),
        version = c.version + 1, update_time = now(), edit_time = now()
      from source s, ${draftOf('draft')} where c.id = s.id and c.version = s.version
      returning s.key, c.id, c.version`.execute(this.#db)
    return written.rows
  }

  async restore(rows: ContentRows): Promise<void> {
    await sql`
      with source as (${rows})
      update chapter c set ${assignmentsOf(fields, 'd')}, version = c.version + 1, update_time = now()
      from source s, ${draftOf('before')} where c.id = s.id and c.version = s.version`.execute(this.#db)
  }

  /** A chapter that holds knowledge points by now stays. */
  async remove(rows: ContentRows): Promise<void> {
    await sql`
      with source as (${rows})
      delete from chapter c using source s
      where c.id = s.id and c.version = s.version
        and not exists (select 1 from knowledge_point p where p.chapter_id = c.id)`.execute(this.#db)
  }

  async findEdited(rows: ContentRows, limit: number): Promise<number[]> {
    const edited = await sql<{ key: number }>`
      select s.key from (${rows}) s join chapter c on c.id = s.id
      where c.version <> s.version order by s.place limit ${sql.lit(limit)}`.execute(this.#db)
    return edited.rows.map(({ key }) => key)
  }

  async findFiles(places: readonly ContentPlace[]): Promise<KnownFile[]> {
    const slugs = places.map(({ slug }) => slug)
    const { rows } = await sql<KnownFile>`
      select '' as parent, slug, import_hash as hash, edit_time is not null as "isEdited", false as "isReleased"
      from chapter where slug = any(${slugs}::text[])
      union all
      select '', chapter_slug, null, true, true from learning_release
      where slug = '' and chapter_slug = any(${slugs}::text[])`.execute(this.#db)
    return rows
  }

  async saveFiles(rows: ContentRows): Promise<WrittenRow[]> {
    const written = await sql<WrittenRow>`
      with source as (${rows}), saved as (
        insert into chapter (slug, ${columnsOf(fields)}, import_hash)
        select s.slug, ${valuesOf(fields, 'd')}, s.hash
        from source s, ${draftOf('draft')} order by d."order", s.slug
        on conflict (slug) do update set ${excludedOf(fields)}, import_hash = excluded.import_hash, update_time = now(),
          version = chapter.version + 1
        where chapter.edit_time is null
        returning id, slug, version
      )
      select s.key, w.id, w.version from source s join saved w using (slug)`.execute(this.#db)
    return written.rows
  }

  /** A chapter refers to nothing. */
  async relate(): Promise<void> {}
}
