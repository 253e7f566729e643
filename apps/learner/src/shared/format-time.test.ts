import { expect, test } from 'vitest'
import { formatTimeAgo, isJustNow } from './format-time.ts'

const NOW = new Date(2026, 10, 23, 16, 0).getTime()
const ago = (...before: [month: number, day: number, hour: number, minute?: number]) =>
  formatTimeAgo(new Date(2026, ...before).toISOString(), 'zh-CN', NOW)

test('多久以前：分钟、小时、昨天、几天，一周以上写日期', () => {
  expect(ago(10, 23, 15, 55)).toBe('5分钟前')
  expect(ago(10, 23, 13)).toBe('3小时前')
  expect(ago(10, 22, 23)).toBe('昨天')
  expect(ago(10, 20, 9)).toBe('3天前')
  expect(ago(10, 2, 9)).toBe('11月2日')
})

test('不到一分钟的是刚刚，别处的钟快一点也是', () => {
  const at = (minute: number) => new Date(2026, 10, 23, 16, minute).toISOString()
  expect([isJustNow(at(0), NOW), isJustNow(at(3), NOW)]).toEqual([true, true])
  expect(isJustNow(new Date(2026, 10, 23, 15, 59).toISOString(), NOW)).toBe(false)
})
