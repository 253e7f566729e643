import { expect, test } from 'vitest'
import { hashPassword, verifyPassword } from './password.ts'

test('密码用argon2id，按OWASP的代价', async () => {
  const hash = await hashPassword('correct horse 1')
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(await verifyPassword(hash, 'correct horse 1')).toBe(true)
  expect(await verifyPassword(hash, 'correct horse 2')).toBe(false)
})

test('没有的账号，哪个密码都不对', async () => {
  expect(await verifyPassword(undefined, 'nobody')).toBe(false)
})
