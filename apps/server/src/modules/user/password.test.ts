import argon2 from '@node-rs/argon2'
import { expect, test } from 'vitest'
import { hashPassword, verifyPassword } from './password.ts'

test('密码用argon2id，按OWASP的代价', async () => {
  const hash = await hashPassword('correct horse 1')
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(await verifyPassword(hash, 'correct horse 1')).toBe(true)
  expect(await verifyPassword(hash, 'correct horse 2')).toBe(false)
})

test('同一个密码不论键盘怎样组字、用哪种空格都对；从前按原样散列的也还对', async () => {
  const hash = await hashPassword('e\u0301te\u0301 2026\u3000')
  for (const typed of ['\u00e9t\u00e9 2026 ', 'e\u0301te\u0301\u00a02026 '])
    expect(await verifyPassword(hash, typed)).toBe(true)
  expect(await verifyPassword(hash, 'ete 2026 ')).toBe(false)
  const former = await argon2.hash('e\u0301te\u0301 2026')
  expect(await verifyPassword(former, 'e\u0301te\u0301 2026')).toBe(true)
})

test('没有的账号，哪个密码都不对', async () => {
  expect(await verifyPassword(undefined, 'nobody')).toBe(false)
})
