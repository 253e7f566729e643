import type { Passage } from '@app/contract/interview-session/schemas'
import type { AnswerPoint } from '@app/contract/key-point/schemas'
import type { Check } from '@app/contract/key-point/values'
import { standingOf } from '@app/contract/key-point/values'
import { type Numbered, numberPoints } from '@app/ui/passages'

/** A key point beside what one said. */
export interface SaidPoint extends AnswerPoint {
  passage: Passage | null
  isAfterFollowUp?: boolean
}

export type NumberedPoint = Numbered<SaidPoint>

/** What one said in a turn; an answer that has no turns is turn 0. */
export interface SaidTurn {
  number: number
  content: string
}

/** Checks a point by its place among those of the question; null takes the check back. */
export type OnCheck = (point: number, check: Check | null, passage?: Passage) => void

/** The points with their standings, and the numbers by which they are found in what was said. */
export const withNumbers = (points: readonly SaidPoint[]): NumberedPoint[] => numberPoints(points, standingOf)

/** The point as the learner's check leaves it; words of their own choice go with the check. */
export function checked<W, P extends AnswerPoint & { passage: W | null }>(
  point: P,
  check: Check | null,
  passage?: W,
): P {
  const known = check || point.isMentioned ? point.passage : null
  return { ...point, check, checker: check && 'self', passage: passage ?? known }
}

/** The point when all that was mentioned is taken as right, or when that is taken back. */
export function assumed<P extends AnswerPoint>(point: P, isAssumed: boolean): P {
  if (isAssumed && standingOf(point) === 'unchecked') return { ...point, check: 'right', checker: 'assumed' }
  if (!isAssumed && point.checker === 'assumed') return { ...point, check: null, checker: null }
  return point
}
