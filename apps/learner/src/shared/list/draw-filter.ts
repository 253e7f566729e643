import { DIFFICULTIES, MASTERIES, MAX_FILTER_TAGS } from '@app/contract/question/values'
import type { DrawFilter } from '@app/contract/question-draw/schemas'
import { MAX_FILTER_BANKS } from '@app/contract/question-draw/values'
import { QUESTION_FORMS } from '@app/contract/question-program/values'
import { readChoice, readChoices, readText, readTexts } from './list-query.ts'

/** Reads which questions an address means, by the names that the question list uses; invalid values are left out. */
export function parseDrawFilter(search: URLSearchParams): DrawFilter {
  const mine = search.get('mine')
  const form = readChoice(search, 'form', QUESTION_FORMS)
  return {
    bankIds: [...new Set(search.getAll('bank'))]
      .filter((text) => /^[1-9]\d{0,14}$/.test(text))
      .map(Number)
      .slice(0, MAX_FILTER_BANKS),
    tags: readTexts(search, 'tag', 40).slice(0, MAX_FILTER_TAGS),
    difficulties: readChoices(search, 'difficulty', DIFFICULTIES),
    masteries: readChoices(search, 'mastery', MASTERIES),
    keyword: readText(search, 'q', 100) ?? '',
    isFavourite: mine === 'favourite',
    isEncountered: mine === 'encountered',
    ...(form !== undefined && { form }),
  }
}

/** The query of the address of a filter, `?…` or empty. */
export function toDrawSearch(filter: DrawFilter): string {
  const { bankIds, tags, difficulties, masteries, keyword, isFavourite, isEncountered, form } = filter
  const search = new URLSearchParams([
    ...bankIds.map((id) => ['bank', String(id)]),
    ...tags.map((tag) => ['tag', tag]),
    ...difficulties.map((value) => ['difficulty', value]),
    ...masteries.map((value) => ['mastery', String(value)]),
    ...(keyword === '' ? [] : [['q', keyword]]),
    ...(isFavourite ? [['mine', 'favourite']] : []),
    ...(isEncountered ? [['mine', 'encountered']] : []),
    ...(form === undefined ? [] : [['form', form]]),
  ])
  const text = search.toString()
  return text && `?${text}`
}
