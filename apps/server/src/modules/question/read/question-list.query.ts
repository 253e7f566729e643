import type { Contract } from '@app/contract'
import { sql } from 'kysely'
import {
  type AskedFilter,
  allOf,
  askedFilters,
  type Condition,
  type Fragment,
} from '../../../platform/list/filters.ts'
import { type Order, type ResolvedOrder, resolveOrder } from '../../../platform/list/order.ts'
import type { ListArguments, SortFieldOf } from '../../../platform/list/page-call.ts'
import { questionFacets } from '../search-source.ts'
import {
  type FilterTraits,
  type QuestionContext,
  type QuestionFilters,
  questionFilters,
} from './question-filters.ts'

/** Which questions a list holds, and in which order. */
export type QuestionListArguments = ListArguments<Contract['question']['page']>

/** A list found by a keyword holds this many questions at most: to count more of them would cost as much as to read them. */
const KEYWORD_LIMIT = 1000

/** So many matches of a keyword are put into order; of more, those of the newest questions. */
const ORDERED_LIMIT = 20_000

type SortField = SortFieldOf<Contract['question']['page']>

const orders: Record<SortField, Order> = {
  sortOrder: { columns: ['bank_id', 'sort_order'], natural: 'ascend' },
  createTime: { columns: ['create_time'], natural: 'descend' },
  viewCount: { columns: ['view_count'], natural: 'descend' },
  encounterCount: { columns: ['encounter_count'], natural: 'descend' },
}

/** A list of published questions: page, total and places come from the same filters. */
export class QuestionList {
  readonly filters: QuestionFilters
  readonly sortField: SortField
  readonly order: ResolvedOrder
  /** Whether `q` is looked up in the table of tags, which has their questions in each order but only some columns. */
  readonly isTagCopy: boolean
  readonly #asked: AskedFilter<QuestionContext, FilterTraits>[]
  readonly #userId: number | null

  constructor(
    { sortField = 'sortOrder', sortOrder, ...filters }: QuestionListArguments,
    userId: number | null,
  ) {
    this.filters = filters
    this.sortField = sortField
    this.order = resolveOrder(orders[sortField], sortOrder)
    this.#asked = askedFilters(questionFilters, filters)
    this.#userId = userId
    this.isTagCopy = filters.tag !== undefined && this.isAllOf('isInTagCopy')
  }

  /** Whether every filter of the list is one of those. */
  isAllOf(trait: keyof FilterTraits): boolean {
    return this.#asked.every(({ traits }) => traits[trait] !== undefined)
  }

  /** What stands behind `from`: `q` has the columns of the list's order. */
  get source(): Fragment {
    return this.isTagCopy ? sql`(select *, question_id as id from question_tag) q` : sql`question q`
  }

  /** The conditions on `q`. */
  get where(): Fragment {
    return this.#published(this.#asked.map((filter) => this.#conditionOf(filter)))
  }

  /** How many questions the list holds: looked up where question_facet knows it, else counted. */
  get total(): Fragment {
    const counted = this.#asked
      .filter(({ traits }) => !traits.facet)
      .map((filter) => this.#conditionOf(filter))
    const leftOut = counted.flatMap((condition) => ('leftOut' in condition ? [condition.leftOut] : []))
    if (leftOut.length < counted.length) return this.#count
    if (leftOut.length === 0) return this.#lookedUp
    const rest = this.#asked.filter(({ traits }) => traits.facet).map((filter) => this.#conditionOf(filter))
    const isLeftOut = sql`(${sql.join(leftOut, sql` or `)})`
    return sql`${this.#lookedUp} - (select count(*) from ${this.source} where ${this.#published([...rest, isLeftOut])})`
  }

  get #count(): Fragment {
    const most = this.filters.keyword ? sql`limit ${sql.lit(KEYWORD_LIMIT)}` : sql``
    return sql`(select count(*) from (select 1 from ${this.source} where ${this.where} ${most}) found)`
  }

  get #lookedUp(): Fragment {
    const facet: Record<string, unknown> = { bank_id: 0, difficulty: '', tag: '' }
    for (const { traits, value } of this.#asked) if (traits.facet) facet[traits.facet] = value
    return sql`coalesce((
      select question_count from question_facet
      where bank_id = ${facet.bank_id} and difficulty = ${facet.difficulty} and tag = ${facet.tag}), 0)`
  }

  #conditionOf(filter: AskedFilter<QuestionContext, FilterTraits>): Condition {
    return filter.condition({ userId: this.#userId, isTagCopy: this.isTagCopy, search: this.#search })
  }

  /** A keyword that is all that is asked for beside what search knows: enough matches are put into order. */
  get #search(): QuestionContext['search'] {
    const { bankId, difficulty, tag } = this.filters
    const marks = [
      ...(bankId === undefined ? [] : [questionFacets.bankId(bankId)]),
      ...(difficulty === undefined ? [] : [questionFacets.difficulty(difficulty)]),
      ...(tag === undefined ? [] : [questionFacets.tag(tag)]),
    ]
    const isKnown = this.#asked.length === marks.length + 1
    return { marks, ...(isKnown && { limit: ORDERED_LIMIT }) }
  }

  /** The table of tags holds what is published alone. */
  #published(conditions: Condition[]): Fragment {
    return allOf(this.isTagCopy ? conditions : [sql`q.status = 'published'`, ...conditions])
  }
}
