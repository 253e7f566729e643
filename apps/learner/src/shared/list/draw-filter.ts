import { DIFFICULTIES, MASTERIES } from '@app/contract/question/values'
import type { DrawFilter } from '@app/contract/question-draw/schemas'
import { MAX_FILTER_BANKS, MAX_FILTER_TAGS } from '@app/contract/question-draw/values'
import { readText } from './list-query.ts'

/** Reads which questions an address means, by the names that the question list uses; invalid values are left out. */
export function parseDrawFilter(search: URLSearchParams): DrawFilter {
  const all = (name: string) => [...new Set(search.getAll(name))]
  const mine = search.get('mine')
  return {
    bankIds: all('bank')
      .filter((text) => /^[1-9]\d{0,14}$/.test(text))
      .map(Number)
      .slice(0, MAX_FILTER_BANKS),
    tags: all('tag')
      .map((tag) => tag.trim().slice(0, 40))
      .filter((tag) => tag !== '')
      .slice(0, MAX_FILTER_TAGS),
    difficulties: DIFFICULTIES.filter((value) => all('difficulty').includes(value)),
    masteries: MASTERIES.filter((value) => all('mastery').includes(String(value))),
    keyword: readText(search, 'q', 100) ?? '',
    isFavourite: mine === 'favourite',
    isEncountered: mine === 'encountered',
  }
}

/** The query of the address of a filter, `?…` or empty. */
export function toDrawSearch(filter: DrawFilter): string {
  const { bankIds, tags, difficulties, masteries, keyword, isFavourite, isEncountered } = filter
  const search = new URLSearchParams([
    ...bankIds.map((id) => ['bank', String(id)]),
    ...tags.map((tag) => ['tag', tag]),
    ...difficulties.map((value) => ['difficulty', value]),
    ...masteries.map((value) => ['mastery', String(value)]),
    ...(keyword === '' ? [] : [['q', keyword]]),
    ...(isFavourite ? [['mine', 'favourite']] : []),
    ...(isEncountered ? [['mine', 'encountered']] : []),
  ])
  const text = search.toString()
  return text && `?${text}`
}
