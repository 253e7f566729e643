import { afterAll, beforeAll, expect, test } from 'vitest'
import { type SignedIn, startTestApp, type TestApp } from '../../testing/test-app.ts'
import type { NewMessage } from './new-message.ts'

let t: TestApp
let people: SignedIn[]
beforeAll(async () => {
  t = await startTestApp()
  people = [await t.signIn(), await t.signIn(), await t.signIn(), await t.signIn()]
})
afterAll(() => t.close())

const idOf = (index: number) => people[index]?.id ?? 0
const send = (...messages: NewMessage[]) =>
  t.database.kysely.transaction().execute((trx) => t.services.messages.send(trx, messages))
const takeBack = (fold: string, actorId?: number) =>
  t.database.kysely
    .transaction()
    .execute((trx) => t.services.messages.takeBack(trx, { fold, ...(actorId && { actorId }) }))
const like = (userId: number, actorId: number, fold: string): NewMessage => ({
  userId,
  actorId,
  fold,
  kind: 'like',
  event: 'like.comment',
  subject: '帖子',
  excerpt: '评论',
  path: '/discussion/1#comment-2',
})
const messagesOf = (fold: string) =>
  t.database.kysely
    .selectFrom('message')
    .select(['id', 'user_id', 'actor_id', 'actor_count', 'read_time'])
    .where('fold', '=', fold)
    .orderBy('id')
    .execute()

test('一起来的赞折成一条，每人算一次', async () => {
  await Promise.all([1, 2, 3, 1, 2].map((actor) => send(like(idOf(0), idOf(actor), 'race'))))
  const rows = await messagesOf('race')
  expect(rows.map((row) => row.actor_count)).toEqual([3])
})

test('一次送出的几条同折的也成一条', async () => {
  expect(await send(...[1, 2].map((actor) => like(idOf(0), idOf(actor), 'batch')))).toBe(2)
  expect(await messagesOf('batch')).toMatchObject([{ actor_count: 2, actor_id: idOf(2) }])
})

test('读过之后另起一条', async () => {
  await send(like(idOf(0), idOf(1), 'read'))
  await t.database.kysely
    .updateTable('message')
    .set({ read_time: new Date() })
    .where('fold', '=', 'read')
    .execute()
  await send(like(idOf(0), idOf(2), 'read'))
  expect(await messagesOf('read')).toMatchObject([{ actor_count: 1 }, { actor_count: 1, read_time: null }])
})

test('撤回：那个人不在其中，没有人了就没有这条', async () => {
  await send(like(idOf(0), idOf(1), 'back'))
  await send(like(idOf(0), idOf(2), 'back'))
  await takeBack('back', idOf(3))
  expect(await messagesOf('back')).toMatchObject([{ actor_count: 2, actor_id: idOf(2) }])
  await takeBack('back', idOf(2))
  expect(await messagesOf('back')).toMatchObject([{ actor_count: 1, actor_id: idOf(1) }])
  await takeBack('back', idOf(1))
  expect(await messagesOf('back')).toEqual([])
})

test('整条撤回：不论谁做的，不论读没读', async () => {
  await send(like(idOf(0), idOf(1), 'gone'), like(idOf(2), idOf(1), 'gone'))
  await takeBack('gone')
  expect(await messagesOf('gone')).toEqual([])
})

test('自己做的不告诉自己，不想收的与注销了的收不到', async () => {
  const leaving = await t.signIn()
  const shut = await t.signIn()
  await leaving.api.user.delete({ id: leaving.id })
  await shut.api.message.updatePreferences({ like: 'none' })
  const told = await send(...[idOf(1), leaving.id, shut.id].map((id) => like(id, idOf(1), 'nobody')))
  expect(told).toBe(0)
  expect(await messagesOf('nobody')).toEqual([])
})

test('写入撤回了，消息也没有', async () => {
  const undone = t.database.kysely.transaction().execute(async (trx) => {
    await t.services.messages.send(trx, [like(idOf(0), idOf(1), 'undone')])
    throw new Error('undone')
  })
  await expect(undone).rejects.toThrow('undone')
  expect(await messagesOf('undone')).toEqual([])
})

test('长的标题与摘录截短，成一行，不切开一个字', async () => {
  await send({ ...like(idOf(0), idOf(1), 'long'), subject: '😀\n'.repeat(300), excerpt: '字'.repeat(200) })
  const row = await t.database.kysely
    .selectFrom('message')
    .select(['subject', 'excerpt'])
    .where('fold', '=', 'long')
    .executeTakeFirstOrThrow()
  expect(row.subject).toMatch(/^(?:😀 )+😀?…$/u)
  expect([...row.subject]).toHaveLength(200)
  expect(row.excerpt).toBe('字'.repeat(200))
})
