import { z } from 'zod/mini'
import { id, time } from '../common/schemas.ts'
import { programLanguage } from '../question-program/schemas.ts'
import { MAX_CODE } from '../question-program/values.ts'

/** The code of a learner as they left it. `updateTime` is its version. */
export const codeDraftSchema = z.object({ language: programLanguage, code: z.string(), updateTime: time })
export type CodeDraft = z.output<typeof codeDraftSchema>

export const learnerCode = z.string().check(z.maxLength(MAX_CODE))

export const codeDraftBody = z.strictObject({
  questionId: id,
  language: programLanguage,
  code: learnerCode,
  /** The version one edited; null for a new one. Another version on the server answers 40900 with the draft there. */
  baseTime: z.nullable(time),
})
