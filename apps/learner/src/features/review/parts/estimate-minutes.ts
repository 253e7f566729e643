import { SECONDS_PER_FRESH, SECONDS_PER_REVIEW } from '@app/contract/plan/values'

/** How many minutes so many reviews and new questions take, roughly; at least one. */
export function estimateMinutes(reviews: number, fresh: number): number {
  return Math.max(Math.round((reviews * SECONDS_PER_REVIEW + fresh * SECONDS_PER_FRESH) / 60), 1)
}
