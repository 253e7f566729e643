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

const add = (word: string, action: 'mask' | 'hold' | 'refuse' = 'mask') =>
  admin.sensitiveWord.add({ word, action, note: '' })

test('添加、查找、修改、删除，都有操作记录', async () => {
  const id = await add('刷单')
  expect(await admin.sensitiveWord.get({ id })).toMatchObject({ word: '刷单', action: 'mask', version: 1 })
  await admin.sensitiveWord.update({ id, version: 1, word: '刷单', action: 'refuse', note: '多见于内推帖' })
  const { records, total } = await admin.sensitiveWord.page({ keyword: '刷', action: 'refuse' })
  expect([total, records[0]]).toEqual([1, await admin.sensitiveWord.get({ id })])
  expect(records[0]).toMatchObject({ action: 'refuse', note: '多见于内推帖', version: 2 })
  await admin.sensitiveWord.delete({ id })
  expect((await refusal(admin.sensitiveWord.get({ id }))).code).toBe(Code.notFound)
  const log = await admin.auditLog.page({ targetType: 'sensitiveWord', targetId: id })
  expect(log.records.map(({ action, targetName }) => [action, targetName])).toEqual([
    ['sensitiveWord.delete', '刷单'],
    ['sensitiveWord.update', '刷单'],
    ['sensitiveWord.add', '刷单'],
  ])
})

test('写法不同的同一个词只有一个；没有字的不收；改旧了的要说', async () => {
  const id = await add('加VX')
  const known = await refusal(add('加 ｖｘ'))
  expect([known.code, known.fieldErrors]).toEqual([
    Code.conflict,
    [{ path: 'word', message: '已经有这个词了' }],
  ])
  const empty = await refusal(add('＊＊'))
  expect([empty.code, empty.fieldErrors[0]?.path]).toEqual([Code.badParameters, 'word'])
  const other = await add('兼职')
  const change = { word: '加vx', action: 'mask', note: '', version: 1 } as const
  expect((await refusal(admin.sensitiveWord.update({ id: other, ...change }))).code).toBe(Code.conflict)
  await admin.sensitiveWord.update({ id, ...change })
  const outdated = await refusal(admin.sensitiveWord.update({ id, ...change }))
  expect([outdated.code, outdated.data]).toEqual([
    Code.conflict,
    { current: await admin.sensitiveWord.get({ id }) },
  ])
  expect((await refusal(admin.sensitiveWord.update({ id: 999_999, ...change }))).code).toBe(Code.notFound)
})

test('批量添加说出几个是新的；有一行不对就都不添加，并说出是哪一行', async () => {
  await add('代写')
  const words = ['代写', '代做', '代 做', '枪手']
  expect(await admin.sensitiveWord.addMany({ words, action: 'hold' })).toEqual({
    addedCount: 2,
    knownCount: 2,
  })
  expect(await admin.sensitiveWord.addMany({ words, action: 'mask' })).toEqual({
    addedCount: 0,
    knownCount: 4,
  })
  expect((await admin.sensitiveWord.page({ keyword: '代做' })).records[0]).toMatchObject({ action: 'hold' })
  const wrong = await refusal(admin.sensitiveWord.addMany({ words: ['好的', '。。'], action: 'mask' }))
  expect([wrong.code, wrong.fieldErrors[0]?.path]).toEqual([Code.badParameters, 'words.1'])
  expect((await admin.sensitiveWord.page({ keyword: '好的' })).total).toBe(0)
})

test('删除几个，要么都删要么都不删；学习者与访客不能管', async () => {
  const ids = [await add('甲词'), await add('乙词')]
  const missing = await refusal(admin.sensitiveWord.deleteMany({ ids: [...ids, 999_999] }))
  expect(missing.code).toBe(Code.notFound)
  expect((await admin.sensitiveWord.page({ ids })).total).toBe(2)
  await admin.sensitiveWord.deleteMany({ ids })
  expect((await admin.sensitiveWord.page({ ids })).total).toBe(0)
  const learner = await t.signIn()
  expect((await refusal(learner.api.sensitiveWord.page({}))).code).toBe(Code.noPermission)
  expect((await refusal(learner.api.sensitiveWord.deleteMany({ ids }))).code).toBe(Code.noPermission)
  expect((await refusal(t.guest.sensitiveWord.page({}))).code).toBe(Code.notLoggedIn)
})
