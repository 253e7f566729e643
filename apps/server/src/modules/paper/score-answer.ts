import { type KeyPoint, RATING_SCORES, type Rating } from '@app/contract'
import { scoreOf, type Verdict } from '@app/recognition'

interface Answered {
  rating: Rating | null
  isAnswered: boolean
  keyPoints: readonly KeyPoint[]
  /** One for each key point; null where there is nothing to compare. */
  verdicts: readonly Verdict[] | null
}

/**
 * What an answer is worth, 0 to 100: what its self-rating says, else the share of the key points it covers, by their weight.
 * @returns null for a written answer to a question without key points
 */
export function scoreAnswer({ rating, isAnswered, keyPoints, verdicts }: Answered): number | null {
  if (!isAnswered) return 0
  if (rating !== null) return RATING_SCORES[rating]
  return verdicts && scoreOf(keyPoints, verdicts)
}

/** The mean of what could be scored; null when nothing could. */
export function totalScore(scores: readonly (number | null)[]): number | null {
  const known = scores.filter((score) => score !== null)
  if (known.length === 0) return null
  return Math.round(known.reduce((sum, score) => sum + score, 0) / known.length)
}
