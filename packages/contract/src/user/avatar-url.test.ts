import { expect, test } from 'vitest'
import { avatarUrl } from './schemas.ts'

test.each([
  ['/files/1.png', true],
  ['https://example.com/a.png?size=2', false],
  ['/\\evil.test/x.png', false],
  ['//evil.test/x.png', false],
  ['https://a"onerror=1', false],
  ['https:///x.png', false],
  ['javascript:alert(1)', false],
])('%s is the address of a portrait: %s', (address, isOne) => {
  expect(avatarUrl.safeParse(address).success).toBe(isOne)
})
