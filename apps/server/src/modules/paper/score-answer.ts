import { type KeyPoint, RATING_SCORES, type Rating } from '@app/contract'
import { coverKeyPoints } from '@app/contract/key-point-coverage'

interface Answered {
  answer: string
  rating: Rating | null
  isAnswered: boolean
  keyPoints: readonly KeyPoint[]
}

/**
 * What an answer is worth, 0 to 100: what its self-rating says, else the share of the key points it covers, by their weight.
 * @returns null for a written answer to a question without key points
 */
export function scoreAnswer({ answer, rating, isAnswered, keyPoints }: Answered): number | null {
  if (!isAnswered) return 0
  if (rating !== null) return RATING_SCORES[rating]
  const covered = coverKeyPoints(answer, keyPoints)
  if (!covered) return null
  const all = sumOf(keyPoints)
  return all === 0 ? null : Math.round((100 * sumOf(keyPoints.filter((_, index) => covered[index]))) / all)
}

/** The mean of what could be scored; null when nothing could. */
export function totalScore(scores: readonly (number | null)[]): number | null {
  const known = scores.filter((score) => score !== null)
  if (known.length === 0) return null
  return Math.round(known.reduce((sum, score) => sum + score, 0) / known.length)
}

function sumOf(keyPoints: readonly KeyPoint[]): number {
  return keyPoints.reduce((sum, { weight }) => sum + weight, 0)
}
