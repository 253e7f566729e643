import type { InterviewQuestionSnapshot } from '@app/contract/interview-question-record/schemas'
import type { QuestionStatus } from '@app/contract/question-record/values'
import { type Kysely, sql } from 'kysely'
import { assignmentsOf, columnsOf, jsonRow, valuesOf } from '../../../platform/db/fields.ts'
import type { DB } from '../../../platform/db/schema.gen.ts'
import { interviewQuestionFields } from '../bank/interview-fields.ts'
import { banksOf, indexInterviewBanks, indexInterviewQuestions } from '../search-source.ts'

/** What a interview question said after an edit. */
export interface NewInterviewQuestionRevision {
  questionId: number
  version: number
  snapshot: InterviewQuestionSnapshot
  /** null: what was there before any admin edited it. */
  editorId: number | null
  time: Date
}

/** Writes interview questions one by one, with the questions that train them; every method belongs into a transaction. */
export class InterviewQuestionWriter {
  readonly #db: Kysely<DB>

  constructor(db: Kysely<DB>) {
    this.#db = db
  }

  /** Makes everybody else who wants to change these questions wait. @returns those that are there */
  async lock(ids: readonly number[]): Promise<number[]> {
    const { rows } = await sql<{ id: number }>`
      select id from interview_question where id = any(${ids}::bigint[]) order by id for update`.execute(
      this.#db,
    )
    return rows.map(({ id }) => id)
  }

  /** A draft at the end of its bank. @throws a unique violation of `interview_question_bank_id_slug_key` */
  async insert(content: InterviewQuestionSnapshot): Promise<number> {
    const { bankId, slug } = content
    const { rows } = await sql<{ id: number }>`
      insert into interview_question (bank_id, slug, ${columnsOf(interviewQuestionFields)}, status, sort_order, edit_time)
      select ${bankId}, ${slug}, ${valuesOf(interviewQuestionFields, 'd')}, 'draft', ${lastPlace(bankId)}, now()
      from ${jsonRow(interviewQuestionFields, content)}
      returning id`.execute(this.#db)
    const [row] = rows
    if (!row) throw new Error('one row was inserted')
    await this.#replaceLinks(row.id, content)
    await indexInterviewQuestions(this.#db, [row.id])
    return row.id
  }

  /** Writes the next version. @throws a unique violation of `interview_question_bank_id_slug_key` */
  async update(id: number, content: InterviewQuestionSnapshot): Promise<void> {
    const { bankId, slug } = content
    const before = await banksOf(this.#db, [id])
    await sql`
      update interview_question p set bank_id = ${bankId}, slug = ${slug}, ${assignmentsOf(interviewQuestionFields, 'd')},
        version = p.version + 1, update_time = now(), edit_time = now(),
        sort_order = case when p.bank_id = ${bankId} then p.sort_order else ${lastPlace(bankId)} end
      from ${jsonRow(interviewQuestionFields, content)} where p.id = ${id}`.execute(this.#db)
    await this.#replaceLinks(id, content)
    await indexInterviewQuestions(this.#db, [id])
    await indexInterviewBanks(this.#db, before)
  }

  /** Keeps versions in the history; one that is kept already stays as it is. */
  async keepRevisions(revisions: readonly NewInterviewQuestionRevision[]): Promise<void> {
    await sql`
      insert into interview_question_revision (interview_question_id, version, snapshot, editor_id, editor_name, create_time)
      select n."questionId", n.version, n.snapshot, u.id, u.username, n.time
      from jsonb_to_recordset(${JSON.stringify(revisions)}::text::jsonb)
        as n ("questionId" bigint, version integer, snapshot jsonb, "editorId" bigint, time timestamptz)
      left join app_user u on u.id = n."editorId"
      on conflict (interview_question_id, version) do nothing`.execute(this.#db)
  }

  async setStatus(ids: readonly number[], status: QuestionStatus): Promise<void> {
    await sql`
      update interview_question set status = ${status}, update_time = now(), edit_time = now()
      where id = any(${ids}::bigint[]) and status <> ${status}`.execute(this.#db)
    await indexInterviewQuestions(this.#db, ids)
  }

  async delete(ids: readonly number[]): Promise<void> {
    const banks = await banksOf(this.#db, ids)
    await sql`delete from interview_question where id = any(${ids}::bigint[])`.execute(this.#db)
    await indexInterviewBanks(this.#db, banks)
  }

  /** Notes that the files these questions came from stand for them no more. */
  async release(ids: readonly number[]): Promise<void> {
    await sql`
      insert into interview_release (bank_slug, slug)
      select c.slug, p.slug from interview_question p join interview_bank c on c.id = p.bank_id
      where p.id = any(${ids}::bigint[]) and p.import_hash is not null
      on conflict do nothing`.execute(this.#db)
  }

  /** Puts a question behind another of its bank, or first, and numbers the bank where it has to. */
  async reorder(id: number, bankId: number, afterId: number | null): Promise<void> {
    await sql`
      with numbered as (
        select id, row_number() over (order by sort_order, id) as place from interview_question
        where bank_id = ${bankId} and id <> ${id}
      ), anchor as (
        select coalesce((select place from numbered where id = ${afterId}), 0) as place
      ), wanted as (
        select n.id, case when n.place <= anchor.place then n.place else n.place + 1 end as place from numbered n, anchor
        union all select ${id}::bigint, anchor.place + 1 from anchor
      )
      update interview_question p set sort_order = w.place from wanted w where p.id = w.id and p.sort_order <> w.place`.execute(
      this.#db,
    )
    await sql`update interview_bank set order_edit_time = now() where id = ${bankId}`.execute(this.#db)
  }

  async #replaceLinks(id: number, { questionIds }: InterviewQuestionSnapshot): Promise<void> {
    await sql`
      delete from interview_question_link
      where interview_question_id = ${id} and question_id <> all(${questionIds}::bigint[])`.execute(this.#db)
    await sql`
      insert into interview_question_link (interview_question_id, question_id, sort_order)
      select ${id}, question_id, place from unnest(${questionIds}::bigint[]) with ordinality as q (question_id, place)
      on conflict (interview_question_id, question_id) do update set sort_order = excluded.sort_order`.execute(
      this.#db,
    )
  }
}

const lastPlace = (bankId: number) =>
  sql`(select coalesce(max(sort_order), 0) + 1 from interview_question where bank_id = ${bankId})`
