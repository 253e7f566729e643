import type { PlanToday } from '@app/contract/plan/schemas'
import { expect, test } from 'vitest'
import { planToday } from '../../../testing/plan-today.ts'
import { nextStepOf } from './next-step.ts'

const mock = { day: '2026-11-29', bank: { id: 4, name: 'Java社招', minutes: 40 }, done: null }
const done = { sessionId: 9, score: 70 }
const stepOf = (change: Partial<PlanToday>, due = 0) => {
  const plan = planToday(change)
  return nextStepOf({ ...plan, review: { ...plan.review, due } })
}

test('先复习到期的，再学今天的新题，然后是本周的模拟面试；都做了，就去题库', () => {
  expect(stepOf({ fresh: 10, mock }, 3)).toEqual({ kind: 'review', to: '/problems/review', count: 3 })
  expect(stepOf({ fresh: 10, freshDone: 4, mock })).toEqual({
    kind: 'fresh',
    to: '/problems/cards?deck=today',
    count: 6,
  })
  expect(stepOf({ fresh: 10, freshDone: 12, mock })).toMatchObject({ kind: 'mock', to: '/interview/4' })
  expect(stepOf({ mock: { ...mock, done } })).toMatchObject({ kind: 'free', to: '/problems' })
})

test('没有定下哪一套：从全部模拟面试里挑', () => {
  expect(stepOf({})).toMatchObject({ kind: 'mock', to: '/interview' })
  expect(stepOf({ mock: { ...mock, bank: null } })).toMatchObject({ kind: 'mock', to: '/interview' })
})
