import { z } from 'zod/mini'
import { CHECKERS, CHECKS } from './values.ts'

/** Something a good answer says. */
export const keyPoint = z.object({
  text: z.string(),
  /** Importance, 1 to 5. */
  weight: z.int(),
  /** What an interviewer asks when the point is missing; empty for none. */
  followUp: z.string(),
  /** What people mix up, shown when the point is checked; empty for nothing. */
  misconception: z.string(),
})
export type KeyPoint = z.output<typeof keyPoint>

/** A word of a key point: the ways it is written, its own first, and how much it says. */
export const pointWord = z.object({ forms: z.array(z.string()), weight: z.number() })

/** A key point with the words by which an answer that mentions it is recognised. */
export const mentionableKeyPoint = z.object({ ...keyPoint.shape, words: z.array(pointWord) })
export type MentionableKeyPoint = z.output<typeof mentionableKeyPoint>

/** A stretch of an answer, in UTF-16 units. */
export const span = z.object({ start: z.int(), end: z.int() })

export const check = z.enum(CHECKS)

/** A key point beside an answer: whether it was mentioned, and how it was checked. */
export const answerPoint = z.object({
  text: z.string(),
  weight: z.int(),
  misconception: z.string(),
  isMentioned: z.boolean(),
  /** Heavy words of the point that were not heard. */
  unheard: z.array(z.string()),
  /** Null as long as nobody checked it. */
  check: z.nullable(check),
  checker: z.nullable(z.enum(CHECKERS)),
})
export type AnswerPoint = z.output<typeof answerPoint>

/** How many of some points were mentioned, and how many wait to be checked. */
export const pointCounts = z.object({
  pointCount: z.int(),
  /** Those that were said, right or wrong or still unchecked. */
  mentionedCount: z.int(),
  uncheckedCount: z.int(),
})
