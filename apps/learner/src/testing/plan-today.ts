import type { PlanToday } from '@app/contract/plan/schemas'

/** What home shows to somebody with nothing to do, but for what a test says. */
export function planToday(change: Partial<PlanToday> = {}): PlanToday {
  return {
    review: {
      today: '2026-11-23',
      due: 0,
      overCap: 0,
      nextDueTime: null,
      done: 0,
      streak: 0,
      seconds: 0,
      remembered: null,
    },
    hasPlan: true,
    goal: 0,
    interview: null,
    fresh: 0,
    freshDone: 0,
    bankIds: [],
    week: [],
    resume: null,
    nextPoint: null,
    mock: null,
    missed: null,
    forecast: [],
    ...change,
  }
}
