import { Code } from '@app/contract/common/envelope'
import type { AnswerPoint } from '@app/contract/key-point/schemas'
import { type Check, type Standing, standingOf } from '@app/contract/key-point/values'
import { fieldRefused } from '../app-error.ts'

/** A point with where it was said; null where nothing was found. */
type PlacedPoint<Passage> = AnswerPoint & { passage: Passage | null }

/**
 * A point as a learner checks it; null takes the check back, and with it the words that they found for it.
 * @param passage their own words for it; undefined: those that were found
 * @throws AppError 40000 at `passage` when something is to have been said and nothing shows where
 */
export function checkPoint<Passage, Point extends PlacedPoint<Passage>>(
  point: Point,
  check: Check | null,
  passage: Passage | undefined,
): Point {
  const found = check === null || check === 'missing' ? null : (passage ?? point.passage)
  if (check !== null && check !== 'missing' && !found && !point.isMentioned)
    throw fieldRefused(Code.badParameters, 'passage', 'required')
  return {
    ...point,
    check,
    checker: check && 'self',
    passage: found ?? (point.isMentioned ? point.passage : null),
  }
}

/** A point when all that was mentioned is taken as right, or when that is taken back. */
export function assumePoint<Point extends AnswerPoint>(point: Point, isAssumed: boolean): Point {
  if (isAssumed && standingOf(point) === 'unchecked') return { ...point, check: 'right', checker: 'assumed' }
  return !isAssumed && point.checker === 'assumed' ? { ...point, check: null, checker: null } : point
}

/** The share of some points that stand so, by their weight, 0 to 1; null when they weigh nothing. */
export function shareOf(
  points: readonly AnswerPoint[],
  standings: readonly Standing[],
  worth: (point: AnswerPoint) => number = () => 1,
): number | null {
  const all = points.reduce((sum, { weight }) => sum + weight, 0)
  const met = points.filter((point) => standings.includes(standingOf(point)))
  return all === 0 ? null : met.reduce((sum, point) => sum + point.weight * worth(point), 0) / all
}
