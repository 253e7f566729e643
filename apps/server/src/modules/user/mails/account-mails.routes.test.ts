import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { lastCodeTo, type ReadMail, readMail, readOutbox } from '../../../testing/outbox.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'

const PASSWORD = 'correct horse 1'
const CHROME =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'

describe('账号有变化时的信', () => {
  let t: TestApp
  let dataDir: string
  beforeAll(async () => {
    dataDir = await mkdtemp(path.join(tmpdir(), 'account-mails-'))
    t = await startTestApp({ dataDir, publicUrl: 'https://example.com', trustProxy: 'true' })
  })
  afterAll(async () => {
    await t.close()
    await rm(dataDir, { recursive: true })
  })
  beforeEach(async () => {
    await t.services.mailer.settle()
    await rm(path.join(dataDir, 'outbox'), { recursive: true, force: true })
  })

  const mails = async (): Promise<ReadMail[]> => (await readOutbox(t, dataDir)).map(readMail)
  const login = async (payload: object, language = 'zh-CN'): Promise<string> =>
    (
      await t.app.inject({
        method: 'POST',
        url: '/api/user/login',
        headers: { 'accept-language': language, 'user-agent': CHROME, 'x-forwarded-for': '203.0.113.77' },
        payload,
      })
    ).json().data

  test('注册之后的第一个设备不寄；登录过的设备不寄；新的设备寄：时间、设备、网络与怎么办', async () => {
    const { email, username, api } = await t.signIn()
    const device = await api.userSession.device()
    await login({ email, password: PASSWORD, device })
    expect(await mails()).toEqual([])
    await login({ email, password: PASSWORD })
    const [mail] = await mails()
    expect(mail).toMatchObject({ to: email, subject: '你的账号在新设备上登录' })
    for (const said of [
      `${username}，你好：`,
      'Windows上的Chrome',
      '203.0.113.*',
      '（北京时间）',
      'https://example.com/reset-password',
      'https://example.com/user/settings#security',
    ])
      expect(mail?.text).toContain(said)
    expect(mail?.text).not.toContain('203.0.113.77')
  })

  test('信用本人的语言写，不用来登录的人的', async () => {
    const account = { email: 'english@example.com', password: PASSWORD }
    await t.guest.user.register({ ...account, username: 'english' })
    const token = await login(account, 'en-US')
    await t.apiOf(token).user.my()
    await login(account, 'zh-CN')
    const [mail] = await mails()
    expect(mail?.subject).toBe('Your account was logged in to on a new device')
    expect(mail?.text).toContain('Device: Chrome on Windows')
  })

  test('密码错了、被封禁的登录，不寄', async () => {
    const { email, id } = await t.signIn()
    const admin = t.apiOf(await t.signInAdmin())
    await login({ email, password: 'wrong horse 1' })
    await admin.user.ban({ ids: [id], reason: '测试', endTime: null })
    await login({ email, password: PASSWORD })
    expect((await mails()).filter(({ to }) => to === email)).toEqual([])
  })

  test('修改密码、重设密码、管理员重置密码：各寄一封；管理员的设备与网络不说', async () => {
    const { email, api, id } = await t.signIn()
    await api.userPassword.change({ currentPassword: PASSWORD, password: 'another horse 2' })
    expect((await mails()).map(({ subject }) => subject)).toEqual(['你的密码已修改'])
    await t.guest.userCode.send({ email, purpose: 'reset' })
    const code = lastCodeTo(email, await readOutbox(t, dataDir))
    await t.guest.userPassword.reset({ email, code, password: 'third horse 3' })
    const admin = t.apiOf(await t.signInAdmin())
    await admin.user.resetPassword({ id })
    const own = (await mails()).filter(({ to }) => to === email)
    const told = (subject: string) => own.filter((mail) => mail.subject === subject)
    expect([own.length, told('你的密码已修改').length]).toEqual([4, 2])
    const [byAdmin, ...others] = told('管理员重置了你的密码')
    expect([byAdmin?.text.includes('设备：'), others.length]).toEqual([false, 0])
  })
})

test('要验证邮箱的站：没有证明过的地址不寄', async () => {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'account-mails-'))
  const t = await startTestApp({ dataDir, hasEmailVerification: true })
  const admin = t.apiOf(await t.signInAdmin())
  await t.database.kysely.updateTable('app_user').set({ email_verified_time: null }).execute()
  await admin.userPassword.change({ currentPassword: PASSWORD, password: 'another horse 2' })
  expect(await readOutbox(t, dataDir)).toEqual([])
  await t.database.kysely.updateTable('app_user').set({ email_verified_time: new Date() }).execute()
  await admin.userPassword.change({ currentPassword: 'another horse 2', password: PASSWORD })
  expect(await readOutbox(t, dataDir)).toHaveLength(1)
  await t.close()
  await rm(dataDir, { recursive: true })
})
