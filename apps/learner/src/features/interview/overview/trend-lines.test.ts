import type { InterviewOverview } from '@app/contract/interview-session/schemas'
import { expect, test } from 'vitest'
import { trendGain, trendLines } from './trend-lines.ts'

const trend: InterviewOverview['trend'] = (
  [
    [1, 50, 'self'],
    [2, 90, 'model'],
    [3, 64, 'self'],
  ] as const
).map(([id, score, scorer]) => ({ id, score, scorer, bankName: 'Java', time: '2026-11-23T01:00:00.000Z' }))

test('what was scored in different ways is not one line', () => {
  expect(trendLines(trend)).toEqual([
    { scorer: 'self', values: [50, null, 64] },
    { scorer: 'model', values: [null, 90, null] },
  ])
  expect(trendLines(trend.slice(0, 1)).map(({ scorer }) => scorer)).toEqual(['self'])
})

test('the last one is compared with the first one scored the same way', () => {
  expect(trendGain(trend)).toBe(14)
  expect([trendGain(trend.slice(0, 2)), trendGain([])]).toEqual([null, null])
})
