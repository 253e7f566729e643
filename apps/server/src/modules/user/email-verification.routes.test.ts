import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Code } from '@app/contract/common/envelope'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { digitsOf } from '../../testing/digits-of.ts'
import { lastCodeTo, readOutbox } from '../../testing/outbox.ts'
import { refusal } from '../../testing/refusal.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'

const PASSWORD = 'correct horse 1'

describe.each([true, false])('邮箱的验证（注册时要验证：%s）', (hasEmailVerification) => {
  let t: TestApp
  let dataDir: string
  beforeAll(async () => {
    dataDir = await mkdtemp(path.join(tmpdir(), 'email-verification-'))
    t = await startTestApp({ dataDir, hasEmailVerification })
  })
  afterAll(async () => {
    await t.close()
    await rm(dataDir, { recursive: true })
  })
  beforeEach(async () => {
    await t.services.mailer.settle()
    await rm(path.join(dataDir, 'outbox'), { recursive: true, force: true })
  })

  const insertUnproven = async (email: string) => {
    const { password_hash } = await t.database.kysely
      .selectFrom('app_user')
      .select('password_hash')
      .where('email', '=', 'admin@example.com')
      .executeTakeFirstOrThrow()
    await t.database.kysely
      .insertInto('app_user')
      .values({ email, username: email.replace(/\W/g, '-'), password_hash })
      .execute()
    return t.guest.user.login({ email, password: PASSWORD })
  }
  const mailedCode = async (email: string, purpose: 'login' | 'reset' | 'register') => {
    await t.guest.userCode.send({ email, purpose })
    return lastCodeTo(email, await readOutbox(t, dataDir))
  }

  test('没有码就注册：要验证时占用与空闲的邮箱都被拒绝，什么也没留下', async () => {
    await t.signInAdmin()
    const answers = ['free@example.com', 'admin@example.com'].map((email) =>
      t.guest.user
        .register({ email, username: `n-${email.length}`, password: PASSWORD, code: '000000' })
        .catch((error: unknown) => error),
    )
    const [free, taken] = await Promise.all(answers)
    expect(taken).toEqual(free)
    if (hasEmailVerification)
      await refusal(t.guest.user.login({ email: 'free@example.com', password: PASSWORD }))
  })

  test.runIf(hasEmailVerification)('凭寄到的码注册，账号才能用；码用过就没了', async () => {
    const email = 'fresh@example.com'
    const missing = await refusal(t.guest.user.register({ email, username: '新人', password: PASSWORD }))
    expect(missing.fieldErrors[0]?.path).toBe('code')
    const code = await mailedCode(email, 'register')
    await t.guest.user.register({ email, username: '新人', password: PASSWORD, code })
    expect(await t.guest.user.login({ email, password: PASSWORD })).toBeTruthy()
    const again = await refusal(
      t.guest.user.register({ email, username: '又一人', password: PASSWORD, code }),
    )
    expect(again.fieldErrors[0]?.path).toBe('code')
  })

  test('要注册的邮箱已有账号：主人收到的信里没有码', async () => {
    await t.signInAdmin()
    expect(await mailedCode('admin@example.com', 'register')).toBe('')
    expect(await readOutbox(t, dataDir)).toHaveLength(1)
  })

  const turnOn = async (token: string) => {
    const { userSecondFactor } = t.apiOf(token)
    const { secret } = await userSecondFactor.begin()
    await userSecondFactor.enable({ code: digitsOf(secret) })
  }

  test('抢先注册的人：主人凭码登录之后，会话、密码与第二因素都不再有效，主人设新的', async () => {
    await t.signInAdmin()
    const email = `victim-${hasEmailVerification}@example.com`
    const stolen = await insertUnproven(email)
    await turnOn(stolen)
    const code = await mailedCode(email, 'login')
    const token = await t.guest.user.loginByEmail({ email, code })
    expect((await refusal(t.apiOf(stolen).user.my())).code).toBe(Code.notLoggedIn)
    expect((await refusal(t.guest.user.login({ email, password: PASSWORD }))).code).toBe(Code.badParameters)
    const { user, userPassword, userSecondFactor } = t.apiOf(token)
    expect(await user.my()).toMatchObject({ email, hasPassword: false })
    expect((await userSecondFactor.my()).enabledTime).toBeNull()
    const makeStale = () =>
      t.database.kysely
        .updateTable('user_session')
        .set({ confirm_time: new Date(Date.now() - 11 * 60_000) })
        .execute()
    const password = 'another horse 2'
    await makeStale()
    expect((await refusal(userPassword.change({ password }))).data).toEqual({ confirm: true })
    const fresh = t.apiOf(await t.guest.user.loginByEmail({ email, code: await mailedCode(email, 'login') }))
    await fresh.userPassword.change({ password })
    expect((await fresh.user.my()).hasPassword).toBe(true)
    expect((await refusal(fresh.userPassword.change({ password }))).fieldErrors[0]?.path).toBe(
      'currentPassword',
    )
    expect(await t.guest.user.login({ email, password })).toBeTruthy()
  })

  test('主人重设密码，抢先注册的人的第二因素也没有了', async () => {
    await t.signInAdmin()
    const email = `reset-${hasEmailVerification}@example.com`
    await turnOn(await insertUnproven(email))
    const password = 'another horse 2'
    await t.guest.userPassword.reset({ email, code: await mailedCode(email, 'reset'), password })
    const token = await t.guest.user.login({ email, password })
    const again = await mailedCode(email, 'login')
    await t.guest.user.loginByEmail({ email, code: again })
    expect(await t.apiOf(token).user.my()).toMatchObject({ email })
  })

  test('改密码使寄出的登录码作废', async () => {
    await t.signInAdmin()
    const email = `changer-${hasEmailVerification}@example.com`
    const api = t.apiOf(await insertUnproven(email))
    const code = await mailedCode(email, 'login')
    await api.userPassword.change({ currentPassword: PASSWORD, password: 'another horse 2' })
    const refused = await refusal(t.guest.user.loginByEmail({ email, code }))
    expect(refused.fieldErrors[0]?.path).toBe('code')
  })

  test('回答之前做的一样多：没有账号的邮箱也存一个码', async () => {
    await t.guest.userCode.send({ email: 'nobody@example.com', purpose: 'reset' })
    const rows = await t.database.kysely
      .selectFrom('user_code')
      .select('purpose')
      .where('email', '=', 'nobody@example.com')
      .execute()
    expect(rows).toEqual([{ purpose: 'reset' }])
    expect(await readOutbox(t, dataDir)).toEqual([])
  })
})
