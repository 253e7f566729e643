import { expect, test } from 'vitest'
import { streaksOf } from './learner-year.ts'

const on = (...days: string[]) => days.map((day) => ({ day, count: 1 }))

test.each([
  ['什么也没练过', on(), 0, 0],
  ['今天也练了', on('2026-02-27', '2026-02-28', '2026-03-01'), 3, 3],
  ['今天还没练，昨天练了', on('2026-02-27', '2026-02-28'), 2, 2],
  ['断在前天', on('2026-02-26', '2026-02-27'), 0, 2],
  ['从前更长', on('2025-12-30', '2025-12-31', '2026-01-01', '2026-03-01'), 1, 3],
])('%s', (_, days, streak, longestStreak) => {
  expect(streaksOf({ today: '2026-03-01', days })).toEqual({ streak, longestStreak })
})
