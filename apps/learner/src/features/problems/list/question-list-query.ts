import type { QuestionPageInput } from '@app/contract/question/schemas'
import {
  DIFFICULTIES,
  type Difficulty,
  FREQUENCIES,
  type Frequency,
  MASTERIES,
  MAX_FILTER_TAGS,
  type Mastery,
  type QuestionSortField,
} from '@app/contract/question/values'
import { MAX_COMPANY_LENGTH } from '@app/contract/question-encounter/values'
import { QUESTION_FORMS, type QuestionForm } from '@app/contract/question-program/values'
import {
  readChoice,
  readChoices,
  readId,
  readPage,
  readText,
  readTexts,
  writeSearch,
} from '../../../shared/list/list-query.ts'

/** Questions on one page of the list. */
export const PAGE_SIZE = 20

/** The names of the orders in the address, and what the server calls them. */
const sorts = { newest: 'createTime', hot: 'viewCount', asked: 'encounterCount' } as const satisfies Record<
  string,
  QuestionSortField
>
export type Sort = keyof typeof sorts | 'default'
export const SORTS: readonly Sort[] = ['default', 'newest', 'hot', 'asked']

const MINE = ['favourite', 'encountered'] as const
export type Mine = (typeof MINE)[number]

/** Which questions a list shows and in which order: the whole state of the list, as it stands in the address. */
export interface QuestionListQuery {
  /** Only these, such as the ones that a post tells of. */
  ids?: readonly number[]
  bankId?: number
  mine?: Mine
  /** Of several choices of a kind, any will do. */
  tags?: readonly string[]
  difficulties?: readonly Difficulty[]
  frequencies?: readonly Frequency[]
  form?: QuestionForm
  masteries?: readonly Mastery[]
  /** Where the questions were met in interviews. */
  company?: string
  keyword?: string
  sort: Sort
  /** From 1. */
  page: number
}

/** All questions, as they stand in their banks. */
export const everything: QuestionListQuery = { sort: 'default', page: 1 }

/** Reads a list's query from an address; invalid values are left out. */
export function parseListQuery(search: URLSearchParams): QuestionListQuery {
  const ids = readIds(search.get('ids'))
  const bankId = readId(search, 'bank')
  const mine = readChoice(search, 'mine', MINE)
  const tags = readTexts(search, 'tag', 40).slice(0, MAX_FILTER_TAGS)
  const difficulties = readChoices(search, 'difficulty', DIFFICULTIES)
  const frequencies = readChoices(search, 'frequency', FREQUENCIES)
  const form = readChoice(search, 'form', QUESTION_FORMS)
  const masteries = readChoices(search, 'mastery', MASTERIES)
  const company = readText(search, 'company', MAX_COMPANY_LENGTH)
  const keyword = readText(search, 'q', 100)
  return {
    ...(ids.length > 0 && { ids }),
    ...(bankId !== undefined && { bankId }),
    ...(mine !== undefined && { mine }),
    ...(tags.length > 0 && { tags }),
    ...(difficulties.length > 0 && { difficulties }),
    ...(frequencies.length > 0 && { frequencies }),
    ...(form !== undefined && { form }),
    ...(masteries.length > 0 && { masteries }),
    ...(company !== undefined && { company }),
    ...(keyword !== undefined && { keyword }),
    sort: readChoice(search, 'sort', SORTS) ?? 'default',
    page: readPage(search),
  }
}

/** The query of a list's address, `?…` or empty; default values are left out. */
export function toSearch({
  ids,
  bankId,
  mine,
  tags,
  difficulties,
  frequencies,
  form,
  masteries,
  company,
  keyword,
  sort,
  page,
}: QuestionListQuery): string {
  return writeSearch({
    ids: ids?.join('-'),
    bank: bankId,
    mine,
    tag: tags,
    difficulty: difficulties,
    frequency: frequencies,
    form,
    mastery: masteries,
    company,
    q: keyword,
    sort: sort === 'default' ? undefined : sort,
    page: page === 1 ? undefined : page,
  })
}

/** What the server is asked for a list, apart from the page. */
export function toFilters({
  ids,
  bankId,
  mine,
  tags,
  difficulties,
  frequencies,
  form,
  masteries,
  company,
  keyword,
  sort,
}: QuestionListQuery): QuestionPageInput {
  return {
    ...(ids !== undefined && { ids: [...ids] }),
    ...(bankId !== undefined && { bankId }),
    ...(mine === 'favourite' && { isFavourite: true }),
    ...(mine === 'encountered' && { isEncountered: true }),
    ...(tags !== undefined && { tags: [...tags] }),
    ...(difficulties !== undefined && { difficulties: [...difficulties] }),
    ...(frequencies !== undefined && { frequencies: [...frequencies] }),
    ...(form !== undefined && { form }),
    ...(masteries !== undefined && { masteries: [...masteries] }),
    ...(company !== undefined && { company }),
    ...(keyword !== undefined && { keyword }),
    ...(sort !== 'default' && { sortField: sorts[sort] }),
  }
}

/** Whether anything narrows the list beyond its bank. */
export function isFiltered({
  ids,
  mine,
  tags,
  difficulties,
  frequencies,
  form,
  masteries,
  company,
  keyword,
}: QuestionListQuery): boolean {
  return [ids, mine, tags, difficulties, frequencies, form, masteries, company, keyword].some(
    (value) => value !== undefined,
  )
}

/** As many as one list may be narrowed to. */
const MOST_IDS = 100

/** Reads ids as they stand in an address, `3-5-8`; invalid ones are left out. */
function readIds(text: string | null): number[] {
  const ids = (text ?? '').split('-').flatMap((id) => (/^[1-9]\d{0,14}$/.test(id) ? [Number(id)] : []))
  return [...new Set(ids)].slice(0, MOST_IDS)
}
