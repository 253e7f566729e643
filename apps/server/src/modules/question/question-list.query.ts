import type { Difficulty, Mastery, QuestionSortField } from '@app/contract'
import { type RawBuilder, sql } from 'kysely'
import { toTermQuery } from '../../platform/text/title-terms.ts'

/** Which questions a list holds; the fields of `/api/question/page`. */
export interface QuestionFilters {
  ids?: number[] | undefined
  bankId?: number | undefined
  tag?: string | undefined
  difficulty?: Difficulty | undefined
  /** The caller's own mastery; a guest has mastered nothing. */
  mastery?: Mastery | undefined
  isFavourite?: true | undefined
  isEncountered?: true | undefined
  keyword?: string | undefined
}

export interface QuestionOrder {
  sortField?: QuestionSortField | undefined
  sortOrder?: 'ascend' | 'descend' | undefined
}

/** A list found by a keyword holds this many questions at most: to count more of them would cost as much as to read them. */
export const KEYWORD_LIMIT = 1000

type Fragment = RawBuilder<unknown>

const orders = {
  sortOrder: { columns: ['bank_id', 'sort_order', 'id'], natural: 'ascend' },
  createTime: { columns: ['create_time', 'id'], natural: 'descend' },
  viewCount: { columns: ['view_count', 'id'], natural: 'descend' },
  encounterCount: { columns: ['encounter_count', 'id'], natural: 'descend' },
} as const

/** The columns a list is ordered by, all in one direction, so that an index serves it both ways. */
export function resolveOrder({ sortField = 'sortOrder', sortOrder }: QuestionOrder) {
  const { columns, natural } = orders[sortField]
  const isAscending = (sortOrder ?? natural) === 'ascend'
  return {
    isAscending,
    /** `q.a, q.b`: a place in the list. */
    key: (alias: string): Fragment => sql.join(columns.map((column) => sql.ref(`${alias}.${column}`))),
    orderBy: (alias: string, reversed = false): Fragment => {
      const way = sql.raw(isAscending === reversed ? 'desc' : 'asc')
      return sql.join(columns.map((column) => sql`${sql.ref(`${alias}.${column}`)} ${way}`))
    },
  }
}

/** Whether a list is looked up in the table of tags. */
export function isTagList({ tag, keyword }: QuestionFilters): boolean {
  return tag !== undefined && !keyword
}

/**
 * Where a list is looked up: `q` has the columns of its order, `bank_id` and `difficulty`. The questions of a tag stand in
 * a table that has them in each order.
 */
export function listSource(filters: QuestionFilters): Fragment {
  if (!isTagList(filters)) return sql`question q`
  return sql`(
    select question_id as id, bank_id, difficulty, sort_order, create_time, view_count, encounter_count
    from question_tag where tag = ${filters.tag}) q`
}

/** How the matches of a keyword are found: by their index, or by looking at the questions one after another. */
type KeywordWay = 'gather' | 'walk'

/** The conditions on `q`, except those on the learner's own marks. The table of tags holds what is published alone. */
function catalogueConditions(filters: QuestionFilters, way: KeywordWay = 'gather'): Fragment[] {
  const conditions: Fragment[] = isTagList(filters) ? [] : [sql`q.status = 'published'`]
  if (filters.ids) conditions.push(sql`q.id = any(${filters.ids}::bigint[])`)
  if (filters.bankId !== undefined) conditions.push(sql`q.bank_id = ${filters.bankId}`)
  if (filters.difficulty !== undefined) conditions.push(sql`q.difficulty = ${filters.difficulty}`)
  if (filters.keyword) {
    const query = toTermQuery(filters.keyword)
    if (query === null) conditions.push(sql`false`)
    // The function behind the operator, which no index serves.
    else if (way === 'walk') conditions.push(sql`ts_match_vq(q.title_terms, ${query}::tsquery)`)
    else conditions.push(sql`q.title_terms @@ ${query}::tsquery`)
    if (filters.tag !== undefined) conditions.push(sql`q.tags @> array[${filters.tag}]`)
  }
  return conditions
}

/** Whether a list depends on the learner's own marks. */
export function hasLearnerConditions({ mastery, isFavourite, isEncountered }: QuestionFilters): boolean {
  return mastery !== undefined || isFavourite === true || isEncountered === true
}

function learnerConditions(filters: QuestionFilters, userId: number | null): Fragment[] {
  const conditions: Fragment[] = []
  const mine = (table: string) =>
    sql`select 1 from ${sql.table(table)} s where s.question_id = q.id and s.user_id = ${userId}`
  if (filters.isFavourite) conditions.push(sql`exists (${mine('question_favourite')})`)
  if (filters.isEncountered) conditions.push(sql`exists (${mine('question_encounter')})`)
  if (filters.mastery)
    conditions.push(sql`exists (${mine('question_mastery')} and s.mastery = ${filters.mastery})`)
  return conditions
}

/** The whole `where` of a list. 未练 is a matter of what is absent. */
export function whereClause(filters: QuestionFilters, userId: number | null, way?: KeywordWay): Fragment {
  const conditions = [...catalogueConditions(filters, way), ...learnerConditions(filters, userId)]
  if (filters.mastery === 0 && userId !== null) {
    conditions.push(
      sql`not exists (select 1 from question_mastery s where s.question_id = q.id and s.user_id = ${userId})`,
    )
  }
  return joinConditions(conditions)
}

/**
 * How many questions a list holds. Bank, difficulty and tag are looked up in `question_facet`; only a keyword and the
 * learner's own marks are counted, from the smaller side.
 */
export function totalOf(filters: QuestionFilters, userId: number | null): Fragment {
  if (filters.keyword) {
    return sql`(select count(*) from (
      select 1 from ${listSource(filters)} where ${whereClause(filters, userId)} limit ${sql.lit(KEYWORD_LIMIT)}) found)`
  }
  if (filters.ids || learnerConditions(filters, userId).length > 0) {
    return sql`(select count(*) from ${listSource(filters)} where ${whereClause(filters, userId)})`
  }
  const all = sql`coalesce((
    select question_count from question_facet
    where bank_id = ${filters.bankId ?? 0} and difficulty = ${filters.difficulty ?? ''} and tag = ${filters.tag ?? ''}), 0)`
  if (filters.mastery !== 0 || userId === null) return all
  const practised = sql`(
    select count(*) from ${listSource(filters)}
    where q.id in (select question_id from question_mastery where user_id = ${userId})
      and ${joinConditions(catalogueConditions(filters))})`
  return sql`${all} - ${practised}`
}

function joinConditions(conditions: Fragment[]): Fragment {
  return conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `)
}

/** Limits are written out, for the planner to see that few rows are wanted. */
export function pagePart(limit: number, offset: number): Fragment {
  return sql`limit ${sql.lit(limit)} ${offset === 0 ? sql`` : sql`offset ${offset}`}`
}
