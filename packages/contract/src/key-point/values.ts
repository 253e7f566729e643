/** How a point of an answer was found when it was checked: 说对了, 说反了, 没说到. */
export const CHECKS = ['right', 'wrong', 'missing'] as const
export type Check = (typeof CHECKS)[number]

/** Whose word a check is: the learner's, a model's, or nobody's, because all that was mentioned was taken as right. */
export const CHECKERS = ['self', 'model', 'assumed'] as const
export type Checker = (typeof CHECKERS)[number]

/** How a score came about: by the checks of the learner, of a model, of nobody, or by the phrases of an older version. */
export const SCORERS = [...CHECKERS, 'phrases'] as const
export type Scorer = (typeof SCORERS)[number]

/** Scores that count for trend, best and board. */
export const COUNTED_SCORERS = ['self', 'model'] as const satisfies readonly Scorer[]

/** 说对了, 提到了待核对, 没听到 or 没说到, 说反了. */
export const STANDINGS = ['right', 'unchecked', 'missing', 'wrong'] as const
export type Standing = (typeof STANDINGS)[number]

/** By which rule an answer mentions nothing: 没有回答, 复述题目, 照抄参考答案, 答非所问. */
export const ANSWER_RULES = ['empty', 'parroted', 'copied', 'offTopic'] as const
export type AnswerRule = (typeof ANSWER_RULES)[number]

/** What the standing of a point rests on. */
interface CheckedPoint {
  isMentioned: boolean
  check: Check | null
}

/** How a point stands: what was checked counts, before that what was mentioned. */
export function standingOf(point: CheckedPoint): Standing {
  return point.check ?? (point.isMentioned ? 'unchecked' : 'missing')
}

/**
 * How a score of these points came about, the least careful way first; null as long as one of them waits to be checked.
 * A check by nobody is a verdict of an older version.
 */
export function scorerOf(points: readonly (CheckedPoint & { checker: Checker | null })[]): Scorer | null {
  if (points.some((point) => standingOf(point) === 'unchecked')) return null
  const checkers = new Set(points.flatMap(({ check, checker }) => (check ? [checker ?? 'phrases'] : [])))
  const known: readonly Scorer[] = ['phrases', 'assumed', 'model']
  return known.find((scorer) => checkers.has(scorer)) ?? 'self'
}

/** How many of some points were said, right or wrong or still unchecked, and how many wait to be checked. */
export interface PointCounts {
  pointCount: number
  mentionedCount: number
  uncheckedCount: number
}

export function countPoints(points: readonly CheckedPoint[]): PointCounts {
  const standings = points.map(standingOf)
  return {
    pointCount: points.length,
    mentionedCount: standings.filter((standing) => standing !== 'missing').length,
    uncheckedCount: standings.filter((standing) => standing === 'unchecked').length,
  }
}

/** A word that a point was recognised by, as the point's text writes it: words are recognised in small letters. */
export function asWritten(word: string, text: string): string {
  const at = text.toLowerCase().indexOf(word)
  return at === -1 ? word : text.slice(at, at + word.length)
}

/** What an answer about oneself should hold: the situation, one's own part, numbers, what came of it. */
export const PERSONAL_CHECKLIST = ['situation', 'ownPart', 'numbers', 'outcome'] as const
