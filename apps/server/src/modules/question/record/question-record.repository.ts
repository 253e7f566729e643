import type { QuestionText } from '@app/contract/question/schemas'
import type { Difficulty } from '@app/contract/question/values'
import type { QuestionStatus } from '@app/contract/question-record/values'
import { type Kysely, sql } from 'kysely'
import { selectionOf } from '../../../platform/db/fields.ts'
import type { DB } from '../../../platform/db/schema.gen.ts'
import type { Fragment } from '../../../platform/list/filters.ts'
import type { RowPage, Slice } from '../../../platform/list/paging.ts'
import { questionFields } from '../question-fields.ts'
import { countOf, pageOfIds, type QuestionRecordListArguments } from './question-record.query.ts'

/** A question as admins list it. */
export interface QuestionRecordRow {
  id: number
  bank_id: number
  bank_name: string
  bank_slug: string
  slug: string
  title: string
  difficulty: Difficulty
  tags: string[]
  status: QuestionStatus
  sort_order: number
  view_count: number
  encounter_count: number
  version: number
  create_time: Date
  update_time: Date
  edit_time: Date | null
}

/** All of a question; what it says stands under the names of its fields. */
export type QuestionRecordDetailRow = QuestionRecordRow &
  Record<keyof QuestionText, unknown> & { related: { id: number; title: string; place: string }[] }

const columns = sql`q.id, q.bank_id, b.name as bank_name, b.slug as bank_slug, q.slug, q.title, q.difficulty, q.tags, q.status, q.sort_order,
  q.view_count, q.encounter_count, q.version, q.create_time, q.update_time, q.edit_time`

const detailColumns = sql`${columns}, ${selectionOf(questionFields, 'q')},
  (select coalesce(json_agg(json_build_object('id', r.id, 'title', r.title, 'place', rb.slug || '/' || r.slug) order by l.sort_order, r.id), '[]')
    from question_relation l join question r on r.id = l.related_id join question_bank rb on rb.id = r.bank_id where l.question_id = q.id) as related`

/** Reads questions of any status. */
export class QuestionRecordRepository {
  readonly #db: Kysely<DB>

  constructor(db: Kysely<DB>) {
    this.#db = db
  }

  page(query: QuestionRecordListArguments, slice: Slice): Promise<RowPage<QuestionRecordRow>> {
    return this.#page<QuestionRecordRow>(columns, query, slice)
  }

  pageOfDetails(query: QuestionRecordListArguments, slice: Slice): Promise<RowPage<QuestionRecordDetailRow>> {
    return this.#page<QuestionRecordDetailRow>(detailColumns, query, slice)
  }

  async find(id: number): Promise<QuestionRecordDetailRow | undefined> {
    return (await this.findAll([id]))[0]
  }

  /** In the order of their ids. */
  async findAll(ids: readonly number[]): Promise<QuestionRecordDetailRow[]> {
    const { rows } = await sql<QuestionRecordDetailRow>`
      select ${detailColumns} from question q join question_bank b on b.id = q.bank_id
      where q.id = any(${ids}::bigint[]) order by q.id`.execute(this.#db)
    return rows
  }

  /** Which of these questions there are. */
  async existing(ids: readonly number[]): Promise<number[]> {
    const { rows } = await sql<{ id: number }>`
      select id from question where id = any(${ids}::bigint[])`.execute(this.#db)
    return rows.map(({ id }) => id)
  }

  /** Slugs of a bank that begin so. */
  async takenSlugs(bankId: number, start: string): Promise<string[]> {
    const rows = await this.#db
      .selectFrom('question')
      .select('slug')
      .where('bank_id', '=', bankId)
      .where('slug', 'like', `${start}%`)
      .execute()
    return rows.map(({ slug }) => slug)
  }

  async #page<R>(selected: Fragment, query: QuestionRecordListArguments, slice: Slice): Promise<RowPage<R>> {
    const [page, count] = await Promise.all([
      sql<R>`
        select ${selected} from (${pageOfIds(query, slice)}) page
        join question q using (id) join question_bank b on b.id = q.bank_id
        order by page.place`.execute(this.#db),
      sql<{ count: number }>`${countOf(query)}`.execute(this.#db),
    ])
    return { rows: page.rows, total: count.rows[0]?.count ?? 0 }
  }
}
