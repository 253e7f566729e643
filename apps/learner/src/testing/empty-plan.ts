import type { Plan } from '@app/contract/plan/schemas'

/** A plan without a date in which nothing is left to do. */
export const emptyPlan: Plan = {
  settings: { interviewDay: null, role: '', level: null, company: '', bankIds: [] },
  bankNames: [],
  today: '2026-11-23',
  daysLeft: null,
  practised: 0,
  total: 0,
  completeDay: null,
  leftOver: 0,
  days: [],
  mocks: [],
  missed: null,
  due: 0,
  freshLeft: 0,
}
