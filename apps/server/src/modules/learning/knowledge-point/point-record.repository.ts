import type { Contract } from '@app/contract/contract'
import type { QuestionStatus } from '@app/contract/question-record/values'
import { type Kysely, sql } from 'kysely'
import { escapeLike } from '../../../platform/db/like.ts'
import type { DB } from '../../../platform/db/schema.gen.ts'
import { createList } from '../../../platform/list/create-list.ts'
import type { ListArguments } from '../../../platform/list/page-call.ts'
import type { RowPage, Slice } from '../../../platform/list/paging.ts'
import { idsByKeyword } from '../../../platform/search/matching.ts'

/** A knowledge point as admins list it. */
export interface PointRecordRow {
  id: number
  chapter_id: number
  chapter_name: string
  slug: string
  title: string
  summary: string
  minutes: number
  status: QuestionStatus
  sort_order: number
  recall_count: number
  question_count: number
  version: number
  create_time: Date
  update_time: Date
  edit_time: Date | null
}

export interface PointDetailRow extends PointRecordRow {
  content: string
  recall: unknown
  questions: { id: number; title: string; place: string }[]
}

export type PointListArguments = ListArguments<Contract['knowledgePointRecord']['page']>

const withCounts = sql`(
  select p.id, p.chapter_id, c.name as chapter_name, c.sort_order as chapter_order, p.slug, p.title, p.summary, p.minutes,
    p.status, p.sort_order, p.version, p.create_time, p.update_time, p.edit_time,
    (select count(*)::int from recall_question r where r.knowledge_point_id = p.id) as recall_count,
    (select count(*)::int from knowledge_point_question l where l.knowledge_point_id = p.id) as question_count
  from knowledge_point p join chapter c on c.id = p.chapter_id) p`

const points = createList<Contract['knowledgePointRecord']['page']>({
  source: withCounts,
  filters: {
    ids: { condition: (ids) => sql`id = any(${ids}::bigint[])` },
    chapterId: { condition: (id) => sql`chapter_id = ${id}` },
    status: { condition: (status) => sql`status = ${status}` },
    keyword: {
      condition: (keyword) =>
        sql`id in ${idsByKeyword(keyword, { kind: 'knowledgePoint', withHidden: true })}`,
    },
  },
  orders: {
    sortOrder: { columns: ['chapter_order', 'chapter_id', 'sort_order'], natural: 'ascend' },
    createTime: { columns: ['create_time'], natural: 'descend' },
    updateTime: { columns: ['update_time'], natural: 'descend' },
  },
  defaultOrder: 'sortOrder',
})

/** Knowledge points as admins see them, drafts included. */
export class PointRecordRepository {
  readonly #db: Kysely<DB>

  constructor(db: Kysely<DB>) {
    this.#db = db
  }

  page(query: PointListArguments, slice: Slice): Promise<RowPage<PointRecordRow>> {
    return points.page<PointRecordRow>(this.#db, sql`*`, query, slice)
  }

  /** The same page with all that the points hold. */
  async pageOfDetails(query: PointListArguments, slice: Slice): Promise<RowPage<PointDetailRow>> {
    const { rows, total } = await this.page(query, slice)
    const details = new Map((await this.findAll(rows.map(({ id }) => id))).map((row) => [row.id, row]))
    return { rows: rows.flatMap(({ id }) => details.get(id) ?? []), total }
  }

  async findAll(ids: readonly number[]): Promise<PointDetailRow[]> {
    const { rows } = await sql<PointDetailRow>`
      select p.*, k.content,
        (select coalesce(json_agg(json_build_object('slug', r.slug, 'question', r.question, 'answer', r.answer)
          order by r.sort_order), '[]') from recall_question r where r.knowledge_point_id = p.id) as recall,
        (select coalesce(json_agg(json_build_object('id', q.id, 'title', q.title, 'place', b.slug || '/' || q.slug)
          order by l.sort_order), '[]')
          from knowledge_point_question l join question q on q.id = l.question_id join question_bank b on b.id = q.bank_id
          where l.knowledge_point_id = p.id) as questions
      from ${withCounts} join knowledge_point k using (id) where p.id = any(${ids}::bigint[])`.execute(
      this.#db,
    )
    return rows
  }

  /** The slugs of a chapter that begin like this. */
  async takenSlugs(chapterId: number, start: string): Promise<string[]> {
    const { rows } = await sql<{ slug: string }>`
      select slug from knowledge_point where chapter_id = ${chapterId} and slug like ${`${escapeLike(start)}%`}`.execute(
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
