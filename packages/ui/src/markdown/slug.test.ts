import { expect, test } from 'vitest'
import { uniqueSlug } from './slug.ts'

test.each([
  ['HashMap 的原理？', 'hashmap-的原理'],
  ['ＡＢＣ', 'abc'],
  ['  --x--  ', 'x'],
  ['C++', 'c'],
  ['', 'section'],
])('%j is named %j', (text, slug) => {
  expect(uniqueSlug(text, new Map())).toBe(slug)
})

test('headings of the same name are numbered, around the names that others have', () => {
  const taken = new Map()
  const slugs = ['a', 'a-2', 'a', 'a', 'a-2', 'a'].map((text) => uniqueSlug(text, taken))
  expect(slugs).toEqual(['a', 'a-2', 'a-3', 'a-4', 'a-2-2', 'a-5'])
})

test('many of the same name take no longer than many of different ones', () => {
  let looks = 0
  class Counted extends Map<string, number> {
    override has(key: string) {
      looks += 1
      return super.has(key)
    }
  }
  const taken = new Counted()
  for (let count = 0; count < 10_000; count += 1) uniqueSlug('same', taken)
  expect(looks).toBeLessThan(30_000)
})
