import { addDays, daysBetween } from '../../platform/calendar-days.ts'
import { recallAfter } from './scheduler.ts'

/** A self-rating and how long what it left lasts. */
export interface Rated {
  day: string
  /** FSRS's, after the rating. */
  stability: number
}

/** Points between two ratings, enough for a small picture. */
const MOST_POINTS = 6

/** The probability of recall from the first rating to today: whole at each rating, falling in between. */
export function memoryCurve(ratings: readonly Rated[], today: string): { day: string; recall: number }[] {
  return ratings.flatMap(({ day, stability }, index) => {
    const days = Math.max(daysBetween(day, ratings[index + 1]?.day ?? today), 0)
    const points = Math.min(days, MOST_POINTS)
    return Array.from({ length: points + 1 }, (_, point) => {
      const elapsed = points === 0 ? 0 : Math.round((days * point) / points)
      return { day: addDays(day, elapsed), recall: recallAfter(elapsed, stability) }
    })
  })
}
