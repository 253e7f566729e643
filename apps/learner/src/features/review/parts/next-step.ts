import type { PlanToday } from '@app/contract/plan/schemas'
import { TODAYS_DECK } from './todays-deck.ts'

/** What to do next, where it is done, and how much of it there is. */
export interface NextStep {
  kind: 'review' | 'fresh' | 'mock' | 'free'
  to: string
  count: number
}

/** What is due comes first, then the new questions, then the week's mock interview; after that whatever one likes. */
export function nextStepOf(plan: PlanToday): NextStep {
  const fresh = freshLeft(plan)
  if (plan.review.due > 0) return { kind: 'review', to: '/problems/review', count: plan.review.due }
  if (fresh > 0) return { kind: 'fresh', to: TODAYS_DECK, count: fresh }
  if (plan.mock?.done) return { kind: 'free', to: '/problems', count: 0 }
  return { kind: 'mock', to: mockAddress(plan.mock), count: 0 }
}

/** How many of today's new questions are left. */
export function freshLeft({ fresh, freshDone }: Pick<PlanToday, 'fresh' | 'freshDone'>): number {
  return Math.max(fresh - freshDone, 0)
}

/** Where a planned mock interview begins; all of them where none is chosen. */
export function mockAddress(mock: PlanToday['mock']): string {
  return mock?.bank ? `/interview/${mock.bank.id}` : '/interview'
}
