import { beforeAll, expect, test } from 'vitest'
import { createI18n } from '../../../shared/i18n/create-i18n.ts'
import { formatCountdown } from './format-countdown.ts'

let t: Awaited<ReturnType<typeof createI18n>>['t']
beforeAll(async () => {
  t = (await createI18n('zh-CN', ['account'])).t
})

test.each([
  [1, '1秒'],
  [120, '120秒'],
  [121, '3分钟'],
  [900, '15分钟'],
  [7200, '120分钟'],
  [7201, '3小时'],
  [86_400, '24小时'],
])('%i seconds are %s', (seconds, text) => {
  expect(formatCountdown(seconds, t)).toBe(text)
})
