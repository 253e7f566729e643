import { z } from 'zod/mini'
import { id, line, unique } from '../common/schemas.ts'
import { filterDifficulties, filterMasteries, filterTags } from '../question/schemas.ts'
import { QUESTION_FORMS } from '../question-program/values.ts'
import { MAX_FILTER_BANKS } from './values.ts'

/** Which questions cards and papers are drawn from: of several choices of a kind, any will do; none means all. */
export const drawFilter = z.strictObject({
  bankIds: z._default(z.array(id).check(z.maxLength(MAX_FILTER_BANKS), unique), []),
  tags: z._default(filterTags, []),
  difficulties: z._default(filterDifficulties, []),
  masteries: z._default(filterMasteries, []),
  keyword: z._default(line(100), ''),
  isFavourite: z._default(z.boolean(), false),
  isEncountered: z._default(z.boolean(), false),
  /** Papers want written answers: they hold no programming problems. */
  form: z.optional(z.enum(QUESTION_FORMS)),
})
export type DrawFilter = z.output<typeof drawFilter>
export type DrawFilterInput = z.input<typeof drawFilter>
