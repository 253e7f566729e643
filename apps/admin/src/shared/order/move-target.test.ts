import { expect, test } from 'vitest'
import { placeBefore } from './move-target.ts'

test.each([
  [5, 1, 0],
  [5, 3, 2],
  [2, 4, 4],
  [1, 1688, 1688],
])('from place %i to place %i it comes behind the one at %i', (from, to, before) => {
  expect(placeBefore(from, to)).toBe(before)
})

test('the record ends at the place wanted, from and to anywhere', () => {
  const places = [1, 2, 3, 4, 5]
  for (const from of places)
    for (const to of places.filter((place) => place !== from)) {
      const rest = places.filter((place) => place !== from)
      const before = placeBefore(from, to)
      rest.splice(before === 0 ? 0 : rest.indexOf(before) + 1, 0, from)
      expect(rest.indexOf(from) + 1).toBe(to)
    }
})
