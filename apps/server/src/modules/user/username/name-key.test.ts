import { expect, test } from 'vitest'
import { nameKey } from './name-key.ts'

test.each([
  ['Alice', 'alice', true],
  ['Alice', 'ａｌｉｃｅ', true],
  ['Alice', 'Аlice', true],
  ['Alice', 'AIice', true],
  ['paypal', 'раураl', true],
  ['bob1', 'bobl', true],
  ['小明', '小\u200b明', true],
  ['émilie', 'e\u0301milie', true],
  ['émilie', 'emilie', false],
  ['李明', '李鸣', false],
  ['user12', 'user21', false],
  ['li ming', 'liming', false],
])('%j and %j are one name: %s', (one, other, areOne) => {
  expect(nameKey(one) === nameKey(other)).toBe(areOne)
})
