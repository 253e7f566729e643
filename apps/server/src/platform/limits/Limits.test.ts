import { doWork } from '@app/api-client/do-work'
import { Code } from '@app/contract/common/envelope'
import { WORK_HEADER, workOrder } from '@app/contract/common/work'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { createBank, createQuestion } from '../../testing/factories.ts'
import { refusal } from '../../testing/refusal.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'

describe('限度', () => {
  let t: TestApp
  beforeAll(async () => {
    t = await startTestApp({ hasLimits: true, trustProxy: 'true' })
  })
  afterAll(() => t.close())

  const from = (address: string, url: string, payload: object) =>
    t.app
      .inject({ method: 'POST', url, payload, headers: { 'x-forwarded-for': address } })
      .then((answer) => answer.json())

  test('同一处对同一账号十次密码不对，之后即使对了也要等；别处的主人不受影响', async () => {
    const { email } = await t.signIn()
    for (let i = 0; i < 10; i += 1) {
      expect((await from('10.0.0.1', '/api/user/login', { email, password: 'wrong1234' })).code).toBe(
        Code.badParameters,
      )
    }
    const refused = await from('10.0.0.1', '/api/user/login', { email, password: 'correct horse 1' })
    expect(refused).toMatchObject({ code: Code.tooOften, message: '操作太频繁，请稍后再试' })
    expect(refused.data.retryAfter).toBeGreaterThan(0)
    expect(refused.data.retryAfter).toBeLessThanOrEqual(900)
    expect((await from('10.0.1.1', '/api/user/login', { email, password: 'correct horse 1' })).code).toBe(0)
  })

  test('从各处试了一百次：密码这条路要等，验证码登录与重设密码不用', async () => {
    const { email } = await t.signIn()
    for (let i = 0; i < 100; i += 1) await t.services.limits.consume('loginAccount', email)
    const login = await from('10.0.4.1', '/api/user/login', { email, password: 'correct horse 1' })
    expect(login.code).toBe(Code.tooOften)
    const code = '123456'
    const byCode = await from('10.0.4.1', `/api/user/login/email?email=${email}&code=${code}`, {})
    const reset = { email, code, password: 'another horse 2' }
    expect(byCode.code).toBe(Code.badParameters)
    expect((await from('10.0.4.1', '/api/user-password/reset', reset)).code).toBe(Code.badParameters)
  })

  test('登录过的设备：别人从哪里试了多少次都不碍它；让设备退出、换了密码就不再认得', async () => {
    const { email, api } = await t.signIn()
    const device = await api.userSession.device()
    for (let i = 0; i < 100; i += 1) await t.services.limits.consume('loginAccount', email)
    for (let i = 0; i < 10; i += 1)
      await from('10.0.6.1', '/api/user/login', { email, password: 'wrong1234' })
    const login = { email, password: 'correct horse 1', device }
    expect((await from('10.0.6.1', '/api/user/login', login)).code).toBe(0)
    const forged = { ...login, device: 'x'.repeat(43) }
    expect((await from('10.0.6.2', '/api/user/login', forged)).code).toBe(Code.tooOften)
    await api.userSession.deleteOthers()
    expect((await from('10.0.6.2', '/api/user/login', login)).code).toBe(Code.tooOften)
    login.device = await api.userSession.device()
    expect((await from('10.0.6.2', '/api/user/login', login)).code).toBe(0)
    await api.userPassword.change({ currentPassword: 'correct horse 1', password: 'another horse 2' })
    const changed = { ...login, password: 'another horse 2' }
    expect((await from('10.0.6.2', '/api/user/login', changed)).code).toBe(Code.tooOften)
  })

  test('写下会留着的：每分钟一百二十次，不论是哪一种；小助手的对话与消息还按小时数', async () => {
    const { api, id } = await t.signIn()
    const question = await createQuestion(t.database, { bankId: await createBank(t.database) })
    const note = { questionId: question, content: '记', baseTime: null }
    for (let i = 0; i < 120; i += 1) await t.services.limits.consume('keepMinute', id)
    expect((await refusal(api.note.update(note))).code).toBe(Code.tooOften)
    expect((await refusal(api.aiConversation.add({ title: '一段' }))).code).toBe(Code.tooOften)
    const other = await t.signIn()
    await other.api.note.update(note)
    for (let i = 0; i < 60; i += 1) await t.services.limits.consume('conversationHour', other.id)
    expect((await refusal(other.api.aiConversation.add({ title: '又一段' }))).code).toBe(Code.tooOften)
    for (let i = 0; i < 120; i += 1) await t.services.limits.consume('messageHour', other.id)
    const message = { conversationId: 1, sender: 1, messageText: '答' } as const
    expect((await refusal(other.api.aiMessage.add(message))).code).toBe(Code.tooOften)
  })

  test('存下的文字按库里实有的量：满了不收，删了又收', async () => {
    const { api, id } = await t.signIn()
    const questionId = await createQuestion(t.database, { bankId: await createBank(t.database) })
    const content = Array.from({ length: 10_000 }, (_, index) => String.fromCodePoint(0x4e00 + index)).join(
      '',
    )
    const kept = await api.note.update({ questionId, content, baseTime: null })
    const later = (seconds: number) =>
      vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + seconds * 1000 })
    const rest = 100 * 1024 * 1024 - 20_000
    later(20)
    await expect(t.services.keptText.take(id, rest)).rejects.toThrow('keptTextFull')
    await api.note.update({ questionId, content: '', baseTime: kept?.updateTime ?? null })
    later(20)
    await t.services.keptText.take(id, rest)
    vi.useRealTimers()
  })

  test('搜索与@的名字：登录的人各算各的，访客按地址', async () => {
    const [busy, other] = [await t.signIn(), await t.signIn()]
    for (let i = 0; i < 120; i += 1) await t.services.limits.consume('searchMinute', busy.id)
    expect((await refusal(busy.api.search.page({ q: '索引' }))).code).toBe(Code.tooOften)
    expect((await refusal(busy.api.user.mention({ prefix: '甲' }))).code).toBe(Code.tooOften)
    expect(await other.api.user.mention({ prefix: '没有的人' })).toEqual([])
    for (let i = 0; i < 1_200; i += 1) await t.services.limits.consume('searchGuest', '10.0.7.1')
    expect((await from('10.0.7.1', '/api/search/page', { q: '索引' })).code).toBe(Code.tooOften)
    expect((await from('10.0.8.1', '/api/search/page', { q: '索引' })).code).toBe(0)
  })

  test('别人替一个邮箱要了一天的码，主人在别处还要得到', async () => {
    for (let i = 0; i < 10; i += 1) await t.services.limits.consume('codeDay', '10.0.5.1 owner@example.com')
    const body = { email: 'owner@example.com', purpose: 'login' }
    expect((await from('10.0.5.1', '/api/user-code/send', body)).code).toBe(Code.tooOften)
    expect((await from('10.0.5.2', '/api/user-code/send', body)).code).toBe(0)
  })

  test('登录成功清掉失败的次数', async () => {
    const { email } = await t.signIn()
    for (let round = 0; round < 3; round += 1) {
      for (let i = 0; i < 9; i += 1)
        await from('10.0.2.1', '/api/user/login', { email, password: 'wrong1234' })
      expect((await from('10.0.2.1', '/api/user/login', { email, password: 'correct horse 1' })).code).toBe(0)
    }
  })

  test('一个邮箱一分钟只寄一次验证码，注册没注册都一样', async () => {
    for (const email of [(await t.signIn()).email, 'nobody@example.com']) {
      expect(
        (
          await refusal(
            t.guest.userCode
              .send({ email, purpose: 'login' })
              .then(() => t.guest.userCode.send({ email, purpose: 'login' })),
          )
        ).data,
      ).toEqual({ retryAfter: 60 })
    }
  })

  test('同一地址注册三十次之后要先算一会儿，一份只算一次，别人的不算；别的地址不受影响', async () => {
    const register = (address: string, name: string, work?: string) =>
      t.app
        .inject({
          method: 'POST',
          url: '/api/user/register',
          payload: { email: `${name}@example.com`, username: name, password: 'quiet river 7' },
          headers: { 'x-forwarded-for': address, ...(work && { [WORK_HEADER]: work }) },
        })
        .then((answer) => answer.json())
    const codes = []
    for (let i = 0; i < 31; i += 1) codes.push((await register('10.0.3.1', `r${i}`)).code)
    expect(codes).toEqual([...Array(30).fill(0), Code.workNeeded])
    const { data } = await register('10.0.3.1', 'r31')
    const work = await doWork(workOrder.parse(data))
    for (const bad of ['x', `${work}0`, work.replace(/:.*/, ':1')])
      expect((await register('10.0.3.1', 'r31', bad)).code).toBe(Code.workNeeded)
    expect((await register('10.0.3.1', 'r31', work)).code).toBe(0)
    expect((await register('10.0.3.1', 'r32', work)).code).toBe(Code.workNeeded)
    expect((await register('10.0.3.2', 'r99')).code).toBe(0)
    for (let i = 0; i < 30; i += 1) await register('10.0.3.2', `s${i}`)
    expect((await register('10.0.3.2', 'r33', work)).code).toBe(Code.workNeeded)
  })

  test('一间教室有多少人可以设；客户端自己算，十倍以上的要等', async () => {
    const room = await startTestApp({ hasLimits: true, peoplePerAddress: 1 })
    const register = (n: number) =>
      room.guest.user.register({ email: `c${n}@example.com`, username: `c${n}`, password: 'quiet river 7' })
    for (let n = 0; n < 3; n += 1) expect(await register(n)).toBe(true)
    const visitor = { address: '127.0.0.1' }
    for (let n = 0; n < 10; n += 1)
      await room.services.limits.consumeByAddress('registerAddress', visitor).catch(() => {})
    expect((await refusal(register(3))).code).toBe(Code.tooOften)
    await room.close()
  })

  test('别人从许多地方替一个邮箱要码，主人在登录过的地方还要得到', async () => {
    const { email } = await t.signIn()
    await from('10.0.7.1', '/api/user/login', { email, password: 'correct horse 1' })
    const send = (address: string) => from(address, '/api/user-code/send', { email, purpose: 'login' })
    const codes = []
    for (let i = 0; i < 11; i += 1) codes.push((await send(`10.1.${i}.1`)).code)
    expect(codes).toEqual([...Array(10).fill(0), Code.tooOften])
    expect((await send('10.0.7.1')).code).toBe(0)
  })

  test('过期的计数会被清掉', async () => {
    await t.database.kysely.updateTable('rate_limit').set({ expire: 1 }).execute()
    await t.services.limits.purge()
    expect(await t.database.kysely.selectFrom('rate_limit').selectAll().execute()).toEqual([])
  })

  test('前面的代理看见的地址才算，访客自己写的不算；一个IPv6的/64算一处', async () => {
    const sendTo = (email: string, chain: string) =>
      from(chain, '/api/user-code/send', { email, purpose: 'login' }).then(({ code }) => code)
    for (const addressOf of [
      (i: number) => `203.0.113.${i}, 198.51.100.7`,
      (i: number) => `2001:db8:1:2::${i.toString(16)}`,
    ]) {
      const codes: number[] = []
      for (let i = 1; i <= 31; i += 1)
        codes.push(await sendTo(`n${i}-${addressOf(0).length}@example.com`, addressOf(i)))
      expect(codes.filter((code) => code !== 0)).toEqual([Code.workNeeded])
    }
  })

  describe('时钟拨快过又拨回来', () => {
    const shift = (key: string, milliseconds: number) =>
      t.database.kysely
        .updateTable('rate_limit')
        .set((row) => ({ expire: row('expire', '+', milliseconds) }))
        .where('key', '=', key)
        .execute()

    test.each([
      ['一年', 365 * 24 * 3600 * 1000],
      ['一小时', 3600 * 1000],
    ])('快了%s时记下的不再算，马上照常', async (_, ahead) => {
      const { email, id } = await t.signIn()
      for (let i = 0; i < 10; i += 1)
        await from('10.0.9.1', '/api/user/login', { email, password: 'wrong1234' })
      const logIn = () => from('10.0.9.1', '/api/user/login', { email, password: 'correct horse 1' })
      expect((await logIn()).code).toBe(Code.tooOften)
      await shift(`loginFailure:10.0.9.1 ${email}`, ahead)
      expect((await logIn()).code).toBe(0)
      for (let i = 0; i < 20; i += 1) await t.services.limits.consume('aiMinute', id)
      await expect(t.services.limits.consume('aiMinute', id)).rejects.toMatchObject({ code: Code.tooOften })
      await shift(`aiMinute:${id}`, ahead)
      await t.services.limits.consume('aiMinute', id)
      expect((await t.services.limits.remaining('aiMinute', id)).remaining).toBe(19)
    })

    test('差几秒的不算拨快：几台服务器的钟不会一样', async () => {
      const { id } = await t.signIn()
      for (let i = 0; i < 20; i += 1) await t.services.limits.consume('aiMinute', id)
      await shift(`aiMinute:${id}`, 5_000)
      await expect(t.services.limits.consume('aiMinute', id)).rejects.toMatchObject({
        code: Code.tooOften,
        data: { retryAfter: 60 },
      })
    })

    test('没有人再来碰的也会清掉', async () => {
      const { id } = await t.signIn()
      await t.services.limits.consume('aiMinute', id)
      await shift(`aiMinute:${id}`, 365 * 24 * 3600 * 1000)
      await t.services.limits.purge()
      expect((await t.services.limits.remaining('aiMinute', id)).remaining).toBe(20)
    })
  })
})
