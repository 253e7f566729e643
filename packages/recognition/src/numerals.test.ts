import { expect, test } from 'vitest'
import { toArabic } from './numerals.ts'

test.each([
  ['八', '8'],
  ['两', '2'],
  ['十六', '16'],
  ['二十', '20'],
  ['两百', '200'],
  ['一千零二十四', '1024'],
  ['一百万零二十', '1000020'],
  ['三亿', '300000000'],
  ['一二三', '123'],
])('%s是%s', (chinese, arabic) => {
  expect(toArabic(chinese)).toBe(arabic)
})
