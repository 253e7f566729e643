import type { Contract } from '@app/contract/contract'
import { SEARCH_KINDS, type SearchPeriod } from '@app/contract/search/values'
import type { ListArguments } from '../../../platform/list/page-call.ts'
import { facet } from '../../../platform/search/document.ts'
import type { KindScope } from './document.repository.ts'

export type SearchArguments = ListArguments<Contract['search']['page']>

const DAY = 24 * 60 * 60 * 1000
const DAYS: Record<SearchPeriod, number> = { week: 7, month: 30, year: 365 }

/** What of the kinds a search is limited to. @param withComments whether those of comments are among them */
export function scopesOf(
  { difficulty, bankId, category }: SearchArguments,
  withComments: boolean,
): KindScope[] {
  const marks = [
    ...(difficulty === undefined ? [] : [facet('difficulty', difficulty)]),
    ...(bankId === undefined ? [] : [facet('bank', bankId)]),
    ...(category === undefined ? [] : [facet('category', category)]),
  ]
  return [...SEARCH_KINDS, ...(withComments ? ['comment' as const] : [])].map((kind) => ({ kind, marks }))
}

export function sinceOf(period: SearchPeriod | undefined): Date | undefined {
  return period === undefined ? undefined : new Date(Date.now() - DAYS[period] * DAY)
}
