import type { Difficulty, QuestionRecordSortField, QuestionStatus } from '@app/contract'
import { questionStatus } from '@app/contract'
import { type RawBuilder, sql } from 'kysely'
import { toTermQuery } from '../../platform/text/title-terms.ts'

/** Which questions an admin's list holds; the fields of `/api/question-record/page`. */
export interface QuestionRecordFilters {
  ids?: number[] | undefined
  bankId?: number | undefined
  tag?: string | undefined
  difficulty?: Difficulty | undefined
  status?: QuestionStatus | undefined
  keyword?: string | undefined
}

export interface QuestionRecordOrder {
  sortField?: QuestionRecordSortField | undefined
  sortOrder?: 'ascend' | 'descend' | undefined
}

type Fragment = RawBuilder<unknown>

const orders = {
  sortOrder: { columns: ['bank_id', 'sort_order', 'id'], natural: 'ascend' },
  createTime: { columns: ['create_time', 'id'], natural: 'descend' },
  updateTime: { columns: ['update_time', 'id'], natural: 'descend' },
  viewCount: { columns: ['view_count', 'id'], natural: 'descend' },
  encounterCount: { columns: ['encounter_count', 'id'], natural: 'descend' },
} as const

/** The ids of one page. Each status is an index in each order: the first ones of each are put together. */
export function pageOfIds(
  filters: QuestionRecordFilters & QuestionRecordOrder,
  limit: number,
  offset: number,
): Fragment {
  const { columns, natural } = orders[filters.sortField ?? 'sortOrder']
  const way = sql.raw((filters.sortOrder ?? natural) === 'ascend' ? 'asc' : 'desc')
  const orderBy = sql.join(columns.map((column) => sql`${sql.ref(`q.${column}`)} ${way}`))
  const statuses = filters.status === undefined ? questionStatus.options : [filters.status]
  const firstOnes = statuses.map(
    (status) => sql`(
      select ${sql.join([...new Set(['id', ...columns])].map((column) => sql.ref(`q.${column}`)))} from question q
      where q.status = ${sql.lit(status)} and ${conditionsOf(filters)}
      order by ${orderBy} limit ${sql.lit(limit + offset)})`,
  )
  return sql`
    select q.id, row_number() over (order by ${orderBy}) as place
    from (${sql.join(firstOnes, sql` union all `)}) q
    order by ${orderBy} limit ${sql.lit(limit)} offset ${sql.lit(offset)}`
}

/** How many questions the list holds. */
export function countOf(filters: QuestionRecordFilters): Fragment {
  const status = filters.status === undefined ? sql`true` : sql`q.status = ${sql.lit(filters.status)}`
  return sql`select count(*) from question q where ${status} and ${conditionsOf(filters)}`
}

function conditionsOf({ ids, bankId, tag, difficulty, keyword }: QuestionRecordFilters): Fragment {
  const conditions: Fragment[] = [sql`true`]
  if (ids) conditions.push(sql`q.id = any(${ids}::bigint[])`)
  if (bankId !== undefined) conditions.push(sql`q.bank_id = ${bankId}`)
  if (tag !== undefined) conditions.push(sql`q.tags @> array[${tag}]`)
  if (difficulty !== undefined) conditions.push(sql`q.difficulty = ${difficulty}`)
  if (keyword) {
    const query = toTermQuery(keyword)
    conditions.push(query === null ? sql`false` : sql`q.title_terms @@ ${query}::tsquery`)
  }
  return sql.join(conditions, sql` and `)
}
