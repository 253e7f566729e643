import { expect, test } from 'vitest'
import { formatDuration } from './format-duration.ts'

test.each([
  [520, 'zh-CN', '8分钟40秒钟'],
  [520, 'en-US', '8 minutes 40 seconds'],
  [3661, 'zh-CN', '1小时1分钟1秒钟'],
  [3600, 'en-US', '1 hour'],
  [0, 'zh-CN', '0秒钟'],
  [59.7, 'zh-CN', '1分钟'],
  [3599.6, 'en-US', '1 hour'],
])('%i seconds are told in %s as %s', (seconds, language, told) => {
  expect(formatDuration(seconds, language)).toBe(told)
})
