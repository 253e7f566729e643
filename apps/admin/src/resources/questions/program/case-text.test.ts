import { expect, test } from 'vitest'
import { readRows } from './case-rows.ts'
import { givenText, tableOf } from './case-text.ts'

const rowOf = (one: object, isSql = false) => {
  const [row] = readRows(JSON.stringify({ shown: [one], hidden: [] }), isSql) ?? []
  if (!row) throw new Error('the case cannot be read')
  return row
}
const twoSum = {
  entry: 'twoSum',
  parameters: [
    { name: 'nums', type: 'number[]' },
    { name: 'target', type: 'number' },
  ],
}

test('arguments stand one a line by the names of the parameters', () => {
  const row = rowOf({ args: [[2, 7], 9], expected: [0, 1] })
  expect(givenText(row, twoSum)).toBe('nums = [2,7]\ntarget = 9')
})

test('of a class, the object that is made and the methods that are called', () => {
  const row = rowOf({
    args: [2],
    calls: [
      ['put', 1, 'a'],
      ['get', 1],
    ],
    expected: [null, 'a'],
  })
  expect(givenText(row, { entry: 'LRUCache', parameters: [] })).toBe('new LRUCache(2)\nput(1, "a")\nget(1)')
})

test('input that is made stays the expression that makes it', () => {
  const row = rowOf({ generate: '[Array(3).fill(0), 1]', expected: 3 })
  expect(givenText(row, twoSum)).toBe('[Array(3).fill(0), 1]')
})

test('of SQL, the names of the columns and the rows', () => {
  const expected = {
    columns: ['name', 'total'],
    rows: [
      ['甲', 3],
      ['乙', null],
    ],
  }
  expect(tableOf(rowOf({ setup: '', expected }, true))).toEqual([
    ['name', 'total'],
    ['甲', '3'],
    ['乙', 'null'],
  ])
})
