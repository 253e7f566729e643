import { describe, expect, test } from 'vitest'
import { addDays, daysBetween } from '../../platform/calendar-days.ts'
import { type DayClock, learnerDay } from './learner-day.ts'

const at = (time: string, timeZone: string, dayStartHour = 4) =>
  learnerDay(new Date(time), { timeZone, dayStartHour })

describe('学习者的一天', () => {
  test.each([
    ['2026-11-22T19:59:59Z', 'Asia/Shanghai', 4, '2026-11-22'],
    ['2026-11-22T20:00:00Z', 'Asia/Shanghai', 4, '2026-11-23'],
    ['2026-11-22T20:00:00Z', 'UTC', 4, '2026-11-22'],
    ['2026-11-22T15:59:59Z', 'Asia/Shanghai', 0, '2026-11-22'],
    ['2026-11-22T16:00:00Z', 'Asia/Shanghai', 0, '2026-11-23'],
    ['2026-01-01T03:59:00Z', 'UTC', 4, '2025-12-31'],
    ['2028-03-01T03:59:00Z', 'UTC', 4, '2028-02-29'],
    ['2026-11-22T22:14:59Z', 'Asia/Kathmandu', 4, '2026-11-22'],
    ['2026-11-22T22:15:00Z', 'Asia/Kathmandu', 4, '2026-11-23'],
    ['2026-11-22T14:00:00Z', 'Pacific/Kiritimati', 4, '2026-11-23'],
    ['2026-11-23T15:00:00Z', 'Pacific/Pago_Pago', 4, '2026-11-23'],
  ])('%s在%s，一天从%d点开始：%s', (time, timeZone, hour, day) => {
    expect(at(time, timeZone, hour)).toBe(day)
  })

  test.each([
    ['America/New_York', '2026-03-06', 7],
    ['America/New_York', '2026-10-30', 7],
    ['Europe/Berlin', '2026-03-27', 7],
    ['Australia/Lord_Howe', '2026-04-03', 7],
  ])('%s换夏令时前后，每个小时都往前走，一天也不少、不重', (timeZone, from, days) => {
    for (const dayStartHour of [0, 2, 3, 4]) {
      const clock: DayClock = { timeZone, dayStartHour }
      const seen: string[] = []
      for (let minute = 0; minute < days * 1440; minute += 10) {
        const day = learnerDay(new Date(Date.parse(from) + minute * 60_000), clock)
        const last = seen.at(-1)
        if (day === last) continue
        if (last) expect(day).toBe(addDays(last, 1))
        seen.push(day)
      }
    }
  })

  test('飞到别的时区：同一刻属于当地的那一天', () => {
    expect(at('2026-11-23T01:00:00Z', 'Asia/Shanghai')).toBe('2026-11-23')
    expect(at('2026-11-23T01:00:00Z', 'America/Los_Angeles')).toBe('2026-11-22')
  })

  test('日期的加减跨过月、年与闰日', () => {
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01')
    expect(addDays('2028-03-01', -1)).toBe('2028-02-29')
    expect(daysBetween('2026-02-28', '2026-03-01')).toBe(1)
  })
})
