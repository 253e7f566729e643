import { z } from 'zod/mini'
import { CHECKERS, CHECKS, type Scorer, type Standing } from './values.ts'

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

/** How a point stands: what was checked counts, before that what was mentioned. */
export function standingOf(point: Pick<AnswerPoint, 'isMentioned' | 'check'>): Standing {
  return point.check ?? (point.isMentioned ? 'unchecked' : 'missing')
}

/**
 * How a score of these points came about, the least careful way first; null as long as one of them waits to be checked.
 * A check by nobody is a verdict of an older version.
 */
export function scorerOf(
  points: readonly Pick<AnswerPoint, 'isMentioned' | 'check' | 'checker'>[],
): Scorer | null {
  if (points.some((point) => standingOf(point) === 'unchecked')) return null
  const checkers = new Set(points.flatMap(({ check, checker }) => (check ? [checker ?? 'phrases'] : [])))
  const known: readonly Scorer[] = ['phrases', 'assumed', 'model']
  return known.find((scorer) => checkers.has(scorer)) ?? 'self'
}

/** How many of some points were mentioned, and how many wait to be checked. */
export const pointCounts = z.object({
  pointCount: z.int(),
  /** Those that were said, right or wrong or still unchecked. */
  mentionedCount: z.int(),
  uncheckedCount: z.int(),
})
export type PointCounts = z.output<typeof pointCounts>

export function countPoints(points: readonly Pick<AnswerPoint, 'isMentioned' | 'check'>[]): PointCounts {
  const standings = points.map(standingOf)
  return {
    pointCount: points.length,
    mentionedCount: standings.filter((standing) => standing !== 'missing').length,
    uncheckedCount: standings.filter((standing) => standing === 'unchecked').length,
  }
}
