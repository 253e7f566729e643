import { expect, test } from 'vitest'
import { heatMapDays, heatMapMonths } from './heat-map-weeks.ts'

test('53周，末一天是今天，每天在自己的星期', () => {
  // A Thursday.
  const days = heatMapDays({ today: '2026-03-05', days: [{ day: '2026-03-05', count: 7 }] })
  expect(days).toHaveLength(52 * 7 + 4)
  expect(days[0]).toMatchObject({ week: 0, weekday: 0, count: 0, shade: 0 })
  expect(new Date(days[0]?.day ?? '').getUTCDay()).toBe(1)
  expect(days.at(-1)).toEqual({ day: '2026-03-05', count: 7, shade: 2, week: 52, weekday: 3 })
})

test('按月合计，一次也不漏', () => {
  const practised = [
    { day: '2026-01-31', count: 2 },
    { day: '2026-02-01', count: 3 },
    { day: '2026-02-28', count: 30 },
  ]
  const months = heatMapMonths(heatMapDays({ today: '2026-03-05', days: practised }))
  expect(months.filter(({ count }) => count > 0)).toMatchObject([
    { month: '2026-01', activeDays: 1, count: 2 },
    { month: '2026-02', activeDays: 2, count: 33 },
  ])
})
