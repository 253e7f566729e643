import type { KnowledgePointSnapshot } from '@app/contract/knowledge-point-record/schemas'
import type { QuestionStatus } from '@app/contract/question-record/values'
import { type Kysely, sql } from 'kysely'
import { assignmentsOf, columnsOf, jsonRow, valuesOf } from '../../../platform/db/fields.ts'
import type { DB } from '../../../platform/db/schema.gen.ts'
import { indexPoints } from '../search-source.ts'
import { pointFields } from './point-fields.ts'

/** What a knowledge point said after an edit. */
export interface NewPointRevision {
  pointId: number
  version: number
  snapshot: KnowledgePointSnapshot
  /** null: what was there before any admin edited it. */
  editorId: number | null
  time: Date
}

/** Writes knowledge points one by one, with what belongs to them; every method belongs into a transaction. */
export class PointWriter {
  readonly #db: Kysely<DB>

  constructor(db: Kysely<DB>) {
    this.#db = db
  }

  /** Makes everybody else who wants to change these points wait. @returns those that are there */
  async lock(ids: readonly number[]): Promise<number[]> {
    const { rows } = await sql<{ id: number }>`
      select id from knowledge_point where id = any(${ids}::bigint[]) order by id for update`.execute(
      this.#db,
    )
    return rows.map(({ id }) => id)
  }

  /** A draft at the end of its chapter. @throws a unique violation of `knowledge_point_chapter_id_slug_key` */
  async insert(content: KnowledgePointSnapshot): Promise<number> {
    const { chapterId, slug } = content
    const { rows } = await sql<{ id: number }>`
      insert into knowledge_point (chapter_id, slug, ${columnsOf(pointFields)}, status, sort_order, edit_time)
      select ${chapterId}, ${slug}, ${valuesOf(pointFields, 'd')}, 'draft', ${lastPlace(chapterId)}, now()
      from ${jsonRow(pointFields, content)}
      returning id`.execute(this.#db)
    const [row] = rows
    if (!row) throw new Error('one row was inserted')
    await this.#replaceParts(row.id, content)
    await indexPoints(this.#db, [row.id])
    return row.id
  }

  /** Writes the next version. @throws a unique violation of `knowledge_point_chapter_id_slug_key` */
  async update(id: number, content: KnowledgePointSnapshot): Promise<void> {
    const { chapterId, slug } = content
    await sql`
      update knowledge_point p set chapter_id = ${chapterId}, slug = ${slug}, ${assignmentsOf(pointFields, 'd')},
        version = p.version + 1, update_time = now(), edit_time = now(),
        sort_order = case when p.chapter_id = ${chapterId} then p.sort_order else ${lastPlace(chapterId)} end
      from ${jsonRow(pointFields, content)} where p.id = ${id}`.execute(this.#db)
    await this.#replaceParts(id, content)
    await indexPoints(this.#db, [id])
  }

  /** Keeps versions in the history; one that is kept already stays as it is. */
  async keepRevisions(revisions: readonly NewPointRevision[]): Promise<void> {
    await sql`
      insert into knowledge_point_revision (knowledge_point_id, version, snapshot, editor_id, editor_name, create_time)
      select n."pointId", n.version, n.snapshot, u.id, u.username, n.time
      from jsonb_to_recordset(${JSON.stringify(revisions)}::text::jsonb)
        as n ("pointId" bigint, version integer, snapshot jsonb, "editorId" bigint, time timestamptz)
      left join app_user u on u.id = n."editorId"
      on conflict (knowledge_point_id, version) do nothing`.execute(this.#db)
  }

  async setStatus(ids: readonly number[], status: QuestionStatus): Promise<void> {
    await sql`
      update knowledge_point set status = ${status}, update_time = now(), edit_time = now()
      where id = any(${ids}::bigint[]) and status <> ${status}`.execute(this.#db)
    await indexPoints(this.#db, ids)
  }

  async delete(ids: readonly number[]): Promise<void> {
    await sql`delete from knowledge_point where id = any(${ids}::bigint[])`.execute(this.#db)
    await indexPoints(this.#db, ids)
  }

  /** Notes that the files these points came from stand for them no more. */
  async release(ids: readonly number[]): Promise<void> {
    await sql`
      insert into learning_release (chapter_slug, slug)
      select c.slug, p.slug from knowledge_point p join chapter c on c.id = p.chapter_id
      where p.id = any(${ids}::bigint[]) and p.import_hash is not null
      on conflict do nothing`.execute(this.#db)
  }

  /** Puts a point behind another of its chapter, or first, and numbers the chapter where it has to. */
  async reorder(id: number, chapterId: number, afterId: number | null): Promise<void> {
    await sql`
      with numbered as (
        select id, row_number() over (order by sort_order, id) as place from knowledge_point
        where chapter_id = ${chapterId} and id <> ${id}
      ), anchor as (
        select coalesce((select place from numbered where id = ${afterId}), 0) as place
      ), wanted as (
        select n.id, case when n.place <= anchor.place then n.place else n.place + 1 end as place from numbered n, anchor
        union all select ${id}::bigint, anchor.place + 1 from anchor
      )
      update knowledge_point p set sort_order = w.place from wanted w where p.id = w.id and p.sort_order <> w.place`.execute(
      this.#db,
    )
    await sql`update chapter set order_edit_time = now() where id = ${chapterId}`.execute(this.#db)
  }

  /** Recall questions that keep their slug keep their id, and with it their learners' cards. */
  async #replaceParts(id: number, { recall, questionIds }: KnowledgePointSnapshot): Promise<void> {
    await sql`
      with wanted as (
        select r.slug, r.question, r.answer, r.place
        from rows from (jsonb_to_recordset(${JSON.stringify(recall)}::text::jsonb) as (slug text, question text, answer text))
          with ordinality as r (slug, question, answer, place)
      ), dropped as (
        delete from recall_question where knowledge_point_id = ${id} and slug not in (select slug from wanted)
      )
      insert into recall_question (knowledge_point_id, slug, question, answer, sort_order)
      select ${id}, slug, question, answer, place from wanted
      on conflict (knowledge_point_id, slug) do update
        set question = excluded.question, answer = excluded.answer, sort_order = excluded.sort_order`.execute(
      this.#db,
    )
    await sql`
      delete from knowledge_point_question
      where knowledge_point_id = ${id} and question_id <> all(${questionIds}::bigint[])`.execute(this.#db)
    await sql`
      insert into knowledge_point_question (knowledge_point_id, question_id, sort_order)
      select ${id}, question_id, place from unnest(${questionIds}::bigint[]) with ordinality as q (question_id, place)
      on conflict (knowledge_point_id, question_id) do update set sort_order = excluded.sort_order`.execute(
      this.#db,
    )
  }
}

const lastPlace = (chapterId: number) =>
  sql`(select coalesce(max(sort_order), 0) + 1 from knowledge_point where chapter_id = ${chapterId})`
