import { type KeyPoint, RATING_SCORES, type Rating } from '@app/contract'
import { recognise, scoreOf } from '@app/recognition'

interface Answered {
  title: string
  answer: string
  rating: Rating | null
  isAnswered: boolean
  keyPoints: readonly KeyPoint[]
}

/**
 * What an answer is worth, 0 to 100: what its self-rating says, else the share of the key points it covers, by their weight.
 * @returns null for a written answer to a question without key points
 */
export function scoreAnswer({ title, answer, rating, isAnswered, keyPoints }: Answered): number | null {
  if (!isAnswered) return 0
  if (rating !== null) return RATING_SCORES[rating]
  const verdicts = recognise(answer, keyPoints, [title])
  return verdicts && scoreOf(keyPoints, verdicts)
}

/** The mean of what could be scored; null when nothing could. */
export function totalScore(scores: readonly (number | null)[]): number | null {
  const known = scores.filter((score) => score !== null)
  if (known.length === 0) return null
  return Math.round(known.reduce((sum, score) => sum + score, 0) / known.length)
}
