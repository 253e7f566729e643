import { Code } from '@app/contract/common/envelope'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createBank, createQuestion } from '../../testing/factories.ts'
import { refusal } from '../../testing/refusal.ts'
import { type SignedIn, startTestApp, type TestApp } from '../../testing/test-app.ts'
import { SystemAccountService } from './system-account.service.ts'

const PASSWORD = 'correct horse 1'
const HOUR = 60 * 60 * 1000
const inOneHour = () => new Date(Date.now() + HOUR).toISOString()

describe('管理员与用户', () => {
  let t: TestApp
  let admin: TestApp['guest']
  let adminId: number
  beforeAll(async () => {
    t = await startTestApp()
    admin = t.apiOf(await t.signInAdmin())
    adminId = (await admin.user.my()).id
  })
  afterAll(() => t.close())

  const login = ({ email }: SignedIn) => t.guest.user.login({ email, password: PASSWORD })
  const lastAct = async () => {
    const [entry] = (await admin.auditLog.page({ pageSize: 1 })).records
    return admin.auditLog.get({ id: entry?.id ?? 0 })
  }
  /** Another admin, signed in anew so that their token has the role. */
  const makeAdmin = async () => {
    const user = await t.signIn()
    await admin.user.setRole({ id: user.id, userRole: 'admin' })
    return user
  }

  test('站方的账号标出来，不能封禁、升为管理员、改密码、注销', async () => {
    const id = await t.database.kysely.transaction().execute((trx) => new SystemAccountService().ensure(trx))
    expect(await admin.user.get({ id })).toMatchObject({ isSite: true, userRole: 'user' })
    const user = await t.signIn()
    const refused = [
      () => admin.user.ban({ ids: [user.id, id], reason: '发广告', endTime: null }),
      () => admin.user.setRole({ id, userRole: 'admin' }),
      () => admin.user.resetPassword({ id }),
      () => admin.user.delete({ id }),
    ]
    for (const call of refused) {
      const { code, message } = await refusal(call())
      expect([code, message]).toEqual([Code.conflict, '这是站方的账号，不能这样操作'])
    }
    expect(await admin.user.get({ id: user.id })).toMatchObject({ state: 'active', isSite: false })
  })

  test('封禁：令牌随即40100，密码对才告诉原因与期限，密码错照旧', async () => {
    const user = await t.signIn()
    const endTime = new Date(Date.UTC(2126, 0, 2, 3, 4)).toISOString()
    await admin.user.ban({ ids: [user.id], reason: '发广告', endTime })
    expect((await refusal(user.api.user.my())).code).toBe(Code.notLoggedIn)
    const error = await refusal(login(user))
    expect([error.code, error.message, error.data]).toEqual([
      Code.noPermission,
      '账号已被封禁至2126年1月2日 11:04（北京时间），原因：发广告',
      { reason: '发广告', endTime },
    ])
    const wrong = await refusal(t.guest.user.login({ email: user.email, password: 'wrong1234' }))
    expect(wrong.message).toBe('邮箱或密码不对，再试一次')
    expect(await admin.user.get({ id: user.id })).toMatchObject({
      state: 'banned',
      ban: { reason: '发广告', endTime },
    })
    expect(await lastAct()).toMatchObject({
      action: 'user.ban',
      actorId: adminId,
      targetId: user.id,
      targetName: user.username,
      before: { state: 'active', banReason: null, banEndTime: null },
      after: { state: 'banned', banReason: '发广告', banEndTime: endTime },
    })
  })

  test('永久封禁，解除后能登录', async () => {
    const user = await t.signIn()
    await admin.user.ban({ ids: [user.id], reason: '刷票', endTime: null })
    expect((await refusal(login(user))).message).toBe('账号已被永久封禁，原因：刷票')
    await admin.user.unban({ ids: [user.id] })
    expect(await login(user)).toBeTruthy()
    expect(await admin.user.get({ id: user.id })).toMatchObject({ state: 'active', ban: null })
    expect(await lastAct()).toMatchObject({ action: 'user.unban', before: { state: 'banned' } })
  })

  test('期限一过，封禁自己失效', async () => {
    const user = await t.signIn()
    await admin.user.ban({ ids: [user.id], reason: '冷静一下', endTime: inOneHour() })
    await t.database.kysely
      .updateTable('app_user')
      .set({ ban_end_time: new Date(Date.now() - 1000) })
      .where('id', '=', user.id)
      .execute()
    expect(await t.apiOf(await login(user)).user.my()).toMatchObject({ id: user.id })
    expect((await admin.user.page({ state: 'banned', ids: [user.id] })).total).toBe(0)
    expect((await admin.user.get({ id: user.id })).state).toBe('active')
  })

  test('封禁那一刻开出的会话也不算数', async () => {
    const user = await t.signIn()
    await admin.user.ban({ ids: [user.id], reason: '发广告', endTime: null })
    const token = await t.services.sessions.open(user.id, { address: '127.0.0.1', userAgent: 'late' })
    expect((await refusal(t.apiOf(token).user.my())).code).toBe(Code.notLoggedIn)
  })

  test('已经过去的期限：40000，错在期限一栏', async () => {
    const { id } = await t.signIn()
    const endTime = new Date(Date.now() - HOUR).toISOString()
    const error = await refusal(admin.user.ban({ ids: [id], reason: '晚了', endTime }))
    expect([error.code, error.fieldErrors]).toEqual([
      Code.badParameters,
      [{ path: 'endTime', message: '请选择将来的时间' }],
    ])
  })

  test('一次封禁几个：有一个不存在就一个也不封，各记一条', async () => {
    const users = await Promise.all([t.signIn(), t.signIn()])
    const ids = users.map(({ id }) => id)
    const missing = await refusal(admin.user.ban({ ids: [...ids, 999_999], reason: '一起', endTime: null }))
    expect(missing.code).toBe(Code.notFound)
    expect((await admin.user.page({ ids, state: 'active' })).total).toBe(2)
    await admin.user.ban({ ids, reason: '一起', endTime: null })
    expect((await admin.user.page({ ids, state: 'banned' })).total).toBe(2)
    const { records } = await admin.auditLog.page({ action: 'user.ban', pageSize: 2 })
    expect(records.map(({ targetId }) => targetId).sort()).toEqual([...ids].sort())
  })

  test('重置密码：临时密码只在回答里，旧密码与所有设备都不再有效', async () => {
    const user = await t.signIn()
    const { password } = await admin.user.resetPassword({ id: user.id })
    expect(password).toMatch(/^[a-z]{4}-\d{4}-[a-z]{4}$/)
    expect((await refusal(user.api.user.my())).code).toBe(Code.notLoggedIn)
    await refusal(login(user))
    expect(await t.guest.user.login({ email: user.email, password })).toBeTruthy()
    expect(JSON.stringify(await lastAct())).not.toContain(password)
  })

  test('退出所有设备', async () => {
    const user = await t.signIn()
    const other = t.apiOf(await login(user))
    await admin.user.signOutEverywhere({ ids: [user.id] })
    for (const api of [user.api, other]) expect((await refusal(api.user.my())).code).toBe(Code.notLoggedIn)
    expect(await lastAct()).toMatchObject({ action: 'user.signOutEverywhere', targetId: user.id })
  })

  test('升为管理员随即生效，降下来随即失效', async () => {
    const user = await makeAdmin()
    expect((await user.api.user.page({})).total).toBeGreaterThan(1)
    expect(await lastAct()).toMatchObject({ before: { userRole: 'user' }, after: { userRole: 'admin' } })
    await admin.user.setRole({ id: user.id, userRole: 'user' })
    expect((await refusal(user.api.user.page({}))).code).toBe(Code.noPermission)
  })

  test('对自己一样也做不了，哪怕还有别的管理员', async () => {
    await makeAdmin()
    const ids = [adminId]
    for (const act of [
      () => admin.user.ban({ ids, reason: '自己', endTime: null }),
      () => admin.user.setRole({ id: adminId, userRole: 'user' }),
      () => admin.user.resetPassword({ id: adminId }),
      () => admin.user.signOutEverywhere({ ids }),
      () => admin.user.delete({ id: adminId }),
    ]) {
      const error = await refusal(act())
      expect([error.code, error.message]).toEqual([
        Code.conflict,
        '不能对自己的账号这样操作，请另一位管理员来操作',
      ])
    }
  })

  test.each(['setRole', 'ban', 'delete'] as const)(
    '两个管理员同一刻互相%s：只成一个，总还有管理员',
    async (verb) => {
      const [one, two] = await Promise.all([makeAdmin(), makeAdmin()])
      const act = (from: SignedIn, { id }: SignedIn) => {
        if (verb === 'ban') return from.api.user.ban({ ids: [id], reason: '先下手', endTime: null })
        if (verb === 'delete') return from.api.user.delete({ id })
        return from.api.user.setRole({ id, userRole: 'user' })
      }
      const outcomes = await Promise.allSettled([act(one, two), act(two, one)])
      expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
      const left = await admin.user.page({ ids: [one.id, two.id], state: 'active', userRole: 'admin' })
      expect(left.total).toBe(1)
    },
  )

  test('改资料带着旧的版本：40900，附上现在的', async () => {
    const user = await t.signIn()
    const { version } = await admin.user.get({ id: user.id })
    await user.api.user.update({ avatarUrl: '/a.png' })
    const stale = await refusal(admin.user.update({ id: user.id, username: '晚了一步', version }))
    expect(stale.code).toBe(Code.conflict)
    expect(stale.data).toMatchObject({
      current: { id: user.id, avatarUrl: '/a.png', version: version + 1 },
    })
    await admin.user.update({ id: user.id, username: '这次对了', version: version + 1 })
    expect(await user.api.user.my()).toMatchObject({ username: '这次对了', avatarUrl: '/a.png' })
  })

  test('一个用户的活动', async () => {
    const user = await t.signIn()
    const bankId = await createBank(t.database)
    const [first, second] = [
      await createQuestion(t.database, { bankId, title: '甲' }),
      await createQuestion(t.database, { bankId, title: '乙' }),
    ]
    await user.api.review.rate({ questionId: first, rating: 1 })
    await user.api.review.rate({ questionId: second, rating: 4 })
    await user.api.review.rate({ questionId: first, rating: 2 })
    await user.api.favourite.add({ questionId: second })
    await user.api.aiConversation.add({ title: '聊聊' })
    const { activity } = await admin.user.get({ id: user.id })
    expect(activity).toMatchObject({
      practisedCount: 2,
      masteredCount: 1,
      ratingCount: 3,
      favouriteCount: 1,
      noteCount: 0,
      conversationCount: 1,
      replyCount: 0,
    })
    expect(activity.recentRatings.map(({ title, rating }) => [title, rating])).toEqual([
      ['甲', 2],
      ['乙', 4],
      ['甲', 1],
    ])
    expect(activity.sessions).toHaveLength(1)
  })

  test('按状态、注册与来访的时间筛选', async () => {
    const user = await t.signIn()
    await user.api.user.my()
    const total = async (filter: Parameters<typeof admin.user.page>[0]) =>
      (await admin.user.page({ ids: [user.id], ...filter })).total
    const [past, future] = [new Date(Date.now() - HOUR).toISOString(), inOneHour()]
    expect(await total({ state: 'active' })).toBe(1)
    expect(await total({ state: 'deleted' })).toBe(0)
    expect(await total({ createTimeFrom: past, createTimeTo: future })).toBe(1)
    expect(await total({ createTimeFrom: future })).toBe(0)
    expect(await total({ createTimeTo: past })).toBe(0)
    expect(await total({ lastSeenTimeFrom: past, lastSeenTimeTo: future })).toBe(1)
    expect(await total({ lastSeenTimeFrom: future })).toBe(0)
  })

  test('不存在或已注销的用户：40400', async () => {
    const { id, api } = await t.signIn()
    await api.user.delete({ id })
    for (const call of [
      () => admin.user.ban({ ids: [id], reason: '晚了', endTime: null }),
      () => admin.user.unban({ ids: [999_999] }),
      () => admin.user.setRole({ id, userRole: 'admin' }),
      () => admin.user.resetPassword({ id }),
      () => admin.user.signOutEverywhere({ ids: [id] }),
      () => admin.user.update({ id, username: '回魂' }),
    ])
      expect((await refusal(call())).code).toBe(Code.notFound)
  })
})
