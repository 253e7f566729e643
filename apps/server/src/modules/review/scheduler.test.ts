import { describe, expect, test } from 'vitest'
import type { DayClock } from './learner-day.ts'
import { type CardMemory, previewIntervals, schedule } from './scheduler.ts'

const clock: DayClock = { timeZone: 'Asia/Shanghai', dayStartHour: 4 }
const now = new Date('2026-11-23T01:00:00Z')
const fresh: CardMemory = {
  state: 0,
  stability: 0,
  difficulty: 0,
  scheduled_days: 0,
  learning_steps: 0,
  reps: 0,
  lapses: 0,
  due_at: now,
  due_day: '2026-11-23',
  last_day: null,
}

describe('自评怎样排定下一次', () => {
  test('第一次：不会10分钟，模糊15分钟，掌握2天，秒答8天', () => {
    expect(previewIntervals(fresh, now, clock)).toEqual([
      { rating: 1, days: 0, minutes: 10 },
      { rating: 2, days: 0, minutes: 15 },
      { rating: 3, days: 2, minutes: 0 },
      { rating: 4, days: 8, minutes: 0 },
    ])
  })

  // The migration that makes cards of old ratings holds these figures.
  test.each([
    [1, 0.212, 6.4133],
    [2, 1.2931, 5.11217071],
    [3, 2.3065, 2.11810397],
    [4, 8.2956, 1],
  ] as const)('第一次自评%d：稳定性与难度是FSRS给的', (rating, stability, difficulty) => {
    expect(schedule(fresh, rating, now, clock)).toMatchObject({ stability, difficulty, reps: 1 })
  })

  test('按钮上写的间隔就是自评后的间隔', () => {
    const known = schedule(fresh, 3, now, clock)
    const later = new Date('2026-11-26T05:00:00Z')
    for (const { rating, days, minutes } of previewIntervals(known, later, clock)) {
      const after = schedule(known, rating, later, clock)
      expect(after.scheduled_days).toBe(days)
      const wait = (after.due_at.getTime() - later.getTime()) / 60_000
      expect(wait).toBe(days > 0 ? days * 1440 : minutes)
    }
  })

  test('以天计的卡片在学习者的那一天到期，不论当天几点', () => {
    const late = new Date('2026-11-22T19:00:00Z')
    expect(schedule(fresh, 3, late, clock)).toMatchObject({ due_day: '2026-11-24', last_day: '2026-11-22' })
    expect(schedule(fresh, 3, now, clock)).toMatchObject({ due_day: '2026-11-25', last_day: '2026-11-23' })
  })

  test('刚答不会的卡片：秒答比掌握多等至少一天', () => {
    const unknown = schedule(fresh, 1, now, clock)
    const [, , good, easy] = previewIntervals(unknown, now, clock)
    expect(easy?.days).toBeGreaterThan(good?.days ?? 0)
  })

  test('忘了的卡片：多一次遗忘，10分钟后再来', () => {
    const known = schedule(fresh, 4, now, clock)
    const forgotten = schedule(known, 1, new Date('2026-12-01T01:00:00Z'), clock)
    expect(forgotten).toMatchObject({ state: 3, lapses: 1, scheduled_days: 0 })
    expect(forgotten.due_at.toISOString()).toBe('2026-12-01T01:10:00.000Z')
  })

  test('飞往西边，今天比上次自评的那天还早：照样排定', () => {
    const known = schedule(fresh, 3, now, clock)
    const west: DayClock = { ...clock, timeZone: 'America/Los_Angeles' }
    const after = schedule(known, 3, now, west)
    expect(after).toMatchObject({ last_day: '2026-11-22', state: 2 })
    expect(after.scheduled_days).toBeGreaterThan(0)
  })
})
