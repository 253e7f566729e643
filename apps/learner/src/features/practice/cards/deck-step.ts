import type { Rating } from '@app/contract/review/values'

/** A self-rating of a card, on its way to the server. */
export interface DeckStep {
  stepId: string
  id: number
  round: number
  place: number
  questionId: number
  rating: Rating
  seconds: number
}

const MOST_SECONDS = 3600

/** How long a card was looked at; a card that was left open for longer counts as an hour. @param start in milliseconds */
export function secondsSince(start: number): number {
  const passed = Math.round((Date.now() - start) / 1000)
  return Math.min(Math.max(passed, 0), MOST_SECONDS)
}
