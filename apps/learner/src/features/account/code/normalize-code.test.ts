import { expect, test } from 'vitest'
import { normalizeCode } from './normalize-code.ts'

test.each([
  ['123456', '123456'],
  ['123 456', '123456'],
  [' 123-456\n', '123456'],
  ['１２３４５６', '123456'],
  ['验证码：042317，10分钟内有效', '042317'],
  ['abc', ''],
])('%j → %s', (text, digits) => {
  expect(normalizeCode(text)).toBe(digits)
})
