import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Writable } from 'node:stream'
import { Code } from '@app/contract/common/envelope'
import { sql } from 'kysely'
import { pino } from 'pino'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { lastCodeTo, readMail, readOutbox } from '../../../testing/outbox.ts'
import { refusal } from '../../../testing/refusal.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'

const PASSWORD = 'quiet river 7'
const ADMIN_PASSWORD = 'correct horse 1'

const person = (name: string, userRole: 'user' | 'admin' = 'user') => ({
  username: name,
  email: `${name}@example.com`.toLowerCase(),
  userRole,
})
const tokenOf = ({ path: address }: { path: string }) =>
  new URL(address, 'http://a').searchParams.get('token') ?? ''

describe('邀请', () => {
  let t: TestApp
  let admin: TestApp['guest']
  let dataDir: string
  let logged = ''
  let count = 0
  beforeAll(async () => {
    dataDir = await mkdtemp(path.join(tmpdir(), 'invitation-'))
    const stream = new Writable({
      write: (chunk, _, done) => {
        logged += chunk
        done()
      },
    })
    t = await startTestApp({ dataDir, log: pino({ level: 'debug' }, stream) })
    admin = t.apiOf(await t.signInAdmin())
    await admin.sensitiveWord.add({ word: '代面试', action: 'refuse', note: '' })
  })
  afterAll(async () => {
    await t.close()
    await rm(dataDir, { recursive: true })
  })
  beforeEach(() => {
    count += 1
  })

  const invite = async (...people: ReturnType<typeof person>[]) =>
    (await admin.userInvitation.invite({ users: people })).invited
  /** Somebody new with an open invitation. */
  const inviteOne = async () => {
    const [invited] = await invite(person(`invited${count}`))
    if (!invited) throw new Error('nobody was invited')
    return { ...invited, token: tokenOf(invited) }
  }
  const isVoid = async (token: string) => {
    for (const call of [
      () => t.guest.userInvitation.get({ token }),
      () => t.guest.userInvitation.accept({ token, password: PASSWORD }),
    ]) {
      const { code, message } = await refusal(call())
      expect([code, message]).toEqual([Code.notFound, '链接已失效'])
    }
  }
  const countUsers = async () => (await admin.user.page({})).total
  const ageLink = (id: number) =>
    t.database.kysely
      .updateTable('user_invitation')
      .set({ end_time: new Date(Date.now() - 1000) })
      .where('user_id', '=', id)
      .execute()

  test('从邀请到登录：链接说出是谁，设了密码就登录，用户的语言记下，邮箱仍未证明，链接只能用一次', async () => {
    const { id, token, email, username, endTime } = await inviteOne()
    expect(token).toMatch(/^[\w-]{43}$/)
    expect(Date.parse(endTime)).toBeGreaterThan(Date.now() + 6 * 86_400_000)
    expect(await t.guest.userInvitation.get({ token })).toEqual({ username })
    const session = await t.guest.userInvitation.accept({ token, password: PASSWORD })
    expect(await t.apiOf(session).user.my()).toMatchObject({ id, email, username, hasPassword: true })
    expect(await t.guest.user.login({ email, password: PASSWORD })).toBeTruthy()
    const row = await t.database.kysely
      .selectFrom('app_user')
      .select(['email_verified_time', 'language'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    expect(row).toEqual({ email_verified_time: null, language: 'zh-CN' })
    await isVoid(token)
  })

  test('受邀而没有设密码的人：没有一个密码能登录；管理员看得到邀请到几时', async () => {
    const { id, email, endTime } = await inviteOne()
    await refusal(t.guest.user.login({ email, password: PASSWORD }))
    expect(await admin.user.get({ id })).toMatchObject({ state: 'active', invitation: { endTime } })
    const stored = await t.database.kysely
      .selectFrom('app_user')
      .select('has_password')
      .where('id', '=', id)
      .executeTakeFirst()
    expect(stored).toEqual({ has_password: false })
  })

  test('全部或一个也不：已有的、名单里重复的、敏感的，都说在各自的位置', async () => {
    const taken = await t.signIn()
    const before = await countUsers()
    const error = await refusal(
      invite(
        { ...person('first'), username: '代面试的' },
        { ...person('Second'), email: taken.email },
        { ...person('third'), username: taken.username },
        person('fourth'),
        { ...person('fifth'), username: 'ＦＯＵＲＴＨ' },
        { ...person('sixth'), email: 'fourth@example.com' },
      ),
    )
    expect(error.code).toBe(Code.badParameters)
    expect(Object.fromEntries(error.fieldErrors.map((field) => [field.path, field.message]))).toEqual({
      'users.0.username': '含有不能发布的词语，请修改',
      'users.1.email': '这个邮箱已被注册',
      'users.2.username': '这个用户名已被占用，请换一个',
      'users.4.username': '名单前面已有',
      'users.5.email': '名单前面已有',
    })
    expect(await countUsers()).toBe(before)
  })

  test('写错的名字与邮箱：说在各自的位置；邮箱存成小写', async () => {
    const error = await refusal(invite(person('good'), { username: 'a<b', email: 'a@', userRole: 'user' }))
    expect(error.fieldErrors).toEqual([
      { path: 'users.1.username', message: '用户名只能用文字、数字、下划线、短横与间隔号，中间可有单个空格' },
      { path: 'users.1.email', message: '请输入正确的邮箱地址' },
    ])
    const [invited] = await invite({ ...person('folded'), email: 'Folded@Example.COM' })
    expect(invited?.email).toBe('folded@example.com')
  })

  test('两个管理员同一刻邀请同一个人：只建一个，另一个知道原因', async () => {
    const people = [person(`same${count}`)]
    const outcomes = await Promise.allSettled([invite(...people), invite(...people)])
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    const refused = outcomes.find((outcome) => outcome.status === 'rejected')
    expect(refused?.reason.fieldErrors.map((field: { path: string }) => field.path)).toEqual([
      'users.0.username',
      'users.0.email',
    ])
  })

  test('核对之后、建成之前有人抢先注册了那个名字：一个也不建，说在那一项', async () => {
    const { username } = await t.signIn()
    const before = await countUsers()
    vi.spyOn(t.services.usernames, 'faultsOf').mockResolvedValueOnce([null, null])
    const error = await refusal(invite(person(`slow${count}`), { ...person('late'), username }))
    expect([error.code, error.fieldErrors]).toEqual([
      Code.badParameters,
      [{ path: 'users.1.username', message: '这个用户名已被占用，请换一个' }],
    ])
    expect(await countUsers()).toBe(before)
  })

  test('一次一千个：都建成，次序不变，每个的链接都不同', async () => {
    const people = Array.from({ length: 1_000 }, (_, index) => person(`class-${index}`))
    const invited = await invite(...people)
    expect(invited.map(({ username }) => username)).toEqual(people.map(({ username }) => username))
    expect(new Set(invited.map(tokenOf)).size).toBe(1_000)
    const last = invited.at(-1)
    expect(last && (await t.guest.userInvitation.get({ token: tokenOf(last) }))).toEqual({
      username: 'class-999',
    })
    const tooMany = await refusal(invite(...people, person('class-1000')))
    expect(tooMany.fieldErrors[0]?.path).toBe('users')
  })

  test('重发：新的有用，以前的作废；过期的也能重发', async () => {
    const { id, token } = await inviteOne()
    await ageLink(id)
    await isVoid(token)
    const { invited } = await admin.userInvitation.renew({ id })
    const [renewed] = invited
    if (!renewed) throw new Error('nothing was renewed')
    await isVoid(token)
    expect(await t.guest.userInvitation.accept({ token: tokenOf(renewed), password: PASSWORD })).toBeTruthy()
    const { code, message } = await refusal(admin.userInvitation.renew({ id }))
    expect([code, message]).toEqual([Code.conflict, '这个用户没有可以重发的邀请'])
    expect((await admin.user.get({ id })).invitation).toBeNull()
    expect((await refusal(admin.userInvitation.renew({ id: 999_999 }))).code).toBe(Code.notFound)
  })

  test('同一刻接受两次：只成一次', async () => {
    const { token } = await inviteOne()
    const outcomes = await Promise.allSettled(
      [PASSWORD, 'another river 8'].map((password) => t.guest.userInvitation.accept({ token, password })),
    )
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  })

  test('太常见的密码、用户名当密码：说在密码一栏，链接还能用', async () => {
    const { token } = await inviteOne()
    const error = await refusal(t.guest.userInvitation.accept({ token, password: 'password1' }))
    expect(error.fieldErrors.map((field) => field.path)).toEqual(['password'])
    expect(await t.guest.userInvitation.accept({ token, password: PASSWORD })).toBeTruthy()
  })

  test('别的路设了密码，链接就作废：管理员重置、验证码重设；用验证码登录也一样', async () => {
    const byAdmin = await inviteOne()
    await admin.user.resetPassword({ id: byAdmin.id })
    await isVoid(byAdmin.token)
    const codeOf = async (email: string, purpose: 'login' | 'reset') => {
      await t.guest.userCode.send({ email, purpose })
      return lastCodeTo(email, await readOutbox(t, dataDir))
    }
    for (const purpose of ['reset', 'login'] as const) {
      const [invited] = await invite(person(`by-${purpose}`))
      if (!invited) throw new Error('nobody was invited')
      const { email } = invited
      const code = await codeOf(email, purpose)
      if (purpose === 'reset') await t.guest.userPassword.reset({ email, code, password: PASSWORD })
      else await t.guest.user.loginByEmail({ email, code })
      await isVoid(tokenOf(invited))
      expect((await refusal(admin.userInvitation.renew({ id: invited.id }))).code).toBe(Code.conflict)
    }
  })

  test('封禁、注销的人的链接作废，封禁时也不能重发；解除之后又能用', async () => {
    const banned = await inviteOne()
    await admin.user.ban({ ids: [banned.id], reason: '弄错了', endTime: null })
    await isVoid(banned.token)
    expect((await admin.user.get({ id: banned.id })).invitation).toBeNull()
    expect((await refusal(admin.userInvitation.renew({ id: banned.id }))).code).toBe(Code.conflict)
    await admin.user.unban({ ids: [banned.id] })
    expect(await t.guest.userInvitation.get({ token: banned.token })).toEqual({ username: banned.username })
    await admin.user.delete({ id: banned.id })
    await isVoid(banned.token)
    expect((await refusal(admin.userInvitation.renew({ id: banned.id }))).code).toBe(Code.notFound)
  })

  test('邀请管理员、重发邀请之前要证明是本人；邀请学习者不用', async () => {
    const { id } = await inviteOne()
    await t.database.kysely
      .updateTable('user_session')
      .set({ confirm_time: new Date(Date.now() - 11 * 60_000) })
      .execute()
    for (const call of [() => invite(person('boss', 'admin')), () => admin.userInvitation.renew({ id })])
      expect((await refusal(call())).data).toEqual({ confirm: true })
    expect(await invite(person('pupil'))).toHaveLength(1)
    await admin.userSession.confirm({ password: ADMIN_PASSWORD })
    const [boss] = await invite(person('boss', 'admin'))
    const token = boss ? tokenOf(boss) : ''
    const session = await t.guest.userInvitation.accept({ token, password: PASSWORD })
    expect((await t.apiOf(session).user.page({})).total).toBeGreaterThan(1)
  })

  test('新建与重发留下记录；链接与邮箱不在记录里，也不在日志与数据库里', async () => {
    const { id, token, email, username } = await inviteOne()
    await admin.userInvitation.renew({ id })
    await t.guest.userInvitation.get({ token }).catch(() => undefined)
    const { records } = await admin.auditLog.page({ pageSize: 2 })
    expect(records).toMatchObject([
      { action: 'user.renewInvitation', targetId: id, targetName: username },
      { action: 'user.invite', targetId: id, targetName: username },
    ])
    const entries = await Promise.all(records.map((entry) => admin.auditLog.get({ id: entry.id })))
    expect(entries[1]).toMatchObject({ after: { userRole: 'user' } })
    const { rows } = await sql<{ kept: string }>`
      select coalesce(string_agg(i::text, ''), '') as kept from user_invitation i`.execute(t.database.kysely)
    for (const secret of [token, email])
      expect(JSON.stringify(entries) + logged + rows[0]?.kept).not.toContain(secret)
    expect(logged).toContain('/api/user/invitation')
  })

  test('没有邮件的站不寄，也这样说', async () => {
    const { isMailed, invited } = await admin.userInvitation.invite({ users: [person('unmailed')] })
    expect([isMailed, invited.length]).toEqual([false, 1])
    const mails = (await readOutbox(t, dataDir)).map(readMail)
    expect(mails.filter(({ to }) => to === 'unmailed@example.com')).toEqual([])
  })
})

test('有邮件的站：每个人收到自己的链接，一封接一封地寄', async () => {
  const received: string[] = []
  const open = { now: 0, most: 0 }
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onConnect: (_, done) => {
      open.now += 1
      open.most = Math.max(open.most, open.now)
      done()
    },
    onClose: () => {
      open.now -= 1
    },
    onData: (stream, _, done) => {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        received.push(Buffer.concat(chunks).toString())
        done()
      })
    },
  })
  const listening = once(server.server, 'listening')
  server.listen(0, '127.0.0.1')
  await listening
  const address = server.server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const t = await startTestApp({ smtpUrl: `smtp://127.0.0.1:${port}`, publicUrl: 'https://example.com' })
  const admin = t.apiOf(await t.signInAdmin())
  const people = Array.from({ length: 5 }, (_, index) => person(`mailed-${index}`))
  const { invited, isMailed } = await admin.userInvitation.invite({ users: people })
  expect(isMailed).toBe(true)
  await t.services.mailer.settle()
  const mails = received.map(readMail)
  expect(mails.map(({ to }) => to)).toEqual(people.map(({ email }) => email))
  mails.forEach(({ subject, text }, index) => {
    expect(subject).toBe('邀请你加入智能面试刷题平台')
    expect(text).toContain(`mailed-${index}，你好：`)
    expect(text).toContain(`https://example.com${invited[index]?.path}`)
  })
  expect(open.most).toBeLessThanOrEqual(2)
  await t.close()
  await new Promise((resolve) => server.close(() => resolve(null)))
})

test('从一个地址试太多链接：42901，要做些事才能再试', async () => {
  const t = await startTestApp({ hasLimits: true, peoplePerAddress: 1 })
  const codes: number[] = []
  for (let n = 0; n < 6; n += 1)
    codes.push((await t.app.inject({ url: `/api/user/invitation?token=guess${n}` })).json().code)
  expect(codes[0]).toBe(Code.notFound)
  expect(codes.at(-1)).toBe(Code.workNeeded)
  await t.close()
})
