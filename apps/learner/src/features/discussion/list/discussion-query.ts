import {
  CANDIDATE_LEVELS,
  type CandidateLevel,
  DISCUSSION_CATEGORIES,
  DISCUSSION_VIEWS,
  DISCUSSIONS_ON_PAGE,
  type DiscussionCategory,
  type DiscussionView,
  discussionLimits,
  INTERVIEW_OUTCOMES,
  INTERVIEW_ROUNDS,
  type InterviewOutcome,
  type InterviewRound,
} from '@app/contract/discussion/values'
import { MAX_COMPANY_LENGTH, MAX_ROLE_LENGTH } from '@app/contract/question-encounter/values'
import type { Api } from '../../../shared/api.ts'
import { readChoice, readPage, readText, writeSearch } from '../../../shared/list/list-query.ts'

/** What narrows the list by the interview that a 面经 tells of. */
interface FactsQuery {
  company?: string
  role?: string
  level?: CandidateLevel
  round?: InterviewRound
  outcome?: InterviewOutcome
}

/** Which posts the list shows: its whole state, as it stands in the address. */
export interface DiscussionQuery extends FactsQuery {
  category?: DiscussionCategory
  view: DiscussionView
  tag?: string
  /** From 1. */
  page: number
}

export const everything: DiscussionQuery = { view: 'newest', page: 1 }

/** Reads the list's query from an address; invalid values are left out. */
export function parseDiscussionQuery(search: URLSearchParams): DiscussionQuery {
  return given({
    category: readChoice(search, 'category', DISCUSSION_CATEGORIES),
    view: readChoice(search, 'view', DISCUSSION_VIEWS) ?? 'newest',
    tag: readText(search, 'tag', discussionLimits.tag),
    company: readText(search, 'company', MAX_COMPANY_LENGTH),
    role: readText(search, 'role', MAX_ROLE_LENGTH),
    level: readChoice(search, 'level', CANDIDATE_LEVELS),
    round: readChoice(search, 'round', INTERVIEW_ROUNDS),
    outcome: readChoice(search, 'outcome', INTERVIEW_OUTCOMES),
    page: readPage(search),
  })
}

/** The address of a list; default values are left out. */
export function discussionAddress(query: DiscussionQuery): string {
  const { view, page, ...filters } = query
  const search = {
    ...filters,
    view: view === 'newest' ? undefined : view,
    page: page === 1 ? undefined : page,
  }
  return `/discussion${writeSearch(search)}`
}

/** The first page of a list with some choices changed; undefined takes a choice back. */
export function changed(
  query: DiscussionQuery,
  change: { [K in keyof DiscussionQuery]?: DiscussionQuery[K] | undefined },
): DiscussionQuery {
  const next = given({ ...query, ...change, view: change.view ?? query.view, page: 1 })
  return tellsOfInterviews(next) ? next : withoutFacts(next)
}

/** What the server is asked for. */
export function toPageInput({ page, ...query }: DiscussionQuery): Parameters<Api['discussion']['page']>[0] {
  return { ...query, current: page, pageSize: DISCUSSIONS_ON_PAGE }
}

/** Whether posts of these categories can be narrowed by facts of an interview. */
export function tellsOfInterviews({ category }: DiscussionQuery): boolean {
  return category === undefined || category === 'experience'
}

/** How many choices stand behind 筛选. */
export function countFilters({ tag, company, role, level, round, outcome }: DiscussionQuery): number {
  return [tag, company, role, level, round, outcome].filter((value) => value !== undefined).length
}

/** The same list with nothing chosen behind 筛选. */
export function withoutFilters({ tag: _, ...query }: DiscussionQuery): DiscussionQuery {
  return { ...withoutFacts(query), page: 1 }
}

function withoutFacts({
  company: _company,
  role: _role,
  level: _level,
  round: _round,
  outcome: _outcome,
  ...query
}: DiscussionQuery): DiscussionQuery {
  return query
}

type Loose = { [K in keyof DiscussionQuery]: DiscussionQuery[K] | undefined }

function given({ view = 'newest', page = 1, ...filters }: Loose): DiscussionQuery {
  const entries = Object.entries(filters).filter(([, value]) => value !== undefined)
  return { ...Object.fromEntries(entries), view, page }
}
