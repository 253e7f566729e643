import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Code } from '@app/contract/common/envelope'
import { secondFactorChallenge } from '@app/contract/user-second-factor/schemas'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { digitsOf } from '../../../testing/digits-of.ts'
import { lastCodeTo, readMail, readOutbox } from '../../../testing/outbox.ts'
import { refusal } from '../../../testing/refusal.ts'
import { type SignedIn, startTestApp, type TestApp } from '../../../testing/test-app.ts'

const PASSWORD = 'correct horse 1'
const STEP = 30_000

describe('两步验证', () => {
  let t: TestApp
  let dataDir: string
  let admin: TestApp['guest']
  beforeAll(async () => {
    dataDir = await mkdtemp(path.join(tmpdir(), 'second-factor-'))
    t = await startTestApp({ dataDir })
    admin = t.apiOf(await t.signInAdmin())
  })
  afterAll(async () => {
    await t.close()
    await rm(dataDir, { recursive: true })
  })
  beforeEach(async () => {
    await t.services.mailer.settle()
    await rm(path.join(dataDir, 'outbox'), { recursive: true, force: true })
    vi.useFakeTimers({ toFake: ['Date'] })
  })
  afterEach(() => vi.useRealTimers())

  const later = (milliseconds: number) => vi.setSystemTime(Date.now() + milliseconds)
  const subjects = async (email: string) =>
    (await readOutbox(t, dataDir))
      .map(readMail)
      .filter(({ to }) => to === email)
      .map(({ subject }) => subject)
  const enable = async ({ api }: SignedIn) => {
    const { secret } = await api.userSecondFactor.begin()
    const { recoveryCodes } = await api.userSecondFactor.enable({ code: digitsOf(secret) })
    later(STEP)
    return { secret, recoveryCodes }
  }
  /** The first step of signing in, which the second factor has to follow. */
  const challengeFor = async (email: string, device?: string) => {
    const login = t.guest.user.login({ email, password: PASSWORD, ...(device && { device }) })
    const { code, data } = await refusal(login)
    expect(code).toBe(Code.secondFactorNeeded)
    return secondFactorChallenge.parse(data).challenge
  }
  const wrongThan = (digits: string) => (digits === '000000' ? '111111' : '000000')
  const enter = (challenge: string, code: string) => t.guest.user.loginBySecondFactor({ challenge, code })
  const ageSessions = () =>
    t.database.kysely
      .updateTable('user_session')
      .set({ confirm_time: new Date(Date.now() - 11 * 60_000) })
      .execute()

  test('开启：对的六位数字才行，给出十个恢复码，其他设备退出，寄信告诉', async () => {
    const user = await t.signIn()
    const other = t.apiOf(await t.guest.user.login({ email: user.email, password: PASSWORD }))
    expect(await user.api.userSecondFactor.my()).toEqual({
      enabledTime: null,
      recoveryCodesLeft: 0,
      isRequired: false,
    })
    const { secret, address } = await user.api.userSecondFactor.begin()
    expect(decodeURIComponent(address)).toContain(user.email)
    expect(address).toContain(`secret=${secret}`)
    const wrong = await refusal(user.api.userSecondFactor.enable({ code: wrongThan(digitsOf(secret)) }))
    expect([wrong.code, wrong.fieldErrors[0]?.path]).toEqual([Code.badParameters, 'code'])
    expect(await t.guest.user.login({ email: user.email, password: PASSWORD })).toBeTruthy()
    const { recoveryCodes } = await user.api.userSecondFactor.enable({ code: digitsOf(secret) })
    expect(new Set(recoveryCodes).size).toBe(10)
    expect(await user.api.userSecondFactor.my()).toMatchObject({
      enabledTime: expect.any(String),
      recoveryCodesLeft: 10,
    })
    expect((await refusal(other.user.my())).code).toBe(Code.notLoggedIn)
    expect(await subjects(user.email)).toContain('两步验证已开启')
    expect((await refusal(user.api.userSecondFactor.begin())).code).toBe(Code.conflict)
  })

  test('登录：密码对了还要六位数字；错的、过时的、用过的都不行', async () => {
    const user = await t.signIn()
    const { secret } = await enable(user)
    const challenge = await challengeFor(user.email)
    const wrong = [
      wrongThan(digitsOf(secret)),
      digitsOf(secret, Date.now() - 3 * STEP),
      digitsOf(secret, Date.now() + 3 * STEP),
    ]
    for (const code of wrong)
      expect((await refusal(enter(challenge, code))).fieldErrors[0]?.path).toBe('code')
    const digits = digitsOf(secret)
    const token = await enter(challenge, ` ${digits.slice(0, 3)} ${digits.slice(3)} `)
    expect(await t.apiOf(token).user.my()).toMatchObject({ id: user.id })
    expect((await refusal(enter(challenge, digits))).fieldErrors[0]?.path).toBe('code')
    later(STEP)
    expect((await refusal(enter(challenge, digits))).fieldErrors[0]?.path).toBe('code')
  })

  test('前后差一步的时钟也行，但不能往回用', async () => {
    const user = await t.signIn()
    const { secret } = await enable(user)
    later(2 * STEP)
    const challenge = await challengeFor(user.email)
    const now = Date.now()
    expect(await enter(challenge, digitsOf(secret, now + STEP))).toBeTruthy()
    await refusal(enter(challenge, digitsOf(secret, now)))
    await refusal(enter(challenge, digitsOf(secret, now - STEP)))
  })

  test('同一刻用同一个六位数字、同一个恢复码：只成一个', async () => {
    const user = await t.signIn()
    const { secret, recoveryCodes } = await enable(user)
    const challenge = await challengeFor(user.email)
    for (const code of [digitsOf(secret), recoveryCodes[0] ?? '']) {
      const outcomes = await Promise.allSettled(Array.from({ length: 5 }, () => enter(challenge, code)))
      expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    }
    expect(await user.api.userSecondFactor.my()).toMatchObject({ recoveryCodesLeft: 9 })
  })

  test('恢复码：怎样写都认得，只能用一次，寄信告诉还剩几个；库里没有明文', async () => {
    const user = await t.signIn()
    const { recoveryCodes } = await enable(user)
    const [first = '', second = ''] = recoveryCodes
    const stored = await t.database.kysely
      .selectFrom('user_recovery_code')
      .select('code_hash')
      .where('user_id', '=', user.id)
      .execute()
    expect(stored.map(({ code_hash }) => Buffer.from(code_hash).toString())).not.toContain(first)
    const challenge = await challengeFor(user.email)
    expect(await enter(challenge, first.toUpperCase().replaceAll('-', ' '))).toBeTruthy()
    await refusal(enter(challenge, first))
    await refusal(enter(challenge, 'abcd-2345-efgh'))
    expect(await subjects(user.email)).toContain('一个恢复码已被使用')
    const stranger = await t.signIn()
    await enable(stranger)
    await refusal(enter(await challengeFor(stranger.email), second))
  })

  test('邮箱验证码登录也要第二步', async () => {
    const user = await t.signIn()
    const { secret } = await enable(user)
    await t.database.kysely
      .updateTable('app_user')
      .set({ email_verified_time: new Date() })
      .where('id', '=', user.id)
      .execute()
    await t.guest.userCode.send({ email: user.email, purpose: 'login' })
    const code = lastCodeTo(user.email, await readOutbox(t, dataDir))
    const { code: refused, data } = await refusal(t.guest.user.loginByEmail({ email: user.email, code }))
    expect(refused).toBe(Code.secondFactorNeeded)
    // Nothing happens to the account before the second step.
    expect(await user.api.user.my()).toMatchObject({ id: user.id })
    const token = await enter(secondFactorChallenge.parse(data).challenge, digitsOf(secret))
    expect(await t.apiOf(token).user.my()).toMatchObject({ id: user.id })
  })

  test('第一步的凭据：十分钟，改了密码就不算，伪造的、别人的不算', async () => {
    const user = await t.signIn()
    const { secret } = await enable(user)
    const challenge = await challengeFor(user.email)
    const [payload = '', signature = ''] = challenge.split('.')
    const stranger = await t.signIn()
    await enable(stranger)
    const [others = ''] = (await challengeFor(stranger.email)).split('.')
    for (const forged of ['x', payload, `${payload}.`, `${others}.${signature}`, `${payload}.${signature}x`])
      expect((await refusal(enter(forged, digitsOf(secret)))).fieldErrors[0]?.path).toBe('challenge')
    later(10 * 60_000 + 1)
    expect((await refusal(enter(challenge, digitsOf(secret)))).fieldErrors[0]?.path).toBe('challenge')
    expect((await refusal(enter(challenge, digitsOf(secret)))).message).toBe('登录已超时，请重新登录')
    const fresh = await challengeFor(user.email)
    await user.api.userPassword.change({ currentPassword: PASSWORD, password: 'another horse 2' })
    expect((await refusal(enter(fresh, digitsOf(secret)))).fieldErrors[0]?.path).toBe('challenge')
  })

  test('关闭与换恢复码：要刚证明过是本人，还要六位数字或恢复码', async () => {
    const user = await t.signIn()
    const { secret, recoveryCodes } = await enable(user)
    const factor = user.api.userSecondFactor
    await ageSessions()
    const acts = [
      () => factor.begin(),
      () => factor.disable({ code: digitsOf(secret) }),
      () => factor.renewRecoveryCodes({ code: digitsOf(secret) }),
    ]
    for (const act of acts) expect((await refusal(act())).data).toEqual({ confirm: true })
    await user.api.userSession.confirm({ password: PASSWORD })
    await refusal(factor.renewRecoveryCodes({ code: wrongThan(digitsOf(secret)) }))
    const renewed = await factor.renewRecoveryCodes({ code: digitsOf(secret) })
    expect(renewed.recoveryCodes.filter((code) => recoveryCodes.includes(code))).toEqual([])
    await refusal(factor.disable({ code: recoveryCodes[0] ?? '' }))
    await factor.disable({ code: renewed.recoveryCodes[0] ?? '' })
    expect(await factor.my()).toMatchObject({ enabledTime: null, recoveryCodesLeft: 0 })
    expect(await t.guest.user.login({ email: user.email, password: PASSWORD })).toBeTruthy()
    expect(await subjects(user.email)).toEqual(
      expect.arrayContaining(['两步验证的恢复码已更换', '两步验证已关闭']),
    )
  })

  test('没有开始设置就开启、没有开就关闭：错在code；访客：40100', async () => {
    const { api } = await t.signIn()
    for (const act of [api.userSecondFactor.enable, api.userSecondFactor.disable])
      expect((await refusal(act({ code: '123456' }))).fieldErrors[0]?.path).toBe('code')
    expect((await refusal(t.guest.userSecondFactor.my())).code).toBe(Code.notLoggedIn)
    expect((await refusal(t.guest.userSecondFactor.begin())).code).toBe(Code.notLoggedIn)
  })

  test('管理员替人关闭：留下记录，退出所有设备，寄信告诉；没有开的：40400；自己的：40900', async () => {
    const user = await t.signIn()
    await ageSessions()
    expect((await refusal(admin.user.removeSecondFactor({ id: user.id }))).data).toEqual({ confirm: true })
    await Promise.all([admin, user.api].map((api) => api.userSession.confirm({ password: PASSWORD })))
    expect((await refusal(admin.user.removeSecondFactor({ id: user.id }))).code).toBe(Code.notFound)
    await enable(user)
    expect(await admin.user.get({ id: user.id })).toMatchObject({ hasSecondFactor: true })
    const stranger = await t.signIn()
    expect((await refusal(stranger.api.user.removeSecondFactor({ id: user.id }))).code).toBe(
      Code.noPermission,
    )
    await admin.user.removeSecondFactor({ id: user.id })
    expect(await admin.user.get({ id: user.id })).toMatchObject({ hasSecondFactor: false })
    expect((await refusal(user.api.user.my())).code).toBe(Code.notLoggedIn)
    expect(await t.guest.user.login({ email: user.email, password: PASSWORD })).toBeTruthy()
    const [entry] = (await admin.auditLog.page({ action: 'user.removeSecondFactor' })).records
    expect(entry).toMatchObject({ targetId: user.id })
    expect(await subjects(user.email)).toContain('管理员关闭了你的两步验证')
    const own = (await admin.user.my()).id
    expect((await refusal(admin.user.removeSecondFactor({ id: own }))).code).toBe(Code.conflict)
  })

  test('导出的数据里有何时开启，没有密钥与恢复码', async () => {
    const user = await t.signIn()
    const { secret, recoveryCodes } = await enable(user)
    let text = ''
    for await (const event of await user.api.userExport.stream({})) text += JSON.stringify(event)
    expect(text).toContain('"part":"secondFactor","rows":[{"createTime"')
    for (const hidden of [secret, 'secret', 'codeHash', ...recoveryCodes]) expect(text).not.toContain(hidden)
  })
})

