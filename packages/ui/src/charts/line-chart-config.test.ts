import { expect, test } from 'vitest'
import { lineChartConfig } from './line-chart-config.ts'

const config = lineChartConfig(
  ['1日', '2日'],
  [
    { name: '调用', values: [3, 5], color: '--color-primary' },
    { name: '失败', values: [0, 1], color: '--color-error', isDashed: true },
  ],
  (name) => `value of ${name}`,
)

test('each line has its values, its name and the colour of the theme', () => {
  expect(config.data.labels).toEqual(['1日', '2日'])
  expect(config.data.datasets).toMatchObject([
    { label: '调用', data: [3, 5], borderColor: 'value of --color-primary', borderDash: [] },
    { label: '失败', data: [0, 1], borderColor: 'value of --color-error', borderDash: [5, 4] },
  ])
})

test('nothing moves, and counts begin at zero in whole steps', () => {
  expect(config.options?.animation).toBe(false)
  expect(config.options?.scales?.y).toMatchObject({ beginAtZero: true, ticks: { precision: 0 } })
})

test('a line of a few values marks each, and goes on over those it does not have', () => {
  const line = { name: '总分', values: [52, null, 76], color: '--color-primary', hasPoints: true } as const
  const [dataset] = lineChartConfig(['一', '二', '三'], [line], () => '').data.datasets
  expect(dataset).toMatchObject({ data: [52, null, 76], pointRadius: 3, spanGaps: true })
})
