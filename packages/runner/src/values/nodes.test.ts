import { expect, test } from 'vitest'
import type { Json } from '../problem.ts'
import { fromValue, ListNode, NotReadable, toValue } from './nodes.ts'

test.each<[type: string, json: Json]>([
  ['ListNode', [1, 2, 3]],
  ['ListNode | null', []],
  ['ListNode', { values: [3, 2, 0], cycle: 1 }],
  ['TreeNode', [3, 9, 20, null, null, 15, 7]],
  ['TreeNode', [1, null, 2, null, 3]],
  ['TreeNode', []],
  ['ListNode[]', [[1, 4], [], [2]]],
  ['(TreeNode | null)[]', [[1], []]],
  ['number[]', [1, null]],
])('%s: what a case writes comes back as it was', (type, json) => {
  expect(fromValue(toValue(structuredClone(json), type), type)).toEqual(json)
})

test('a list of values becomes nodes', () => {
  expect(toValue([1, 2], 'ListNode')).toEqual(new ListNode(1, new ListNode(2)))
})

test('what is no list is refused', () => {
  expect(() => fromValue([1], 'ListNode')).toThrow(NotReadable)
  expect(() => fromValue(7, 'TreeNode')).toThrow(NotReadable)
})
