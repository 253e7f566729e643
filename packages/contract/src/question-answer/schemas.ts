import { z } from 'zod/mini'
import { id, time } from '../common/schemas.ts'
import { questionLimits } from '../content/kinds/question-values.ts'
import { check, span } from '../key-point/schemas.ts'
import { MAX_RECALL } from './values.ts'

/** How the learner checked a key point of their own answer. */
export const pointCheck = z.strictObject({
  /** The point's text, by which it is known. */
  point: z.string().check(z.minLength(1), z.maxLength(questionLimits.keyPoint)),
  check,
  /** The learner's own words for it where the recogniser did not find them; null otherwise. */
  passage: z.nullable(span),
})
export type PointCheck = z.output<typeof pointCheck>

/** What a learner answered to a question from memory, and how they checked it. */
export const questionAnswerSchema = z.object({
  answer: z.string(),
  checks: z.array(pointCheck),
  updateTime: time,
})
export type QuestionAnswer = z.output<typeof questionAnswerSchema>

export const questionAnswerBody = z.strictObject({
  questionId: id,
  answer: z.string().check(z.maxLength(MAX_RECALL)),
  checks: z.array(pointCheck).check(z.maxLength(questionLimits.keyPoints)),
})
