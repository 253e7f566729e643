import { expect, test } from 'vitest'
import { neighboursOf } from './neighbours.ts'

const records = [{ id: 7 }, { id: 3 }, { id: 9 }]

test.each([
  [7, 0, undefined, 3],
  [3, 1, 7, 9],
  [9, 2, 3, undefined],
  [1, -1, undefined, 7],
])('%i is in place %i, between %s and %s', (id, index, previous, next) => {
  const found = neighboursOf(records, id)
  expect([found.index, found.previous?.id, found.next?.id]).toEqual([index, previous, next])
})
