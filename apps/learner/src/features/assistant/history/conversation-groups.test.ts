import { expect, test } from 'vitest'
import { groupOf } from './conversation-groups.ts'

const now = new Date(2026, 2, 10, 12).getTime()
const at = (day: number, hour: number) => ({ id: 1, createTime: new Date(2026, 2, day, hour).toISOString() })

test.each([
  [at(10, 0), 'today'],
  [at(9, 23), 'week'],
  [at(3, 0), 'week'],
  [at(2, 23), 'older'],
  [{ ...at(10, 0), id: null }, null],
])('%j belongs to %s', (conversation, group) => {
  expect(groupOf(conversation, now)).toBe(group)
})
