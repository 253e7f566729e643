import { type Kysely, sql } from 'kysely'
import { assignmentsOf, columnsOf, type Fields, jsonRow, valuesOf } from './db/fields.ts'
import type { DB } from './db/schema.gen.ts'
import type { Indexer } from './search/index-documents.ts'

/** A table of what items of content stand in, such as question banks. */
export interface ParentTable {
  name: 'question_bank' | 'chapter' | 'interview_bank'
  fields: Fields
  /** The items, and their column that names the parent. */
  items: { table: 'question' | 'knowledge_point' | 'interview_question'; parent: string }
  /** Where it is noted that files stand for nothing any more, and the column of the parent's slug there. */
  releases: { table: 'content_release' | 'learning_release' | 'interview_release'; parent: string }
  /** Writes what is found of the parent, or of its items by its name. */
  index: Indexer
}

/** Writes parents one by one; every method belongs into a transaction. A module's own writer names its table. */
export class ParentWriter<Draft extends { slug: string }> {
  readonly #db: Kysely<DB>
  readonly #table: ParentTable

  constructor(db: Kysely<DB>, table: ParentTable) {
    this.#db = db
    this.#table = table
  }

  /** Makes everybody else who wants to change the parent, or to put items into it, wait. @returns whether it is there */
  async lock(id: number): Promise<boolean> {
    const { rows } = await sql`select 1 from ${this.#name} where id = ${id} for update`.execute(this.#db)
    return rows.length > 0
  }

  /** One behind all others. @throws a unique violation when its slug is taken */
  async insert(draft: Draft): Promise<number> {
    const { fields } = this.#table
    const { rows } = await sql<{ id: number }>`
      insert into ${this.#name} (slug, ${columnsOf(fields)}, sort_order, edit_time)
      select ${draft.slug}, ${valuesOf(fields, 'd')}, (select coalesce(max(sort_order), 0) + 1 from ${this.#name}), now()
      from ${jsonRow(fields, draft)}
      returning id`.execute(this.#db)
    const [row] = rows
    if (!row) throw new Error('one row was inserted')
    await this.#table.index(this.#db, [row.id])
    return row.id
  }

  /** Writes the next version. @throws a unique violation when its slug is taken */
  async update(id: number, draft: Draft): Promise<void> {
    const { fields, index } = this.#table
    await sql`
      update ${this.#name} p set slug = ${draft.slug}, ${assignmentsOf(fields, 'd')},
        version = p.version + 1, update_time = now(), edit_time = now()
      from ${jsonRow(fields, draft)} where p.id = ${id}`.execute(this.#db)
    await index(this.#db, [id])
  }

  async delete(id: number): Promise<void> {
    await sql`delete from ${this.#name} where id = ${id}`.execute(this.#db)
    await this.#table.index(this.#db, [id])
  }

  /** Notes that the files the parent and its items came from stand for them no more. */
  async release(id: number): Promise<void> {
    const { items, releases } = this.#table
    await sql`
      insert into ${sql.table(releases.table)} (${sql.ref(releases.parent)}, slug)
      select slug, '' from ${this.#name} where id = ${id} and import_hash is not null
      union all
      select p.slug, i.slug from ${this.#name} p join ${sql.table(items.table)} i on i.${sql.ref(items.parent)} = p.id
      where p.id = ${id} and i.import_hash is not null
      on conflict do nothing`.execute(this.#db)
  }

  /** Puts one behind another, or first, and numbers all of them. @returns whether the other one is there */
  async reorder(id: number, afterId: number | null): Promise<boolean> {
    const { rows } = await sql<{ id: number }>`
      select id from ${this.#name} order by sort_order, id for update`.execute(this.#db)
    const ids = rows.map((row) => row.id).filter((other) => other !== id)
    const before = afterId === null ? 0 : ids.indexOf(afterId) + 1
    if (afterId !== null && before === 0) return false
    await sql`
      update ${this.#name} p set sort_order = w.place, edit_time = now()
      from unnest(${ids.toSpliced(before, 0, id)}::bigint[]) with ordinality as w (id, place)
      where p.id = w.id and p.sort_order <> w.place`.execute(this.#db)
    return true
  }

  get #name() {
    return sql.table(this.#table.name)
  }
}
