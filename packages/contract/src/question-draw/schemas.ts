import { z } from 'zod/mini'
import { id, line, unique } from '../common/schemas.ts'
import { difficulty, mastery } from '../question/schemas.ts'
import { DIFFICULTIES, MASTERIES } from '../question/values.ts'
import { MAX_FILTER_BANKS, MAX_FILTER_TAGS } from './values.ts'

/** Which questions cards and papers are drawn from: of several choices of a kind, any will do; none means all. */
export const drawFilter = z.strictObject({
  bankIds: z._default(z.array(id).check(z.maxLength(MAX_FILTER_BANKS), unique), []),
  tags: z._default(z.array(line(40).check(z.minLength(1))).check(z.maxLength(MAX_FILTER_TAGS), unique), []),
  difficulties: z._default(z.array(difficulty).check(z.maxLength(DIFFICULTIES.length), unique), []),
  masteries: z._default(z.array(mastery).check(z.maxLength(MASTERIES.length), unique), []),
  keyword: z._default(line(100), ''),
  isFavourite: z._default(z.boolean(), false),
  isEncountered: z._default(z.boolean(), false),
})
export type DrawFilter = z.output<typeof drawFilter>
export type DrawFilterInput = z.input<typeof drawFilter>
