import { expect, test } from 'vitest'
import { compare } from './compare.ts'
import { equals } from './equals.ts'
import { inspect } from './inspect.ts'

test.each([
  [[1, 2, 3], [1, 2, 3], 'exact', true],
  [[1, 2, 3], [3, 2, 1], 'exact', false],
  [[1, 2, 2], [2, 1, 2], 'unordered', true],
  [[1, 2, 2], [2, 1, 1], 'unordered', false],
  [[[1, 2], [3]], [[3], [2, 1]], 'unordered', false],
  [[[1, 2], [3]], [[3], [2, 1]], 'unordered-deep', true],
  [0.3, 0.1 + 0.2, 'exact', false],
  [0.3, 0.1 + 0.2, 'float', true],
  [[1e9], [1e9 + 1], 'float', true],
  [1, 1.001, 'float', false],
  [1, '1', 'exact', false],
  [0, -0, 'exact', true],
  [Number.NaN, Number.NaN, 'exact', true],
  [null, undefined, 'exact', false],
  [{ a: 1, b: [2] }, { b: [2], a: 1 }, 'exact', true],
  [new Map([[1, 2]]), new Map([[1, 3]]), 'exact', false],
  [[], {}, 'exact', false],
] as const)('%j beside %j, %s', (expected, actual, comparison, isSame) => {
  expect(compare(expected, actual, comparison).length === 0).toBe(isSame)
})

test('a difference is told where it is: changed, missing, too much', () => {
  expect(compare({ a: [1, 2], b: 3 }, { a: [1, 5, 6], c: 4 }, 'exact')).toEqual([
    { path: ['a', 1], expected: '2', actual: '5' },
    { path: ['a', 2], actual: '6' },
    { path: ['b'], expected: '3' },
    { path: ['c'], actual: '4' },
  ])
  expect(compare([1, 2], [2, 4], 'unordered')).toEqual([
    { path: [0], expected: '1' },
    { path: [1], actual: '4' },
  ])
})

test('values that hold themselves can be compared and shown', () => {
  const make = () => {
    const value: Record<string, unknown> = { name: 'x' }
    value.self = value
    return value
  }
  expect(equals(make(), make())).toBe(true)
  expect(inspect(make())).toBe("{ name: 'x', self: […] }")
})

test.each([
  ["it's", "'it\\'s'"],
  [Object.assign([1], { 2: 3 }), '[1, empty, 3]'],
  [new Set([1]), 'Set {1}'],
  [new Map([['a', 1]]), "Map { 'a' => 1 }"],
  [
    new (class Point {
      x = 1
    })(),
    'Point { x: 1 }',
  ],
  [
    {
      get now() {
        return 'read'
      },
    },
    '{ now: [Getter] }',
  ],
  [10n, '10n'],
  [{ '1a': null, 名字: undefined }, '{ "1a": null, 名字: undefined }'],
  [new TypeError('bad'), 'TypeError: bad'],
  [{}, '{}'],
])('%o is shown', (value, text) => {
  expect(inspect(value)).toBe(text)
})

test('a text as long as a book is cut', () => {
  expect(inspect('x'.repeat(1_000_000)).length).toBeLessThan(30_000)
  expect(inspect(Array.from({ length: 1_000_000 }, () => 1)).length).toBeLessThan(30_000)
})