describe('试错的限度', () => {
  let t: TestApp
  beforeAll(async () => {
    t = await startTestApp({ hasLimits: true, trustProxy: 'true' })
  })
  afterAll(() => t.close())

  const from = async (address: string, url: string, payload: object) =>
    (
      await t.app.inject({
        method: 'POST',
        url,
        headers: { 'x-forwarded-for': address },
        payload,
      })
    ).json()

  test('知道密码的人试错，锁不住登录过的设备，也锁不住恢复码；从许多地址试也有总数', async () => {
    const user = await t.signIn()
    const { secret } = await user.api.userSecondFactor.begin()
    const { recoveryCodes } = await user.api.userSecondFactor.enable({ code: digitsOf(secret) })
    const device = await user.api.userSession.device()
    const challengeFrom = async (address: string, more = {}) => {
      const login = { email: user.email, password: PASSWORD, ...more }
      return (await from(address, '/api/user/login', login)).data.challenge
    }
    const enterFrom = (address: string, challenge: string, code: string) =>
      from(address, '/api/user/login/second-factor', { challenge, code })
    const thief = await challengeFrom('192.0.2.1')
    const wrong = digitsOf(secret, Date.now() + 1e9)
    const codes: number[] = []
    // Ten tries of a network at once: no more are let through than in a row.
    for (let network = 0; network < 6; network += 1) {
      const tries = Array.from({ length: 12 }, () => enterFrom(`192.0.2.${network}`, thief, wrong))
      for (const { code } of await Promise.all(tries)) codes.push(code)
    }
    expect(codes.filter((code) => code === Code.badParameters)).toHaveLength(50)
    expect(codes.filter((code) => code === Code.tooOften)).toHaveLength(22)
    const next = digitsOf(secret, Date.now() + STEP)
    const fresh = await challengeFrom('198.51.100.7')
    expect((await enterFrom('198.51.100.7', fresh, next)).code).toBe(Code.tooOften)
    expect((await enterFrom('198.51.100.7', fresh, recoveryCodes[0] ?? '')).code).toBe(Code.success)
    const known = await challengeFrom('192.0.2.1', { device })
    expect((await enterFrom('192.0.2.1', known, next)).code).toBe(Code.success)
  })
})
