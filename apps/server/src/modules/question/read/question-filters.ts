import type { Contract } from '@app/contract'
import { sql } from 'kysely'
import type { FilterTable, Fragment } from '../../../platform/list/filters.ts'
import type { FiltersOf } from '../../../platform/list/page-call.ts'
import { idsByKeyword } from '../../../platform/search/matching.ts'
import { companyKey } from '../../../platform/text/company-key.ts'

/** Which questions a list holds. */
export type QuestionFilters = FiltersOf<Contract['question']['page']>

/** What a condition on the question `q` depends on. */
export interface QuestionContext {
  /** null for a guest, who has no marks: all questions are 未练. */
  userId: number | null
  /** Whether `q` is a row of question_tag instead. */
  isTagCopy: boolean
  /** What a keyword is looked for together with, and up to how many questions. */
  search: { marks: readonly string[]; limit?: number }
}

/** The tables that know a filter, beside `question`. A filter that names none of them is always counted from the questions. */
export interface FilterTraits {
  /** The column of question_facet that says how many questions it leaves. */
  facet?: 'bank_id' | 'difficulty' | 'tag'
  /** Its condition needs no other columns than question_tag has. */
  isInTagCopy?: true
}

const marked = (table: string, userId: number | null, condition = sql``): Fragment =>
  sql`exists (select 1 from ${sql.table(table)} s where s.question_id = q.id and s.user_id = ${userId} ${condition})`

/** The filters of the list of published questions. */
export const questionFilters: FilterTable<QuestionFilters, QuestionContext, FilterTraits> = {
  ids: { condition: (ids) => sql`q.id = any(${ids}::bigint[])`, isInTagCopy: true },
  bankId: {
    condition: (bankId) => sql`q.bank_id = ${bankId}`,
    facet: 'bank_id',
    isInTagCopy: true,
  },
  tag: {
    condition: (tag, { isTagCopy }) => (isTagCopy ? sql`q.tag = ${tag}` : sql`q.tags @> array[${tag}]`),
    facet: 'tag',
    isInTagCopy: true,
  },
  difficulty: {
    condition: (difficulty) => sql`q.difficulty = ${difficulty}`,
    facet: 'difficulty',
    isInTagCopy: true,
  },
  mastery: {
    condition: (mastery, { userId }) =>
      mastery === 0
        ? { leftOut: marked('question_mastery', userId) }
        : marked('question_mastery', userId, sql`and s.mastery = ${mastery}`),
    isInTagCopy: true,
  },
  isFavourite: { condition: (_, { userId }) => marked('question_favourite', userId), isInTagCopy: true },
  isEncountered: { condition: (_, { userId }) => marked('question_encounter', userId), isInTagCopy: true },
  company: {
    condition: (company) => sql`q.id in (select e.question_id from question_encounter e
      where e.company_id = (select c.id from interview_company c where c.name_key = ${companyKey(company)}))`,
    isInTagCopy: true,
  },
  keyword: {
    condition: (keyword, { search }) =>
      sql`q.id in ${idsByKeyword(keyword, { kind: 'question', ...search })}`,
  },
}
