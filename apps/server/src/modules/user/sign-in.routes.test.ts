import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Code } from '@app/contract/common/envelope'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { codeIn, readOutbox } from '../../testing/outbox.ts'
import { refusal } from '../../testing/refusal.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'

const PASSWORD = 'correct horse 1'
const NEW_PASSWORD = 'another horse 2'

describe('登录的其他方式', () => {
  let t: TestApp
  let dataDir: string
  beforeAll(async () => {
    dataDir = await mkdtemp(path.join(tmpdir(), 'sign-in-'))
    t = await startTestApp({ dataDir })
  })
  afterAll(async () => {
    await t.close()
    await rm(dataDir, { recursive: true })
  })
  beforeEach(async () => {
    await t.services.mailer.settle()
    await rm(path.join(dataDir, 'outbox'), { recursive: true, force: true })
  })

  const outbox = () => readOutbox(t, dataDir)
  const requestCode = async (email: string, purpose: 'login' | 'reset') => {
    await t.guest.userCode.send({ email, purpose })
    const mails = await outbox()
    expect(mails).toHaveLength(1)
    expect(mails[0]).toContain(`To: ${email}`)
    return codeIn(mails[0])
  }

  test('邮箱验证码登录：寄一封信，码只能用一次', async () => {
    const { email, username } = await t.signIn()
    const code = await requestCode(email, 'login')
    const token = await t.guest.user.loginByEmail({ email: email.toUpperCase(), code })
    expect(await t.apiOf(token).user.my()).toMatchObject({ username })
    const again = await refusal(t.guest.user.loginByEmail({ email, code }))
    expect([again.code, again.fieldErrors]).toEqual([
      Code.badParameters,
      [{ path: 'code', message: '验证码不对或已过期' }],
    ])
  })

  test('没有注册的邮箱：回答一样，不寄信，也登不进', async () => {
    expect(await t.guest.userCode.send({ email: 'nobody@example.com', purpose: 'login' })).toBe(true)
    expect(await outbox()).toEqual([])
    const error = await refusal(t.guest.user.loginByEmail({ email: 'nobody@example.com', code: '123456' }))
    expect(error.fieldErrors).toEqual([{ path: 'code', message: '验证码不对或已过期' }])
  })

  test('输错五次，对的码也作废', async () => {
    const { email } = await t.signIn()
    const code = await requestCode(email, 'login')
    const wrong = code === '000000' ? '111111' : '000000'
    for (let i = 0; i < 5; i += 1) await refusal(t.guest.user.loginByEmail({ email, code: wrong }))
    await refusal(t.guest.user.loginByEmail({ email, code }))
  })

  test('过了十分钟作废；新的码寄出，旧的就不能用', async () => {
    const { email } = await t.signIn()
    const old = await requestCode(email, 'login')
    await rm(path.join(dataDir, 'outbox'), { recursive: true })
    const fresh = await requestCode(email, 'login')
    if (old !== fresh) await refusal(t.guest.user.loginByEmail({ email, code: old }))
    const { seconds } = await t.database.kysely
      .selectFrom('user_code')
      .select(sql<number>`extract(epoch from expire_time - now())::float8`.as('seconds'))
      .where('email', '=', email)
      .executeTakeFirstOrThrow()
    expect(seconds).toBeLessThanOrEqual(600)
    expect(seconds).toBeGreaterThan(300)
    await t.database.kysely
      .updateTable('user_code')
      .set({ expire_time: new Date(0) })
      .execute()
    await refusal(t.guest.user.loginByEmail({ email, code: fresh }))
  })

  test('登录的码不能重设密码；库里没有明文的码', async () => {
    const { email } = await t.signIn()
    const code = await requestCode(email, 'login')
    await refusal(t.guest.userPassword.reset({ email, code, password: NEW_PASSWORD }))
    const row = await t.database.kysely
      .selectFrom('user_code')
      .selectAll()
      .where('email', '=', email)
      .executeTakeFirstOrThrow()
    expect(JSON.stringify(row)).not.toContain(code)
  })

  test('重设密码：旧密码与所有设备都不再有效', async () => {
    const { email, token } = await t.signIn()
    const code = await requestCode(email, 'reset')
    const weak = await refusal(t.guest.userPassword.reset({ email, code, password: 'short' }))
    expect(weak.fieldErrors[0]?.path).toBe('password')
    await t.guest.userPassword.reset({ email, code, password: NEW_PASSWORD })
    expect((await refusal(t.apiOf(token).user.my())).code).toBe(Code.notLoggedIn)
    await refusal(t.guest.user.login({ email, password: PASSWORD }))
    expect(await t.guest.user.login({ email, password: NEW_PASSWORD })).toBeTruthy()
  })

  test('修改密码：要对得上现在的，其他设备退出，这个还在', async () => {
    const { email, api } = await t.signIn()
    const other = await t.guest.user.login({ email, password: PASSWORD })
    const wrong = await refusal(
      api.userPassword.change({ currentPassword: 'wrong1234', password: NEW_PASSWORD }),
    )
    expect(wrong.fieldErrors).toEqual([{ path: 'currentPassword', message: '密码不对' }])
    await api.userPassword.change({ currentPassword: PASSWORD, password: NEW_PASSWORD })
    expect(await api.user.my()).toMatchObject({ email })
    expect((await refusal(t.apiOf(other).user.my())).code).toBe(Code.notLoggedIn)
  })

  test('设备：列得出，退得掉，别人的动不了', async () => {
    const { email, api } = await t.signIn()
    const stranger = await t.signIn()
    const other = await t.guest.user.login({ email, password: PASSWORD })
    const devices = await api.userSession.list()
    expect(devices.map((device) => device.isCurrent).sort()).toEqual([false, true])
    const otherId = devices.find((device) => !device.isCurrent)?.id ?? 0
    expect((await refusal(stranger.api.userSession.delete({ id: otherId }))).code).toBe(Code.notFound)
    await api.userSession.delete({ id: otherId })
    expect((await refusal(t.apiOf(other).user.my())).code).toBe(Code.notLoggedIn)
    expect(await api.userSession.list()).toHaveLength(1)
  })

  test('常用的密码、与邮箱或用户名相同的密码：说在密码那一项，什么也不留', async () => {
    const account = { email: 'guess1able@example.com', username: 'guess2able' }
    const codes = { 太常见: ['password1', '12345678a', 'Qwerty123'], 不能与: ['Guess1able', 'guess2able'] }
    for (const [said, passwords] of Object.entries(codes))
      for (const password of passwords) {
        const { fieldErrors } = await refusal(t.guest.user.register({ ...account, password }))
        expect(fieldErrors).toEqual([{ path: 'password', message: expect.stringContaining(said) }])
      }
    const { api } = await t.signIn()
    const change = await refusal(
      api.userPassword.change({ currentPassword: 'correct horse 1', password: 'iloveyou1' }),
    )
    expect(change.fieldErrors[0]?.path).toBe('password')
    await t.guest.user.register({ ...account, password: 'quiet river 7' })
  })

  test('改资料：自己的可以，别人的不行，管理员可以', async () => {
    const { api, id } = await t.signIn()
    const stranger = await t.signIn()
    await api.user.update({ username: '新名字', avatarUrl: '/images/a.png' })
    expect(await api.user.my()).toMatchObject({ username: '新名字', avatarUrl: '/images/a.png' })
    expect((await refusal(stranger.api.user.update({ id, username: '被改了' }))).code).toBe(Code.noPermission)
    const taken = await refusal(stranger.api.user.update({ username: '新名字' }))
    expect([taken.code, taken.fieldErrors[0]?.path]).toEqual([Code.conflict, 'username'])
    for (const avatarUrl of [
      'https://example.com/a.png',
      'javascript:alert(1)',
      '//evil.example',
      'http://x.example/a.png',
      'data:text/html,x',
    ]) {
      expect((await refusal(api.user.update({ avatarUrl }))).fieldErrors[0]?.path).toBe('avatarUrl')
    }
    const admin = t.apiOf(await t.signInAdmin())
    await admin.user.update({ id, avatarUrl: null })
    expect(await api.user.my()).toMatchObject({ username: '新名字', avatarUrl: null })
    const { records } = await admin.auditLog.page({ action: 'user.update' })
    expect(records.map(({ targetId }) => targetId)).toEqual([id])
    expect(await admin.auditLog.get({ id: records[0]?.id ?? 0 })).toMatchObject({
      targetName: '新名字',
      before: { avatarUrl: '/images/a.png' },
      after: { avatarUrl: null },
    })
    expect((await refusal(admin.user.update({ id: 999_999, username: '没有人' }))).code).toBe(Code.notFound)
  })

  test('注销：自己的可以，别人的不行；最后一个管理员不行', async () => {
    const { api, id, email, token } = await t.signIn()
    const stranger = await t.signIn()
    expect((await refusal(stranger.api.user.delete({ id }))).code).toBe(Code.noPermission)
    await api.user.delete({ id })
    expect((await refusal(t.apiOf(token).user.my())).code).toBe(Code.notLoggedIn)
    await refusal(t.guest.user.login({ email, password: PASSWORD }))
    const admin = t.apiOf(await t.signInAdmin())
    const adminId = (await admin.user.my()).id
    expect((await refusal(admin.user.delete({ id: adminId }))).code).toBe(Code.conflict)
    await admin.user.delete({ id: stranger.id })
    expect((await refusal(admin.user.delete({ id: stranger.id }))).code).toBe(Code.notFound)
  })

  test('未读消息数', async () => {
    const { api, id } = await t.signIn()
    expect(await api.message.unreadCount()).toBe(0)
    const insert = (read_time: Date | null) =>
      t.database.kysely
        .insertInto('message')
        .values({ user_id: id, kind: 'system', event: 'announcement', subject: '欢迎', read_time })
        .execute()
    await Promise.all([insert(null), insert(null), insert(new Date())])
    expect(await api.message.unreadCount()).toBe(2)
  })
})
