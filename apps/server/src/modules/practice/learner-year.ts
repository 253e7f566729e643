import type { LearnerCalendar } from '@app/contract/user-profile/schemas'

const DAY = 86_400_000

/** The days in a row at the end of a calendar and at their longest; today may still be missing. */
export function streaksOf({ today, days }: LearnerCalendar): { streak: number; longestStreak: number } {
  let run = 0
  let longestStreak = 0
  let last = Number.NaN
  for (const { day } of days) {
    const time = Date.parse(day)
    run = time - last === DAY ? run + 1 : 1
    longestStreak = Math.max(longestStreak, run)
    last = time
  }
  const isAlive = Date.parse(today) - last <= DAY
  return { streak: isAlive ? run : 0, longestStreak }
}
