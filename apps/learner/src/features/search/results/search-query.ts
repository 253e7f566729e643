import { DISCUSSION_CATEGORIES, type DiscussionCategory } from '@app/contract/discussion/values'
import { DIFFICULTIES, type Difficulty } from '@app/contract/question/values'
import {
  RESULTS_ON_PAGE,
  SEARCH_PERIODS,
  SEARCH_TABS,
  type SearchOrder,
  type SearchPeriod,
  type SearchTab,
} from '@app/contract/search/values'
import type { Api } from '../../../shared/api.ts'
import { readChoice, readId, readPage, writeSearch } from '../../../shared/list/list-query.ts'
import { clipQuery } from '../parts/search-address.ts'

/** The names of the orders in the address, and what the server calls them. */
const orders = { newest: 'time', hot: 'popularity' } as const satisfies Record<string, SearchOrder>
export const RESULT_SORTS = ['relevance', 'newest', 'hot'] as const
export type ResultSort = (typeof RESULT_SORTS)[number]

/** What of a kind the results are narrowed to. */
interface Facets {
  difficulty?: Difficulty
  bankId?: number
  category?: DiscussionCategory
  period?: SearchPeriod
}

/** What is looked for: the whole state of the page, as it stands in the address. */
export interface SearchQuery extends Facets {
  /** Empty where nothing is looked for. */
  q: string
  /** All content by default. */
  kind?: SearchTab
  sort: ResultSort
  /** As it was typed, even where nothing holds it. */
  isExact?: true
  /** From 1. */
  page: number
}

/** A change of a query; undefined takes a choice back. */
export type SearchChange = { [K in keyof SearchQuery]?: SearchQuery[K] | undefined }

/** Which facets a kind has. Among all kinds, those of questions. */
const FACETS: Record<SearchTab | 'all', readonly (keyof Facets)[]> = {
  all: ['difficulty', 'bankId', 'period'],
  question: ['difficulty', 'bankId', 'period'],
  knowledgePoint: ['period'],
  discussion: ['category', 'period'],
  interviewBank: ['period'],
  comment: ['period'],
  user: [],
}

/** Reads what an address looks for; invalid values are left out. */
export function parseSearchQuery(search: URLSearchParams): SearchQuery {
  return fitting({
    q: clipQuery(search.get('q') ?? ''),
    kind: readChoice(search, 'kind', SEARCH_TABS),
    difficulty: readChoice(search, 'difficulty', DIFFICULTIES),
    bankId: readId(search, 'bank'),
    category: readChoice(search, 'category', DISCUSSION_CATEGORIES),
    period: readChoice(search, 'period', SEARCH_PERIODS),
    sort: readChoice(search, 'sort', RESULT_SORTS),
    isExact: search.get('exact') === '1' ? true : undefined,
    page: readPage(search),
  })
}

/** The address of a search; default values are left out. */
export function addressOf({ bankId, sort, isExact, page, ...rest }: SearchQuery): string {
  const search = {
    ...rest,
    q: rest.q || undefined,
    bank: bankId,
    sort: sort === 'relevance' ? undefined : sort,
    exact: isExact && 1,
    page: page === 1 ? undefined : page,
  }
  return `/search${writeSearch(search)}`
}

/** The first page of a search with some choices changed. */
export function changed(query: SearchQuery, change: SearchChange): SearchQuery {
  return fitting({ ...query, page: 1, ...change })
}

/** Another text, by the same choices. */
export function withText(query: SearchQuery, typed: string): SearchQuery {
  return changed(query, { q: clipQuery(typed), isExact: undefined })
}

/** The same search with nothing left out. */
export function withoutFilters(query: SearchQuery): SearchQuery {
  return changed(query, { difficulty: undefined, bankId: undefined, category: undefined, period: undefined })
}

export function isFiltered({ difficulty, bankId, category, period }: SearchQuery): boolean {
  return [difficulty, bankId, category, period].some((value) => value !== undefined)
}

export function hasFacet({ kind }: SearchQuery, facet: keyof Facets): boolean {
  return FACETS[kind ?? 'all'].includes(facet)
}

/** Whether two searches are narrowed alike: what was counted for one holds for the other. */
export function isNarrowedAlike(one: SearchQuery, other: SearchQuery): boolean {
  return one.difficulty === other.difficulty && one.bankId === other.bankId && one.category === other.category
}

/** What the server is asked for. */
export function toInput({ sort, page, ...query }: SearchQuery): Parameters<Api['search']['page']>[0] {
  return {
    ...query,
    ...(sort !== 'relevance' && { sortField: orders[sort] }),
    current: page,
    pageSize: RESULTS_ON_PAGE,
  }
}

/** Without the choices that are undefined, and those that the kind does not have. */
function fitting({ q = '', sort = 'relevance', page = 1, ...choices }: SearchChange): SearchQuery {
  const facets: readonly string[] = FACETS[choices.kind ?? 'all']
  const entries = Object.entries(choices).filter(
    ([name, value]) => value !== undefined && (facets.includes(name) || !isFacet(name)),
  )
  return { ...Object.fromEntries(entries), q, sort, page }
}

const isFacet = (name: string) => ['difficulty', 'bankId', 'category', 'period'].includes(name)
