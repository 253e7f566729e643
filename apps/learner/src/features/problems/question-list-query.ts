import type { QuestionPageInput } from '@app/contract'
import {
  DIFFICULTIES,
  type Difficulty,
  MASTERIES,
  type Mastery,
  type QuestionSortField,
} from '@app/contract/question/values'

/** Questions on one page of the list. */
export const PAGE_SIZE = 20

/** The names of the orders in the address, and what the server calls them. */
const sorts = { newest: 'createTime', hot: 'viewCount', asked: 'encounterCount' } as const satisfies Record<
  string,
  QuestionSortField
>
export type Sort = keyof typeof sorts | 'default'
export const SORTS: readonly Sort[] = ['default', 'newest', 'hot', 'asked']

export type Mine = 'favourite' | 'encountered'

/** Which questions a list shows and in which order: the whole state of the list, as it stands in the address. */
export interface QuestionListQuery {
  bankId?: number
  mine?: Mine
  tag?: string
  difficulty?: Difficulty
  mastery?: Mastery
  keyword?: string
  sort: Sort
  /** From 1. */
  page: number
}

/** Reads a list from an address; what makes no sense there is left out. */
export function parseListQuery(search: URLSearchParams): QuestionListQuery {
  const mine = search.get('mine')
  const tag = search.get('tag')?.slice(0, 40)
  const keyword = search.get('q')?.trim().slice(0, 100)
  const difficulty = DIFFICULTIES.find((value) => value === search.get('difficulty'))
  const mastery = MASTERIES.find((value) => String(value) === search.get('mastery'))
  const bankId = toInteger(search.get('bank'))
  return {
    ...(bankId !== undefined && bankId > 0 && { bankId }),
    ...((mine === 'favourite' || mine === 'encountered') && { mine }),
    ...(tag && { tag }),
    ...(difficulty !== undefined && { difficulty }),
    ...(mastery !== undefined && { mastery }),
    ...(keyword && { keyword }),
    sort: SORTS.find((sort) => sort === search.get('sort')) ?? 'default',
    page: Math.min(Math.max(toInteger(search.get('page')) ?? 1, 1), 1_000_000),
  }
}

/** The address of a list, `?…` or empty; what is as usual is left out. */
export function toSearch(query: QuestionListQuery): string {
  const search = new URLSearchParams()
  const set = (name: string, value: string | number | undefined) =>
    value !== undefined && search.set(name, String(value))
  set('bank', query.bankId)
  set('mine', query.mine)
  set('tag', query.tag)
  set('difficulty', query.difficulty)
  set('mastery', query.mastery)
  set('q', query.keyword)
  set('sort', query.sort === 'default' ? undefined : query.sort)
  set('page', query.page === 1 ? undefined : query.page)
  const text = search.toString()
  return text && `?${text}`
}

/** What the server is asked for a list, apart from the page. */
export function toFilters({
  bankId,
  mine,
  tag,
  difficulty,
  mastery,
  keyword,
  sort,
}: QuestionListQuery): QuestionPageInput {
  return {
    ...(bankId !== undefined && { bankId }),
    ...(mine === 'favourite' && { isFavourite: true }),
    ...(mine === 'encountered' && { isEncountered: true }),
    ...(tag !== undefined && { tag }),
    ...(difficulty !== undefined && { difficulty }),
    ...(mastery !== undefined && { mastery }),
    ...(keyword !== undefined && { keyword }),
    ...(sort !== 'default' && { sortField: sorts[sort] }),
  }
}

/** Whether anything narrows the list beyond its bank. */
export function isFiltered({ mine, tag, difficulty, mastery, keyword }: QuestionListQuery): boolean {
  return [mine, tag, difficulty, mastery, keyword].some((value) => value !== undefined)
}

function toInteger(text: string | null): number | undefined {
  return text !== null && /^\d{1,15}$/.test(text) ? Number(text) : undefined
}
