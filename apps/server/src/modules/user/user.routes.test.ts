import type { ApiError } from '@app/api-client'
import { Code } from '@app/contract/common/envelope'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { refusal } from '../../testing/refusal.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'

const PASSWORD = 'quiet river 7'

describe('账号', () => {
  let t: TestApp
  beforeAll(async () => {
    t = await startTestApp()
  })
  afterAll(() => t.close())

  test('注册后能登录，令牌认得出是谁，邮箱不分大小写', async () => {
    await t.guest.user.register({ email: 'Lin@Example.com', username: '林间', password: PASSWORD })
    const token = await t.guest.user.login({ email: 'LIN@example.COM', password: PASSWORD })
    expect(token).toMatch(/^[\w-]{43}$/)
    expect(await t.apiOf(token).user.my()).toMatchObject({
      email: 'lin@example.com',
      username: '林间',
      userRole: 'user',
      avatarUrl: null,
    })
    expect(await t.apiOf(`Bearer ${token}`).user.my()).toMatchObject({ username: '林间' })
  })

  test('已注册的邮箱再注册：回答一样，原账号与原密码不变', async () => {
    await t.guest.user.register({ email: 'twice@example.com', username: '第一个', password: PASSWORD })
    expect(
      await t.guest.user.register({
        email: 'twice@example.com',
        username: '第二个',
        password: 'another horse 2',
      }),
    ).toBe(true)
    const token = await t.guest.user.login({ email: 'twice@example.com', password: PASSWORD })
    expect(await t.apiOf(token).user.my()).toMatchObject({ username: '第一个' })
  })

  test('用户名已有人用（不分大小写）：40900，错在用户名一栏', async () => {
    await t.guest.user.register({ email: 'a1@example.com', username: 'Taken', password: PASSWORD })
    const error = await refusal(
      t.guest.user.register({ email: 'a2@example.com', username: 'taken', password: PASSWORD }),
    )
    expect(error.code).toBe(Code.conflict)
    expect(error.fieldErrors).toEqual([{ path: 'username', message: '这个用户名已被占用，请换一个' }])
  })

  test('看起来一样的用户名是同一个；早先的名字留着，先来的占着那个样子', async () => {
    const register = (email: string, username: string) =>
      t.guest.user.register({ email, username, password: PASSWORD })
    const codeOf = async (call: Promise<unknown>) => (await refusal(call)).code
    await register('look1@example.com', 'Lookalike')
    for (const name of ['Ｌookalike', 'LookaIike', 'Lооkаlikе'])
      expect(await codeOf(register('look2@example.com', name))).toBeGreaterThan(0)
    const early = ['\u3164', 'early', 'еarly']
    const rows = await t.database.kysely
      .insertInto('app_user')
      .values(early.map((username, n) => ({ email: `early${n}@example.com`, username, password_hash: '-' })))
      .returning(['id', 'username'])
      .execute()
    await t.services.usernames.fillKeys()
    expect(await codeOf(register('look3@example.com', 'ＥARLY'))).toBe(Code.conflict)
    for (const { id, username } of rows) {
      expect((await t.guest.userProfile.get({ id })).username).toBe(username)
      const row = await t.database.kysely.selectFrom('app_user').select('name_key').where('id', '=', id)
      expect((await row.executeTakeFirst())?.name_key).not.toBeNull()
    }
  })

  test('冒充站方的用户名：注册与改名都不行，管理员可以', async () => {
    const reserved = [{ path: 'username', message: '这个用户名是留给站方的，请换一个' }]
    const taking = t.guest.user.register({
      email: 'staff@example.com',
      username: '官方客服',
      password: PASSWORD,
    })
    expect((await refusal(taking)).fieldErrors).toEqual(reserved)
    const login = { email: 'nostaff@example.com', password: PASSWORD }
    await t.guest.user.register({ ...login, username: '不是站方' })
    const learner = t.apiOf(await t.guest.user.login(login))
    expect((await refusal(learner.user.update({ username: 'ａdmin' }))).fieldErrors).toEqual(reserved)
    expect((await refusal(learner.userProfile.update({ username: '管理员' }))).fieldErrors).toEqual(reserved)
    const { id } = await learner.user.my()
    const admin = t.apiOf(await t.signInAdmin())
    expect(await admin.user.update({ id, username: '管理员小林' })).toBe(true)
    expect(await learner.user.update({ username: '管理员小林' })).toBe(true)
  })

  test('同时注册同一个用户名：只成一个', async () => {
    const attempts = ['r1', 'r2', 'r3'].map((name) =>
      t.guest.user
        .register({ email: `${name}@example.com`, username: '抢注', password: PASSWORD })
        .catch((error: ApiError) => error.code),
    )
    expect((await Promise.all(attempts)).sort()).toEqual([Code.conflict, Code.conflict, true].sort())
  })

  test.each([
    [{ email: 'x', username: '林', password: PASSWORD }, 'email', '请输入正确的邮箱地址'],
    [{ email: 'x@example.com', username: '', password: PASSWORD }, 'username', '此项必填'],
    [
      { email: 'x@example.com', username: '<b>x</b>', password: PASSWORD },
      'username',
      '用户名只能用文字、数字、下划线、短横与间隔号，中间可有单个空格',
    ],
    [{ email: 'x@example.com', username: '林', password: 'abc123' }, 'password', '密码至少8个字符'],
    [{ email: 'x@example.com', username: '林', password: '12345678' }, 'password', '密码要含有字母'],
    [{ email: 'x@example.com', username: '林', password: 'abcdefgh' }, 'password', '密码要含有数字'],
  ])('注册填错 %o：40000，错在 %s 一栏', async (input, path, message) => {
    const error = await refusal(t.guest.user.register(input))
    expect(error.code).toBe(Code.badParameters)
    expect(error.fieldErrors).toContainEqual({ path, message })
  })

  test('密码错与没有这个账号，回答一样', async () => {
    const { email } = await t.signIn()
    const wrong = await refusal(t.guest.user.login({ email, password: 'wrong1234' }))
    const nobody = await refusal(t.guest.user.login({ email: 'nobody@example.com', password: 'wrong1234' }))
    expect([wrong.code, wrong.message]).toEqual([Code.badParameters, '邮箱或密码不对，再试一次'])
    expect([nobody.code, nobody.message, nobody.data]).toEqual([wrong.code, wrong.message, wrong.data])
  })

  test('退出后令牌随即失效，别的设备不受影响', async () => {
    const { email, token, api } = await t.signIn()
    const other = await t.guest.user.login({ email, password: 'correct horse 1' })
    await api.user.logout()
    expect((await refusal(t.apiOf(token).user.my())).code).toBe(Code.notLoggedIn)
    expect(await t.apiOf(other).user.my()).toMatchObject({ email })
  })

  test('过期与伪造的令牌：40100', async () => {
    const { email, id } = await t.signIn()
    const token = await t.guest.user.login({ email, password: 'correct horse 1' })
    await t.database.kysely
      .updateTable('user_session')
      .set({ expire_time: new Date(0) })
      .where('user_id', '=', id)
      .execute()
    expect((await refusal(t.apiOf(token).user.logout())).code).toBe(Code.notLoggedIn)
    for (const forged of ['x', `${token}x`, "' or 1=1 --", '令牌'.repeat(3).replace(/./g, '%E4')]) {
      expect((await refusal(t.apiOf(forged).user.my())).code).toBe(Code.notLoggedIn)
    }
  })

  test('库里没有明文的令牌与密码', async () => {
    const { token, id } = await t.signIn()
    const row = await t.database.kysely
      .selectFrom('app_user')
      .innerJoin('user_session', 'user_session.user_id', 'app_user.id')
      .select(['password_hash', 'token_hash'])
      .where('app_user.id', '=', id)
      .executeTakeFirstOrThrow()
    expect(row.password_hash).toMatch(/^\$argon2id\$/)
    expect(Buffer.from(row.token_hash).toString('base64url')).not.toContain(token)
  })

  test('管理员分页列出用户：筛选、排序、越界的页', async () => {
    const admin = t.apiOf(await t.signInAdmin())
    await t.guest.user.register({ email: 'percent@example.com', username: '百分_号', password: PASSWORD })
    expect((await admin.user.page({ keyword: '分_' })).records.map((user) => user.username)).toEqual([
      '百分_号',
    ])
    expect((await admin.user.page({ userRole: 'admin' })).records.map((user) => user.email)).toEqual([
      'admin@example.com',
    ])
    const all = await admin.user.page({ pageSize: 2, sortField: 'createTime', sortOrder: 'descend' })
    expect(all.records).toHaveLength(2)
    const beyond = await admin.user.page({ current: 1000 })
    expect([beyond.records, beyond.total]).toEqual([[], all.total])
    const some = all.records.map((user) => user.id)
    expect((await admin.user.page({ ids: some })).records.map((user) => user.id).sort()).toEqual(
      [...some].sort(),
    )
    expect((await admin.user.page({ ids: [] })).total).toBe(0)
    expect(await admin.user.get({ id: some[0] ?? 0 })).toMatchObject({ id: some[0] })
    expect((await refusal(admin.user.get({ id: 999_999 }))).code).toBe(Code.notFound)
  })

  test('没有管理员时造一个，只造一次', async () => {
    expect(
      await t.services.users.ensureAdmin({ email: 'second@example.com', password: undefined }),
    ).toBeNull()
  })
})
