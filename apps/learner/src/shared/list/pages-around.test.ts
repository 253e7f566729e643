import { expect, test } from 'vitest'
import { pagesAround } from './pages-around.ts'

test.each([
  [1, 1, [1]],
  [1, 5, [1, 2, null, 5]],
  [3, 5, [1, 2, 3, 4, 5]],
  [6, 12, [1, null, 5, 6, 7, null, 12]],
  [99, 5, [1, null, 5]],
])('第%i页，共%i页', (current, last, expected) => {
  expect(pagesAround(current, last)).toEqual(expected)
})
