import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Code } from '@app/contract/common/envelope'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { lastCodeTo, readMail, readOutbox } from '../../../testing/outbox.ts'
import { refusal } from '../../../testing/refusal.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'

const PASSWORD = 'correct horse 1'

describe.each([true, false])('换邮箱（要验证邮箱：%s）', (hasEmailVerification) => {
  let t: TestApp
  let dataDir: string
  let count = 0
  beforeAll(async () => {
    dataDir = await mkdtemp(path.join(tmpdir(), 'email-change-'))
    t = await startTestApp({ dataDir, hasEmailVerification })
  })
  afterAll(async () => {
    await t.close()
    await rm(dataDir, { recursive: true })
  })
  const emptyOutbox = async () => {
    await t.services.mailer.settle()
    await rm(path.join(dataDir, 'outbox'), { recursive: true, force: true })
  }
  beforeEach(emptyOutbox)

  const mailsTo = async (email: string) =>
    (await readOutbox(t, dataDir)).filter((mail) => readMail(mail).to === email)
  const codeTo = async (email: string) => lastCodeTo(email, await readOutbox(t, dataDir))
  const newUser = async () => {
    count += 1
    const email = `mover${count}@example.com`
    if (hasEmailVerification) await t.guest.userCode.send({ email, purpose: 'register' })
    const code = hasEmailVerification ? await codeTo(email) : undefined
    await t.guest.user.register({
      email,
      username: `搬家${count}`,
      password: PASSWORD,
      ...(code && { code }),
    })
    const api = t.apiOf(await t.guest.user.login({ email, password: PASSWORD }))
    return { email, api, next: `moved${count}@example.com`, id: (await api.user.my()).id }
  }
  const ageSessions = () =>
    t.database.kysely
      .updateTable('user_session')
      .set({ confirm_time: new Date(Date.now() - 11 * 60_000) })
      .execute()

  test('没有刚证明过是本人：40300；就是现在的：错在email；访客：40100', async () => {
    const { api, email, next } = await newUser()
    expect((await refusal(api.userEmail.send({ email: email.toUpperCase() }))).fieldErrors[0]?.path).toBe(
      'email',
    )
    await ageSessions()
    for (const act of [api.userEmail.send, api.userEmail.change])
      expect((await refusal(act({ email: next }))).data).toEqual({ confirm: true })
    await api.userSession.confirm({ password: PASSWORD })
    await api.userEmail.send({ email: next })
    expect((await refusal(t.guest.userEmail.send({ email: next }))).code).toBe(Code.notLoggedIn)
  })

  test('换成之后：用新的登录，旧的登不进，其他设备退出，旧邮箱收到信', async () => {
    const { api, email, next, id } = await newUser()
    const other = t.apiOf(await t.guest.user.login({ email, password: PASSWORD }))
    await other.user.my()
    await api.userEmail.send({ email: next })
    const codes = { code: await codeTo(next), currentCode: await codeTo(email) }
    await api.userEmail.change({ email: next, ...(hasEmailVerification && codes) })
    expect(await api.user.my()).toMatchObject({ email: next })
    expect((await refusal(other.user.my())).code).toBe(Code.notLoggedIn)
    await refusal(t.guest.user.login({ email, password: PASSWORD }))
    expect(await t.guest.user.login({ email: next, password: PASSWORD })).toBeTruthy()
    const told = (await mailsTo(email)).map((mail) => readMail(mail))
    expect(told.at(-1)?.subject).toBe('你账号的邮箱已更换')
    expect(told.at(-1)?.text).not.toContain(next)
    const { email_verified_time } = await t.database.kysely
      .selectFrom('app_user')
      .select('email_verified_time')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    expect(email_verified_time !== null).toBe(hasEmailVerification)
  })

  test.runIf(hasEmailVerification)('两边都要证明：缺的、错的、别的用途的都不行，对的那一个留着', async () => {
    const { api, email, next } = await newUser()
    await api.userEmail.send({ email: next })
    const [code, currentCode] = [await codeTo(next), await codeTo(email)]
    const wrong = (right: string) => (right === '000000' ? '111111' : '000000')
    const paths = async (codes: object) =>
      (await refusal(api.userEmail.change({ email: next, ...codes }))).fieldErrors.map((field) => field.path)
    expect(await paths({})).toEqual(['code', 'currentCode'])
    expect(await paths({ code })).toEqual(['currentCode'])
    expect(await paths({ code: wrong(code), currentCode })).toEqual(['code'])
    await emptyOutbox()
    await t.guest.userCode.send({ email, purpose: 'login' })
    const loginCode = await codeTo(email)
    if (loginCode !== currentCode)
      expect(await paths({ code, currentCode: loginCode })).toEqual(['currentCode'])
    await api.userEmail.change({ email: next, code, currentCode })
    expect(await api.user.my()).toMatchObject({ email: next })
  })

  test.runIf(hasEmailVerification)(
    '新的邮箱已有账号：回答一样，主人收到信，信里没有码，也换不成',
    async () => {
      const [mover, owner] = [await newUser(), await newUser()]
      await emptyOutbox()
      expect(await mover.api.userEmail.send({ email: owner.email })).toBe(true)
      expect(await codeTo(owner.email)).toBe('')
      expect(await mailsTo(owner.email)).toHaveLength(1)
      const currentCode = await codeTo(mover.email)
      const change = { email: owner.email, code: '000000', currentCode }
      const taken = await refusal(mover.api.userEmail.change(change))
      const free = await refusal(mover.api.userEmail.change({ ...change, email: 'nobody@example.com' }))
      expect([taken.code, taken.message, taken.data]).toEqual([free.code, free.message, free.data])
      expect(await mover.api.user.my()).toMatchObject({ email: mover.email })
    },
  )

  test.runIf(hasEmailVerification)('别人要来的码不能用：码认得出是谁的账号', async () => {
    const [mover, thief] = [await newUser(), await newUser()]
    await mover.api.userEmail.send({ email: mover.next })
    const codes = { code: await codeTo(mover.next), currentCode: await codeTo(mover.email) }
    const refused = await refusal(thief.api.userEmail.change({ email: mover.next, ...codes }))
    expect(refused.fieldErrors.map((field) => field.path)).toContain('currentCode')
    expect(await thief.api.user.my()).toMatchObject({ email: thief.email })
  })

  test.runIf(!hasEmailVerification)('新的邮箱已有账号：40900，错在email', async () => {
    const [mover, owner] = [await newUser(), await newUser()]
    const refused = await refusal(mover.api.userEmail.change({ email: owner.email.toUpperCase() }))
    expect([refused.code, refused.fieldErrors[0]?.path]).toEqual([Code.conflict, 'email'])
  })

  test('两个人同一刻换成同一个邮箱：只成一个', async () => {
    const users = [await newUser(), await newUser()]
    const email = `wanted${count}@example.com`
    const codes: object[] = []
    for (const user of users) {
      await user.api.userEmail.send({ email })
      codes.push({ currentCode: await codeTo(user.email) })
    }
    const code = await codeTo(email)
    const outcomes = await Promise.allSettled(
      users.map(({ api }, index) =>
        api.userEmail.change({ email, ...(hasEmailVerification && { code, ...codes[index] }) }),
      ),
    )
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  })
})
