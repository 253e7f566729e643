import { expect, test } from 'vitest'
import { startTestApp } from '../../testing/test-app.ts'
import { isEasilyGuessed } from './require-strong-password.ts'

test.each([
  'password1',
  'P@ssw0rd1',
  'qwerty123',
  '1qaz2wsx',
  'Admin@123',
  'summer2024',
  'a1b2c3d4e5',
  'woaini1314',
  'laopo5201314',
  'zhang1990',
  'Ab1Ab1Ab1Ab1Ab1',
  '19900101a',
])('%s 很快就能猜到', async (password) => {
  expect(await isEasilyGuessed(password, [])).toBe(true)
})

test.each(['correct horse 1', 'x7Kd92mQ', 'abcd-2345-efgh', '我爱北京的秋天1a'])(
  '%s 猜不到',
  async (password) => {
    expect(await isEasilyGuessed(password, [])).toBe(false)
  },
)

test('由自己的名字变来的也算', async () => {
  expect(await isEasilyGuessed('Zephyrine1990', [])).toBe(false)
  expect(await isEasilyGuessed('Zephyrine1990', ['zephyrine'])).toBe(true)
})

test('再长的密码也只看前64个字', async () => {
  const random = 'x7Kd92mQvB4tLs8w'
  expect(await isEasilyGuessed('P@ssw0rd'.repeat(7) + random, [])).toBe(false)
  expect(await isEasilyGuessed('P@ssw0rd'.repeat(8) + random, [])).toBe(true)
})

test('第一个管理员的密码也不能太容易猜；已有管理员就不再看', async () => {
  const t = await startTestApp()
  const weak = { email: 'admin@example.com', password: 'Admin@123' }
  await expect(t.services.users.ensureAdmin(weak)).rejects.toThrow('ADMIN_PASSWORD 太容易被猜到')
  await t.signInAdmin()
  expect(await t.services.users.ensureAdmin(weak)).toBeNull()
  await t.close()
})
