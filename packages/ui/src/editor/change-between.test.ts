import { expect, test } from 'vitest'
import { changeBetween } from './change-between.ts'

test.each([
  ['一[图]二', '一![a](/f)二', { from: 1, to: 4, insert: '![a](/f)' }],
  ['aaa', 'aa', { from: 2, to: 3, insert: '' }],
  ['', '新', { from: 0, to: 0, insert: '新' }],
  ['同', '同', { from: 1, to: 1, insert: '' }],
])('%s becomes %s', (before, after, change) => {
  expect(changeBetween(before, after)).toEqual(change)
  expect(before.slice(0, change.from) + change.insert + before.slice(change.to)).toBe(after)
})
