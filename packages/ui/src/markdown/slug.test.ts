import { expect, test } from 'vitest'
import { uniqueSlug } from './slug.ts'

test.each([
  ['HashMap 的原理？', 'hashmap-的原理'],
  ['ＡＢＣ', 'abc'],
  ['  --x--  ', 'x'],
  ['C++', 'c'],
  ['', 'section'],
])('%j is named %j', (text, slug) => {
  expect(uniqueSlug(text, new Set())).toBe(slug)
})
