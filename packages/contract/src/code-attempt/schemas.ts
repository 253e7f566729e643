import { z } from 'zod/mini'
import { learnerCode } from '../code-draft/schemas.ts'
import { id, pageBody, time } from '../common/schemas.ts'
import { programLanguage } from '../question-program/schemas.ts'
import { ATTEMPT_OUTCOMES, MAX_FAILURE } from './values.ts'

const count = z.int().check(z.minimum(0), z.maximum(10_000))

const said = {
  questionId: id,
  language: programLanguage,
  outcome: z.enum(ATTEMPT_OUTCOMES),
  /** How many cases passed, of how many. */
  passed: count,
  total: count,
  milliseconds: z.int().check(z.minimum(0), z.maximum(3_600_000)),
}

/** What a learner handed in; the code ran in their browser. */
export const codeAttemptBody = z
  .strictObject({
    /** Made by the tab for this attempt, so that a retry adds no second one. */
    key: z.uuid(),
    ...said,
    code: learnerCode.check(z.minLength(1)),
    /** The first case that failed, in a few words; empty for none. */
    firstFailure: z._default(z.string().check(z.maxLength(MAX_FAILURE)), ''),
  })
  .check(
    z.refine(({ passed, total }) => passed <= total, { error: 'notAllowed', path: ['passed'] }),
    z.refine(({ outcome, passed, total }) => outcome !== 'passed' || (total > 0 && passed === total), {
      error: 'notAllowed',
      path: ['outcome'],
    }),
  )

/** An attempt as it stands in a list. */
export const codeAttemptSummary = z.object({ id, ...said, firstFailure: z.string(), createTime: time })
export type CodeAttemptSummary = z.output<typeof codeAttemptSummary>

/** An attempt with its code. */
export const codeAttemptDetail = z.object({ ...codeAttemptSummary.shape, code: z.string() })
export type CodeAttemptDetail = z.output<typeof codeAttemptDetail>

export const codeAttemptPageBody = pageBody(['createTime'], {
  questionId: z.optional(id),
  language: z.optional(programLanguage),
  outcome: z.optional(z.enum(ATTEMPT_OUTCOMES)),
})
