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
import { bankFields } from '../bank-fields.ts'

const importedFields = {
  ...bankFields,
  order: { column: 'sort_order', type: 'integer' },
} as const satisfies Fields

const draftOf = (column: 'draft' | 'before') =>
  sql`jsonb_to_record(s.${sql.ref(column)}) as d (${definitionsOf(importedFields)})`

/** Banks as imports read and write them. */
export class BankStore implements ContentStore {
  readonly #db: Kysely<DB>

  constructor(db: Kysely<DB>) {
    this.#db = db
  }

  async *places(): AsyncGenerator<KnownPlace> {
    const rows = await this.#db
      .selectFrom('question_bank')
      .select(['id', 'slug', 'name as title'])
      .orderBy('id')
      .execute()
    yield* rows.map((row) => ({ ...row, parent: '' }))
  }

  async findAll(ids: readonly number[]): Promise<KnownItem[]> {
    const { rows } = await sql<Omit<KnownItem, 'references'>>`
      select b.id, b.version, jsonb_build_object('slug', b.slug, ${entriesOf(importedFields, 'b')}) as before
      from question_bank b where b.id = any(${ids}::bigint[])`.execute(this.#db)
    return rows.map((row) => ({ ...row, references: [] }))
  }

  async create(rows: ContentRows): Promise<WrittenRow[]> {
    const written = await sql<WrittenRow>`
      with source as (${rows}), created as (
        insert into question_bank (slug, ${columnsOf(bankFields)}, sort_order, edit_time)
        select s.slug, ${valuesOf(bankFields, 'd')},
          coalesce(d."order", (select coalesce(max(sort_order), 0) + 1 from question_bank)), now()
        from source s, ${draftOf('draft')}
        order by s.place on conflict do nothing returning id, slug, version
      )
      select s.key, c.id, c.version from source s join created c using (slug)`.execute(this.#db)
    return written.rows
  }

  async update(rows: ContentRows): Promise<WrittenRow[]> {
    const written = await sql<WrittenRow>`
      with source as (${rows})
      update question_bank b set ${assignmentsOf(bankFields, 'd')}, sort_order = coalesce(d."order", b.sort_order),
        version = b.version + 1, update_time = now(), edit_time = now()
      from source s, ${draftOf('draft')} where b.id = s.id and b.version = s.version
      returning s.key, b.id, b.version`.execute(this.#db)
    return written.rows
  }

  /** A bank refers to nothing. */
  async relate(): Promise<void> {}

  async restore(rows: ContentRows): Promise<void> {
    await sql`
      with source as (${rows})
      update question_bank b set ${assignmentsOf(importedFields, 'd')}, version = b.version + 1, update_time = now()
      from source s, ${draftOf('before')} where b.id = s.id and b.version = s.version`.execute(this.#db)
  }

  /** A bank that holds questions by now stays. */
  async remove(rows: ContentRows): Promise<void> {
    await sql`
      with source as (${rows})
      delete from question_bank b using source s
      where b.id = s.id and b.version = s.version and not exists (select 1 from question q where q.bank_id = b.id)`.execute(
      this.#db,
    )
  }

  async findEdited(rows: ContentRows, limit: number): Promise<number[]> {
    const edited = await sql<{ key: number }>`
      select s.key from (${rows}) s join question_bank b on b.id = s.id
      where b.version <> s.version order by s.place limit ${sql.lit(limit)}`.execute(this.#db)
    return edited.rows.map(({ key }) => key)
  }

  async findFiles(places: readonly ContentPlace[]): Promise<KnownFile[]> {
    const slugs = places.map(({ slug }) => slug)
    const { rows } = await sql<KnownFile>`
      select '' as parent, slug, import_hash as hash, edit_time is not null as "isEdited", false as "isReleased"
      from question_bank where slug = any(${slugs}::text[])
      union all
      select '', bank_slug, null, true, true from content_release where slug = '' and bank_slug = any(${slugs}::text[])`.execute(
      this.#db,
    )
    return rows
  }

  async saveFiles(rows: ContentRows): Promise<WrittenRow[]> {
    const written = await sql<WrittenRow>`
      with source as (${rows}), saved as (
        insert into question_bank (slug, ${columnsOf(importedFields)}, import_hash)
        select s.slug, ${valuesOf(importedFields, 'd')}, s.hash from source s, ${draftOf('draft')} order by d."order", s.slug
        on conflict (slug) do update set ${excludedOf(importedFields)}, import_hash = excluded.import_hash, update_time = now(),
          version = question_bank.version + 1
        where question_bank.edit_time is null
        returning id, slug, version
      )
      select s.key, w.id, w.version from source s join saved w using (slug)`.execute(this.#db)
    return written.rows
  }
}
