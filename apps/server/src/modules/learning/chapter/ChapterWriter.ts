import type { ChapterDraft } from '@app/contract'
import { type Kysely, sql } from 'kysely'
import { assignmentsOf, columnsOf, jsonRow, valuesOf } from '../../../platform/db/fields.ts'
import type { DB } from '../../../platform/db/schema.gen.ts'
import { chapterFields } from './chapter-fields.ts'

/** Writes chapters one by one; every method belongs into a transaction. */
export class ChapterWriter {
  readonly #db: Kysely<DB>

  constructor(db: Kysely<DB>) {
    this.#db = db
  }

  /** Makes everybody else who wants to change the chapter, or to put points into it, wait. @returns whether it is there */
  async lock(id: number): Promise<boolean> {
    const { rows } = await sql`select 1 from chapter where id = ${id} for update`.execute(this.#db)
    return rows.length > 0
  }

  /** A chapter behind all others. @throws a unique violation of `chapter_slug_key` */
  async insert(draft: ChapterDraft): Promise<number> {
    const { rows } = await sql<{ id: number }>`
      insert into chapter (slug, ${columnsOf(chapterFields)}, sort_order, edit_time)
      select ${draft.slug}, ${valuesOf(chapterFields, 'd')}, (select coalesce(max(sort_order), 0) + 1 from chapter), now()
      from ${jsonRow(chapterFields, draft)}
      returning id`.execute(this.#db)
    const [row] = rows
    if (!row) throw new Error('one row was inserted')
    return row.id
  }

  /** Writes the next version. @throws a unique violation of `chapter_slug_key` */
  async update(id: number, draft: ChapterDraft): Promise<void> {
    await sql`
      update chapter c set slug = ${draft.slug}, ${assignmentsOf(chapterFields, 'd')},
        version = c.version + 1, update_time = now(), edit_time = now()
      from ${jsonRow(chapterFields, draft)} where c.id = ${id}`.execute(this.#db)
  }

  async delete(id: number): Promise<void> {
    await this.#db.deleteFrom('chapter').where('id', '=', id).execute()
  }

  /** Notes that the files the chapter and its points came from stand for them no more. */
  async release(id: number): Promise<void> {
    await sql`
      insert into learning_release (chapter_slug, slug)
      select slug, '' from chapter where id = ${id} and import_hash is not null
      union all
      select c.slug, p.slug from chapter c join knowledge_point p on p.chapter_id = c.id
      where c.id = ${id} and p.import_hash is not null
      on conflict do nothing`.execute(this.#db)
  }

  /** Puts a chapter behind another one, or first, and numbers all of them. @returns whether the other one is there */
  async reorder(id: number, afterId: number | null): Promise<boolean> {
    const rows = await this.#db
      .selectFrom('chapter')
      .select('id')
      .orderBy('sort_order')
      .orderBy('id')
      .forUpdate()
      .execute()
    const ids = rows.map((row) => row.id).filter((other) => other !== id)
    const before = afterId === null ? 0 : ids.indexOf(afterId) + 1
    if (afterId !== null && before === 0) return false
    await sql`
      update chapter c set sort_order = w.place, edit_time = now()
      from unnest(${ids.toSpliced(before, 0, id)}::bigint[]) with ordinality as w (id, place)
      where c.id = w.id and c.sort_order <> w.place`.execute(this.#db)
    return true
  }
}
