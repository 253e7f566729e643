import type { Contract } from '@app/contract/contract'
import { namesOfCompany } from '@app/contract/discussion/fact-words'
import type { QuestionForm } from '@app/contract/question-program/values'
import { sql } from 'kysely'
import type { FilterTable, Fragment } from '../../../platform/list/filters.ts'
import type { FiltersOf } from '../../../platform/list/page-call.ts'
import { idsByKeyword, type KeywordScope } from '../../../platform/search/matching.ts'
import { companyKey } from '../../../platform/text/company-key.ts'

/** Which questions a list holds. */
export type QuestionFilters = FiltersOf<Contract['question']['page']>

/** What a condition on the question `q` depends on. */
export interface QuestionContext {
  /** null for a guest, who has no marks: all questions are 未练. */
  userId: number | null
  /** The array of the ids that a keyword matches. */
  matched: Fragment
}

const marked = (table: string, userId: number | null): Fragment =>
  sql`exists (select 1 from ${sql.table(table)} s where s.question_id = q.id and s.user_id = ${userId})`

/** Whether the question `q` has any of the tags; case tells none apart. */
const hasTagOf = (tags: readonly string[]): Fragment =>
  sql`folded_tags(q.tags) && folded_tags(${tags}::text[])`

/** Whether the question is a programming problem, or answered in words. */
const formIs = (form: QuestionForm): Fragment =>
  form === 'code' ? sql`q.languages <> '{}'` : sql`q.languages = '{}'`

/** The filters of the list of published questions. */
export const questionFilters: FilterTable<QuestionFilters, QuestionContext> = {
  ids: { condition: (ids) => sql`q.id = any(${ids}::bigint[])` },
  bankId: { condition: (bankId) => sql`q.bank_id = ${bankId}` },
  tags: { condition: hasTagOf },
  difficulties: { condition: (difficulties) => sql`q.difficulty = any(${difficulties}::text[])` },
  frequencies: { condition: (frequencies) => sql`q.frequency = any(${frequencies}::text[])` },
  form: { condition: formIs },
  masteries: {
    condition: (masteries, { userId }) => sql`coalesce((
      select m.mastery from question_mastery m where m.question_id = q.id and m.user_id = ${userId}
    ), 0) = any(${masteries}::int[])`,
  },
  isFavourite: { condition: (_, { userId }) => marked('question_favourite', userId) },
  isEncountered: { condition: (_, { userId }) => marked('question_encounter', userId) },
  company: {
    condition: (company) => sql`q.id in (select e.question_id from question_encounter e
      where e.company_id in (select c.id from interview_company c where c.name_key = any(${namesOfCompany(company).map(companyKey)}::text[])))`,
  },
  keyword: { condition: (_, { matched }) => sql`q.id = any(${matched})` },
}

/** The array of the ids of questions that a keyword matches. */
export const matchedBy = (keyword: string, scope: Pick<KeywordScope, 'marks' | 'limit'> = {}): Fragment =>
  sql`array${idsByKeyword(keyword, { kind: 'question', ...scope })}`
