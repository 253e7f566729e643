/** How long a ban lasts. */
export const BAN_TERMS = ['day', 'week', 'month', 'until', 'forever'] as const
export type BanTerm = (typeof BAN_TERMS)[number]

const DAY = 24 * 60 * 60 * 1000
const days = { day: 1, week: 7, month: 30 }

/**
 * When a ban ends, ISO 8601; null: never.
 * @param until a date and time input's value, for the term of that name
 */
export function banEnd(term: BanTerm, until: string, now: Date): string | null {
  if (term === 'forever') return null
  const end = term === 'until' ? new Date(until) : new Date(now.getTime() + days[term] * DAY)
  return end.toISOString()
}
