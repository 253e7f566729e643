import type { AnswerPoint } from '@app/contract/key-point/schemas'
import {
  countPoints,
  type PointCounts,
  type Scorer,
  scorerOf,
  standingOf,
} from '@app/contract/key-point/values'
import { RATING_SCORES } from '@app/contract/paper/values'
import type { Rating } from '@app/contract/review/values'
import { shareOf } from '../../platform/recognition/answer-points.ts'

interface Answered {
  rating: Rating | null
  isAnswered: boolean
  points: readonly AnswerPoint[]
}

/** What a paper comes to. */
export interface PaperTotal extends PointCounts {
  score: number | null
  scorer: Scorer | null
}

/**
 * What an answer is worth, 0 to 100: what its self-rating says, else the share of the key points that are right, by their
 * weight.
 * @returns null as long as a point waits to be checked, and for a written answer to a question without key points
 */
export function scoreAnswer({ rating, isAnswered, points }: Answered): number | null {
  if (!isAnswered) return 0
  if (rating !== null) return RATING_SCORES[rating]
  if (points.some((point) => standingOf(point) === 'unchecked')) return null
  const share = shareOf(points, ['right'])
  return share === null ? null : Math.round(100 * share)
}

/** The mean of what could be scored, as soon as nothing waits to be checked. The points of what was self-rated do not count. */
export function totalOf(questions: readonly (Answered & { score: number | null })[]): PaperTotal {
  const points = questions.flatMap((question) => (question.rating === null ? question.points : []))
  const counts = countPoints(points)
  const known = questions.flatMap(({ score }) => score ?? [])
  const isScored = counts.uncheckedCount === 0 && known.length > 0
  const score = isScored ? Math.round(known.reduce((sum, one) => sum + one, 0) / known.length) : null
  return { ...counts, score, scorer: score === null ? null : scorerOf(points) }
}
