import { expect, test } from 'vitest'
import { barChartConfig } from './bar-chart-config.ts'

test('each bar has its value and label, and the one that matters now stands out', () => {
  const config = barChartConfig(
    [
      { label: '今天', fullLabel: '2026-11-23', value: 3, isStrong: true },
      { label: '二', fullLabel: '2026-11-24', value: 0 },
    ],
    (name) => `value of ${name}`,
  )
  expect(config.data.labels).toEqual(['今天', '二'])
  expect(config.data.datasets).toMatchObject([
    { data: [3, 0], backgroundColor: ['value of --color-primary', 'value of --color-mastery-1'] },
  ])
  expect(config.options?.animation).toBe(false)
})
