import { Code } from '@app/contract/common/envelope'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { StartupError } from '../platform/startup-error.ts'
import { digitsOf } from '../testing/digits-of.ts'
import { refusal } from '../testing/refusal.ts'
import { startTestApp, type TestApp } from '../testing/test-app.ts'
import { type AccountRequest, manageAccounts } from './account-call.ts'

let t: TestApp
/** The admin's. */
let token: string
beforeAll(async () => {
  t = await startTestApp()
  token = await t.signInAdmin()
})
afterAll(() => t.close())

async function run(command: AccountRequest['command'], email = ''): Promise<string[]> {
  const lines: string[] = []
  await manageAccounts(t.services, { command, email }, (line) => lines.push(line))
  return lines
}
const passwordIn = ([line = '']: string[]) => /[a-z]{4}-\d{4}-[a-z]{4}/.exec(line)?.[0] ?? ''

test('admin:reset：进不来的唯一的管理员又进得来，旧的会话与两步验证都没有了，都记下来', async () => {
  const before = t.apiOf(token)
  const { secret } = await before.userSecondFactor.begin()
  await before.userSecondFactor.enable({ code: digitsOf(secret) })
  const email = 'admin@example.com'
  const password = passwordIn(await run('admin:reset', 'Admin@Example.com'))
  expect((await refusal(before.user.my())).code).toBe(Code.notLoggedIn)
  const admin = t.apiOf(await t.guest.user.login({ email, password }))
  const { records } = await admin.auditLog.page({})
  expect(records.map(({ action }) => action)).toEqual(
    expect.arrayContaining(['user.resetPassword', 'user.removeSecondFactor']),
  )
  expect(records[0]).toMatchObject({ targetName: 'admin', ip: '', userAgent: 'admin:reset' })
})

test('admin:create：另添一个管理员，名字不重，地址已有账号的不添', async () => {
  const password = passwordIn(await run('admin:create', 'second@example.com'))
  const admin = t.apiOf(await t.guest.user.login({ email: 'second@example.com', password }))
  expect(await admin.user.my()).toMatchObject({ userRole: 'admin', username: 'admin2' })
  await expect(run('admin:create', 'second@example.com')).rejects.toThrow(StartupError)
  await expect(run('admin:create', '--force')).rejects.toThrow(StartupError)
})

test('不是管理员的、没有的账号：不动', async () => {
  const learner = await t.signIn()
  await expect(run('admin:reset', learner.email)).rejects.toThrow(/不是管理员/)
  await expect(run('admin:reset', 'nobody@example.com')).rejects.toThrow(/没有邮箱为nobody@example.com/)
  expect(await learner.api.user.my()).toMatchObject({ email: learner.email })
})

test('user:list：每个账号一行', async () => {
  const { id, email, username } = await t.signIn()
  expect(await run('user:list')).toContain([id, email, username, 'user', 'active'].join('\t'))
})
