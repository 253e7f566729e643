import type { Client } from '@app/api-client'
import { Code } from '@app/contract/common/envelope'
import type { Contract } from '@app/contract/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { refusal } from '../../testing/refusal.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'

let t: TestApp
let admin: Client<Contract>
beforeAll(async () => {
  t = await startTestApp()
  admin = t.apiOf(await t.signInAdmin())
})
afterAll(() => t.close())

const query = {
  filter: { state: 'open', targetType: 'comment' },
  sort: { field: 'openTime', order: 'ASC' },
} as const
const namesOf = async (list: string) => (await admin.savedFilter.list({ list })).map(({ name }) => name)

test('一个管理员保存的，别的管理员也看得到是谁的、用得上，也删得掉；各个列表各有各的', async () => {
  const other = await t.signIn()
  await admin.user.setRole({ id: other.id, userRole: 'admin' })
  const { id: mine, username } = await admin.user.my()
  const id = await admin.savedFilter.add({ list: 'reports', name: '评论里的举报', query })
  await admin.savedFilter.add({
    list: 'interview/questions',
    name: '等复评的',
    query: { filter: { hasObjection: true } },
  })
  const [found, ...rest] = await other.api.savedFilter.list({ list: 'reports' })
  expect(found).toEqual({
    id,
    name: '评论里的举报',
    query,
    creator: { id: mine, username, avatarUrl: null },
    createTime: expect.any(String),
  })
  expect(rest).toEqual([])
  expect(await namesOf('interview/questions')).toEqual(['等复评的'])
  await other.api.savedFilter.delete({ id })
  expect(await namesOf('reports')).toEqual([])
  expect((await refusal(admin.savedFilter.delete({ id }))).code).toBe(Code.notFound)
})

test('同一个列表里不能重名；名字空着、内容不对的说在那一项', async () => {
  const filter = { list: 'users', name: '封禁的', query: { filter: { state: 'banned' } } }
  await admin.savedFilter.add(filter)
  const taken = await refusal(admin.savedFilter.add(filter))
  expect([taken.code, taken.fieldErrors]).toEqual([
    Code.conflict,
    [{ path: 'name', message: '已有同名的筛选，请换个名字' }],
  ])
  await admin.savedFilter.add({ ...filter, list: 'problems' })
  const unnamed = await refusal(admin.savedFilter.add({ ...filter, name: ' ' }))
  expect(unnamed.fieldErrors.map(({ path }) => path)).toEqual(['name'])
  const long = { filter: { keyword: '长'.repeat(5000) } }
  const refused = await refusal(admin.savedFilter.add({ ...filter, name: '太长', query: long }))
  expect(refused.fieldErrors.map(({ path }) => path)).toEqual(['query'])
})

test('一个列表最多存100个；学习者与访客用不了', async () => {
  const values = Array.from({ length: 100 }, (_, n) => ({
    list: 'comments',
    name: `第${n}个`,
    query: '{"filter":{}}',
  }))
  await t.database.kysely.insertInto('saved_filter').values(values).execute()
  const full = await refusal(admin.savedFilter.add({ list: 'comments', name: '再一个', query }))
  expect([full.code, full.message]).toEqual([Code.conflict, '一个列表最多保存100个筛选，请先删掉用不到的'])
  const { api } = await t.signIn()
  expect((await refusal(api.savedFilter.list({ list: 'comments' }))).code).toBe(Code.noPermission)
  expect((await refusal(t.guest.savedFilter.list({ list: 'comments' }))).code).toBe(Code.notLoggedIn)
})

test('保存的人注销之后，筛选还在，不再有名字', async () => {
  const leaving = await t.signIn()
  await admin.user.setRole({ id: leaving.id, userRole: 'admin' })
  await leaving.api.savedFilter.add({ list: 'contributions', name: '待审的', query })
  await admin.user.setRole({ id: leaving.id, userRole: 'user' })
  await admin.user.delete({ id: leaving.id })
  const [left] = await admin.savedFilter.list({ list: 'contributions' })
  expect(left).toMatchObject({ name: '待审的', creator: null })
})
