import type { QuestionText } from '@app/contract/question/schemas'
import type { QuestionStatus } from '@app/contract/question-record/values'
import type { QuestionSnapshot } from '@app/contract/question-revision/schemas'
import { type Kysely, sql } from 'kysely'
import { assignmentsOf, columnsOf, jsonRow, valuesOf } from '../../../platform/db/fields.ts'
import { lastPlaceOf } from '../../../platform/db/last-place.ts'
import type { DB } from '../../../platform/db/schema.gen.ts'
import { questionFields } from '../question-fields.ts'
import { indexQuestions } from '../search-source.ts'

/** What is stored of a question that an admin wrote. */
export type QuestionContent = QuestionText & Pick<QuestionSnapshot, 'bankId' | 'slug'>

/** What a question said after an edit. */
export interface NewRevision {
  questionId: number
  version: number
  snapshot: QuestionSnapshot
  /** null: what was there before any admin edited it. */
  editorId: number | null
  time: Date
}

/** Writes questions one by one, their relations and their history; every method belongs into a transaction. */
export class QuestionWriter {
  readonly #db: Kysely<DB>

  constructor(db: Kysely<DB>) {
    this.#db = db
  }

  /** Makes everybody else who wants to change these questions wait. @returns those that are there */
  async lock(ids: readonly number[]): Promise<number[]> {
    const { rows } = await sql<{ id: number }>`
      select id from question where id = any(${ids}::bigint[]) order by id for update`.execute(this.#db)
    return rows.map(({ id }) => id)
  }

  /** Whether the bank is there; it stays as long as the transaction lasts. */
  async lockBank(bankId: number): Promise<boolean> {
    const { rows } = await sql`select 1 from question_bank where id = ${bankId} for update`.execute(this.#db)
    return rows.length > 0
  }

  /** A draft at the end of its bank. @throws a unique violation of `question_bank_id_slug_key` */
  async insert(content: QuestionContent): Promise<number> {
    const { bankId, slug } = content
    const { rows } = await sql<{ id: number }>`
      insert into question (bank_id, slug, ${columnsOf(questionFields)}, status, sort_order, edit_time)
      select ${bankId}, ${slug}, ${valuesOf(questionFields, 'd')}, 'draft', ${lastPlace(bankId)} + 1, now()
      from ${toRow(content)}
      returning id`.execute(this.#db)
    const [row] = rows
    if (!row) throw new Error('one row was inserted')
    await indexQuestions(this.#db, [row.id])
    return row.id
  }

  /** Writes the next version. @throws a unique violation of `question_bank_id_slug_key` */
  async update(id: number, content: QuestionContent): Promise<void> {
    const { bankId, slug } = content
    await sql`
      update question q set bank_id = ${bankId}, slug = ${slug}, ${assignmentsOf(questionFields, 'd')},
        version = q.version + 1, update_time = now(), edit_time = now(),
        sort_order = case when q.bank_id = ${bankId} then q.sort_order else ${lastPlace(bankId)} + 1 end
      from ${toRow(content)} where q.id = ${id}`.execute(this.#db)
    await indexQuestions(this.#db, [id])
  }

  async replaceRelations(id: number, relatedIds: readonly number[]): Promise<void> {
    await sql`delete from question_relation where question_id = ${id} and related_id <> all(${relatedIds}::bigint[])`.execute(
      this.#db,
    )
    await sql`
      insert into question_relation (question_id, related_id, sort_order)
      select ${id}, related_id, place from unnest(${relatedIds}::bigint[]) with ordinality as r (related_id, place)
      on conflict (question_id, related_id) do update set sort_order = excluded.sort_order`.execute(this.#db)
  }

  /** Keeps versions in the history; one that is kept already stays as it is. */
  async keepRevisions(revisions: readonly NewRevision[]): Promise<void> {
    await sql`
      insert into question_revision (question_id, version, snapshot, editor_id, editor_name, create_time)
      select n."questionId", n.version, n.snapshot, u.id, u.username, n.time
      from jsonb_to_recordset(${JSON.stringify(revisions)}::text::jsonb)
        as n ("questionId" bigint, version integer, snapshot jsonb, "editorId" bigint, time timestamptz)
      left join app_user u on u.id = n."editorId"
      on conflict (question_id, version) do nothing`.execute(this.#db)
  }

  async setStatus(ids: readonly number[], status: QuestionStatus): Promise<void> {
    await sql`
      update question set status = ${status}, update_time = now()
      where id = any(${ids}::bigint[]) and status <> ${status}`.execute(this.#db)
    await indexQuestions(this.#db, ids)
  }

  async delete(ids: readonly number[]): Promise<void> {
    await sql`delete from question where id = any(${ids}::bigint[])`.execute(this.#db)
    await indexQuestions(this.#db, ids)
  }

  /** Notes that the files these questions came from stand for them no more. */
  async release(ids: readonly number[]): Promise<void> {
    await sql`
      insert into content_release (bank_slug, slug)
      select b.slug, q.slug from question q join question_bank b on b.id = q.bank_id
      where q.id = any(${ids}::bigint[]) and q.import_hash is not null
      on conflict do nothing`.execute(this.#db)
  }

  /** Puts a question behind another of its bank, or first, and numbers the bank where it has to. */
  async reorder(id: number, bankId: number, afterId: number | null): Promise<void> {
    await sql`
      with numbered as (
        select id, row_number() over (order by sort_order, id) as place from question where bank_id = ${bankId} and id <> ${id}
      ), anchor as (
        select coalesce((select place from numbered where id = ${afterId}), 0) as place
      ), wanted as (
        select n.id, case when n.place <= anchor.place then n.place else n.place + 1 end as place from numbered n, anchor
        union all select ${id}::bigint, anchor.place + 1 from anchor
      )
      update question q set sort_order = w.place from wanted w where q.id = w.id and q.sort_order <> w.place`.execute(
      this.#db,
    )
    await sql`update question_bank set order_edit_time = now() where id = ${bankId}`.execute(this.#db)
  }

  /** Counts a learner who met the question in an interview, or takes them back. @returns how many there are now */
  async countEncounters(id: number, step: number): Promise<number> {
    const row = await this.#db
      .updateTable('question')
      .set((eb) => ({ encounter_count: eb('encounter_count', '+', step) }))
      .where('id', '=', id)
      .returning('encounter_count')
      .executeTakeFirstOrThrow()
    return row.encounter_count
  }

  async addViews(views: ReadonlyMap<number, number>): Promise<void> {
    await sql`
      update question q set view_count = q.view_count + v.views
      from unnest(${[...views.keys()]}::bigint[], ${[...views.values()]}::int[]) as v (question_id, views)
      where q.id = v.question_id`.execute(this.#db)
  }
}

const lastPlace = (bankId: number) => lastPlaceOf(sql`${bankId}::bigint`)

const toRow = (content: QuestionContent) => jsonRow(questionFields, content)
