import { MAX_PLAN_DAYS } from '@app/contract/plan/values'
import { addDays, daysBetween } from '../../platform/calendar-days.ts'

/** Of a day's goal this share is for new questions, however many reviews there are. */
const LEAST_FRESH_SHARE = 1 / 4

/** Days between two mock interviews, at least. */
const MOCK_INTERVAL = 3

interface Situation {
  today: string
  /** Null: not known yet. */
  interviewDay: string | null
  /** Published questions of the chosen banks that were never rated. */
  unpractised: number
  /** Self-ratings a day. */
  dailyGoal: number
  /** New questions a day, where no interview says how many it takes. */
  newPerDay: number
  /** Cards that fall due on each day from today on, as far as it is known. */
  forecast: readonly number[]
  /** What was done today already. */
  reviewsDone: number
  freshDone: number
}

interface ScheduledDay {
  day: string
  reviews: number
  fresh: number
}

interface Schedule {
  /** From today to the day of the interview, which is for reviewing alone; without one, as far as anybody plans. */
  days: ScheduledDay[]
  /** The day on which the last new question is practised; null when some are left over. */
  completeDay: string | null
  leftOver: number
}

/**
 * Spreads what is left over the days that are left. Reviews come first; new questions take what they leave of the daily
 * goal, in even parts. Done anew each day, this is also how a missed day is made up for.
 */
export function makeSchedule(situation: Situation): Schedule {
  const { today, interviewDay, dailyGoal, newPerDay, forecast, reviewsDone, freshDone } = situation
  const daysLeft = interviewDay === null ? MAX_PLAN_DAYS : daysBetween(today, interviewDay)
  // What was done today belongs to today's part.
  let left = situation.unpractised + freshDone
  let completeDay: string | null = left === 0 ? today : null
  const days: ScheduledDay[] = []
  for (let index = 0; index <= daysLeft; index += 1) {
    const day = addDays(today, index)
    const isToday = index === 0
    const reviews = (forecast[index] ?? 0) + (isToday ? reviewsDone : 0)
    const evenPart = index < daysLeft ? Math.ceil(left / (daysLeft - index)) : 0
    const part = interviewDay === null ? Math.min(newPerDay, left) : evenPart
    const room = Math.max(dailyGoal - reviews, Math.ceil(dailyGoal * LEAST_FRESH_SHARE))
    const fresh = Math.max(Math.min(part, room), isToday ? freshDone : 0)
    left -= fresh
    if (left === 0) completeDay ??= day
    days.push({ day, reviews, fresh })
  }
  return { days, completeDay, leftOver: left }
}

/** The last day for the mock interview of each week: Sunday, or two days before the interview if its day is known. */
export function mockInterviewDays(today: string, interviewDay: string | null, most: number): string[] {
  const last = interviewDay === null ? Number.POSITIVE_INFINITY : daysBetween(today, interviewDay) - 2
  const found: number[] = []
  for (let sunday = (7 - new Date(today).getUTCDay()) % 7; found.length < most; sunday += 7) {
    const index = Math.min(sunday, last)
    const before = found.at(-1)
    if (index < 0 || (before !== undefined && index - before < MOCK_INTERVAL)) break
    found.push(index)
  }
  return found.map((index) => addDays(today, index))
}
