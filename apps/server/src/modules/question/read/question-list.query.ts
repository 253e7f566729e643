import type { Contract } from '@app/contract/contract'
import { sql } from 'kysely'
import { allOf, askedFilters, type Fragment } from '../../../platform/list/filters.ts'
import { type Order, type ResolvedOrder, resolveOrder } from '../../../platform/list/order.ts'
import type { ListArguments, SortFieldOf } from '../../../platform/list/page-call.ts'
import { questionFacets } from '../search-source.ts'
import { matchedBy, type QuestionFilters, questionFilters } from './question-filters.ts'

/** Which questions a list holds, and in which order. */
export type QuestionListArguments = ListArguments<Contract['question']['page']>

/** A list found by a keyword holds this many questions at most: to count more of them would cost as much as to read them. */
const KEYWORD_LIMIT = 1000

/** So many matches of a keyword are put into order; of more, those of the newest questions. */
const ORDERED_LIMIT = 20_000

const orders: Record<SortFieldOf<Contract['question']['page']>, Order> = {
  sortOrder: { columns: ['bank_id', 'frequency_rank', 'sort_order'], natural: 'ascend' },
  createTime: { columns: ['create_time'], natural: 'descend' },
  viewCount: { columns: ['view_count'], natural: 'descend' },
  encounterCount: { columns: ['encounter_count'], natural: 'descend' },
}

/** A list of published questions: page, total and places come from the same conditions on the question `q`. */
export class QuestionList {
  readonly order: ResolvedOrder
  /** The query of the ids that the keyword matches, which the conditions look up: it runs once, and stands as `matched`. */
  readonly matched: Fragment
  readonly where: Fragment
  /** How many questions the list holds. */
  readonly total: Fragment

  constructor(
    { sortField = 'sortOrder', sortOrder, ...filters }: QuestionListArguments,
    userId: number | null,
  ) {
    this.order = resolveOrder(orders[sortField], sortOrder)
    const asked = askedFilters(questionFilters, filters)
    const { keyword } = filters
    this.matched = sql`select ${keyword ? matchedBy(keyword, searchOf(filters, asked.length)) : sql`null`} as ids`
    const context = { userId, matched: sql`(select ids from matched)::bigint[]` }
    this.where = allOf([sql`q.status = 'published'`, ...asked.map((filter) => filter.condition(context))])
    const most = keyword ? sql`limit ${sql.lit(KEYWORD_LIMIT)}` : sql``
    this.total = sql`(select count(*) from (select 1 from question q where ${this.where} ${most}) found)`
  }
}

/** Marks are looked up together: of several values of a kind, none is. A keyword that is all that is asked for beside what search knows: enough matches are put into order. */
function searchOf({ bankId, difficulties = [], tags = [] }: QuestionFilters, asked: number) {
  const [difficulty, otherDifficulty] = difficulties
  const [tag, otherTag] = tags
  const marks = [
    ...(bankId === undefined ? [] : [questionFacets.bankId(bankId)]),
    ...(difficulty === undefined || otherDifficulty ? [] : [questionFacets.difficulty(difficulty)]),
    ...(tag === undefined || otherTag !== undefined ? [] : [questionFacets.tag(tag)]),
  ]
  return asked === marks.length + 1 ? { marks, limit: ORDERED_LIMIT } : { marks }
}
