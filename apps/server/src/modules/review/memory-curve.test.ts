import { expect, test } from 'vitest'
import { memoryCurve } from './memory-curve.ts'

test('自评那天记得全部，之后越来越少；稳定性那么多天后剩九成', () => {
  const curve = memoryCurve(
    [
      { day: '2026-11-01', stability: 2 },
      { day: '2026-11-03', stability: 10 },
    ],
    '2026-11-13',
  )
  expect(curve.map(({ day }) => day)).toEqual([
    '2026-11-01',
    '2026-11-02',
    '2026-11-03',
    '2026-11-03',
    '2026-11-05',
    '2026-11-06',
    '2026-11-08',
    '2026-11-10',
    '2026-11-11',
    '2026-11-13',
  ])
  expect(curve[0]?.recall).toBe(1)
  expect(curve[2]?.recall).toBeCloseTo(0.9, 2)
  expect(curve[3]?.recall).toBe(1)
  expect(curve.at(-1)?.recall).toBeCloseTo(0.9, 2)
})

test('今天自评的只有今天一点；没有自评过的没有', () => {
  expect(memoryCurve([{ day: '2026-11-13', stability: 3 }], '2026-11-13')).toEqual([
    { day: '2026-11-13', recall: 1 },
  ])
  expect(memoryCurve([], '2026-11-13')).toEqual([])
})
