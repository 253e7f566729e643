import type { Contract } from '@app/contract/contract'
import type { InterviewQuestionText } from '@app/contract/interview-question/schemas'
import type { Difficulty } from '@app/contract/question/values'
import type { QuestionStatus } from '@app/contract/question-record/values'
import { type Kysely, sql } from 'kysely'
import { entriesOf } from '../../../platform/db/fields.ts'
import { escapeLike } from '../../../platform/db/like.ts'
import type { DB } from '../../../platform/db/schema.gen.ts'
import { createList } from '../../../platform/list/create-list.ts'
import type { ListArguments } from '../../../platform/list/page-call.ts'
import type { RowPage, Slice } from '../../../platform/list/paging.ts'
import { interviewQuestionFields } from '../bank/interview-fields.ts'

/** An interview question as admins list it. */
export interface InterviewQuestionRecordRow {
  id: number
  bank_id: number
  bank_name: string
  slug: string
  title: string
  topic: string
  difficulty: Difficulty
  minutes: number
  status: QuestionStatus
  sort_order: number
  key_point_count: number
  version: number
  create_time: Date
  update_time: Date
  edit_time: Date | null
}

export interface InterviewQuestionDetailRow extends InterviewQuestionRecordRow {
  text: InterviewQuestionText
  questions: { id: number; title: string; place: string }[]
}

export type InterviewQuestionListArguments = ListArguments<Contract['interviewQuestionRecord']['page']>

const withCounts = sql`(
  select p.id, p.bank_id, c.name as bank_name, c.sort_order as bank_order, p.slug, p.title, p.topic, p.difficulty, p.minutes,
    p.status, p.sort_order, p.version, p.create_time, p.update_time, p.edit_time,
    jsonb_array_length(p.key_points) as key_point_count
  from interview_question p join interview_bank c on c.id = p.bank_id) p`

const questions = createList<Contract['interviewQuestionRecord']['page']>({
  source: withCounts,
  filters: {
    ids: { condition: (ids) => sql`id = any(${ids}::bigint[])` },
    bankId: { condition: (id) => sql`bank_id = ${id}` },
    topic: { condition: (topic) => sql`topic = ${topic}` },
    status: { condition: (status) => sql`status = ${status}` },
    keyword: {
      condition(keyword) {
        const pattern = `%${escapeLike(keyword)}%`
        return sql`(title ilike ${pattern} or slug ilike ${pattern})`
      },
    },
  },
  orders: {
    sortOrder: { columns: ['bank_order', 'bank_id', 'sort_order'], natural: 'ascend' },
    createTime: { columns: ['create_time'], natural: 'descend' },
    updateTime: { columns: ['update_time'], natural: 'descend' },
  },
  defaultOrder: 'sortOrder',
})

/** Interview questions as admins see them, drafts included. */
export class InterviewQuestionRecordRepository {
  readonly #db: Kysely<DB>

  constructor(db: Kysely<DB>) {
    this.#db = db
  }

  page(query: InterviewQuestionListArguments, slice: Slice): Promise<RowPage<InterviewQuestionRecordRow>> {
    return questions.page<InterviewQuestionRecordRow>(this.#db, sql`*`, query, slice)
  }

  /** The same page with all that the questions hold. */
  async pageOfDetails(
    query: InterviewQuestionListArguments,
    slice: Slice,
  ): Promise<RowPage<InterviewQuestionDetailRow>> {
    const { rows, total } = await this.page(query, slice)
    const details = new Map((await this.findAll(rows.map(({ id }) => id))).map((row) => [row.id, row]))
    return { rows: rows.flatMap(({ id }) => details.get(id) ?? []), total }
  }

  async findAll(ids: readonly number[]): Promise<InterviewQuestionDetailRow[]> {
    const { rows } = await sql<InterviewQuestionDetailRow>`
      select p.*, jsonb_build_object(${entriesOf(interviewQuestionFields, 'k')}) as text,
        (select coalesce(json_agg(json_build_object('id', q.id, 'title', q.title, 'place', b.slug || '/' || q.slug)
          order by l.sort_order), '[]')
          from interview_question_link l join question q on q.id = l.question_id join question_bank b on b.id = q.bank_id
          where l.interview_question_id = p.id) as questions
      from ${withCounts} join interview_question k using (id) where p.id = any(${ids}::bigint[])`.execute(
      this.#db,
    )
    return rows
  }

  /** The slugs of a bank that begin like this. */
  async takenSlugs(bankId: number, start: string): Promise<string[]> {
    const { rows } = await sql<{ slug: string }>`
      select slug from interview_question where bank_id = ${bankId} and slug like ${`${escapeLike(start)}%`}`.execute(
      this.#db,
    )
    return rows.map(({ slug }) => slug)
  }

  /** Which of these questions are there. */
  async existingQuestions(ids: readonly number[]): Promise<Set<number>> {
    const { rows } = await sql<{ id: number }>`
      select id from question where id = any(${ids}::bigint[])`.execute(this.#db)
    return new Set(rows.map(({ id }) => id))
  }
}
