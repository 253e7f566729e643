import { randomUUID } from 'node:crypto'
import type { Client } from '@app/api-client'
import { Code } from '@app/contract/common/envelope'
import type { Contract } from '@app/contract/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createBank, createQuestion } from '../../../testing/factories.ts'
import { refusal } from '../../../testing/refusal.ts'
import { type SignedIn, startTestApp, type TestApp } from '../../../testing/test-app.ts'

let t: TestApp
let admin: Client<Contract>
let targetId: number
beforeAll(async () => {
  t = await startTestApp()
  admin = t.apiOf(await t.signInAdmin())
  targetId = await createQuestion(t.database, {
    bankId: await createBank(t.database),
    title: '线程池有哪些参数？',
  })
})
afterAll(() => t.close())

const write = ({ api }: SignedIn, content: string, replyToId?: number) =>
  api.comment.add({
    targetType: 'question',
    targetId,
    content,
    key: randomUUID(),
    ...(replyToId !== undefined && { replyToId }),
  })
const seenBy = async ({ api }: SignedIn) =>
  (await api.comment.threads({ targetType: 'question', targetId })).threads.map(({ root }) => root.id)
const messagesOf = (userId: number) =>
  t.database.kysely
    .selectFrom('message')
    .select(['event', 'subject', 'excerpt', 'path'])
    .where('user_id', '=', userId)
    .where('kind', '=', 'system')
    .orderBy('id')
    .execute()

test('列出评论：内容、作者、在哪里；按状态、作者与内容筛选', async () => {
  const author = await t.signIn()
  const { id } = await write(author, '**七个**参数')
  const { records, total } = await admin.commentRecord.page({ authorId: author.id, keyword: '七个' })
  expect(total).toBe(1)
  expect(records[0]).toMatchObject({
    id,
    targetType: 'question',
    targetId,
    targetTitle: '线程池有哪些参数？',
    path: `/problems/bagu/${targetId}#comment-${id}`,
    excerpt: '七个参数',
    state: 'visible',
    author: { id: author.id, username: author.username },
  })
  expect(await admin.commentRecord.get({ id })).toEqual({ ...records[0], content: '**七个**参数' })
  expect((await refusal(admin.commentRecord.get({ id: 999_999 }))).code).toBe(Code.notFound)
})

test('隐藏了别人看不到，作者得知理由；恢复了又看得到', async () => {
  const [author, reader] = [await t.signIn(), await t.signIn()]
  const { id } = await write(author, '加群领资料')
  await admin.commentRecord.hide({ ids: [id], reason: '引流' })
  expect(await seenBy(reader)).not.toContain(id)
  expect(await seenBy(author)).toContain(id)
  expect(await admin.commentRecord.get({ id })).toMatchObject({ state: 'hidden', stateReason: '引流' })
  await admin.commentRecord.restore({ ids: [id] })
  expect(await seenBy(reader)).toContain(id)
  expect((await admin.commentRecord.get({ id })).stateReason).toBe('')
  const told = { subject: '加群领资料', path: `/problems/bagu/${targetId}#comment-${id}` }
  expect(await messagesOf(author.id)).toEqual([
    { ...told, event: 'moderation.hidden', excerpt: '引流' },
    { ...told, event: 'moderation.restored', excerpt: '' },
  ])
  const { records } = await admin.auditLog.page({ targetType: 'comment', targetId: id })
  expect(records.map(({ action }) => action)).toEqual(['comment.restore', 'comment.hide'])
})

test('删除要么都删要么都不删；有回复的留下位置', async () => {
  const author = await t.signIn()
  const [one, two] = [await write(author, '第一条'), await write(author, '第二条')]
  await write(author, '回复', one.id)
  const missing = admin.commentRecord.delete({ ids: [two.id, 999_999], reason: '广告' })
  expect((await refusal(missing)).code).toBe(Code.notFound)
  expect(await seenBy(author)).toContain(two.id)
  await admin.commentRecord.delete({ ids: [one.id, two.id], reason: '广告' })
  expect((await admin.commentRecord.get({ id: one.id })).state).toBe('deleted')
  expect((await refusal(admin.commentRecord.get({ id: two.id }))).code).toBe(Code.notFound)
  expect((await refusal(admin.commentRecord.restore({ ids: [one.id] }))).code).toBe(Code.notFound)
  expect((await messagesOf(author.id)).map(({ event }) => event)).toEqual([
    'moderation.deleted',
    'moderation.deleted',
  ])
})

test('要有理由；学习者与访客不能管', async () => {
  const author = await t.signIn()
  const { id } = await write(author, '一条评论')
  const unreasoned = await refusal(admin.commentRecord.hide({ ids: [id], reason: ' ' }))
  expect([unreasoned.code, unreasoned.fieldErrors[0]?.path]).toEqual([Code.badParameters, 'reason'])
  expect((await refusal(author.api.commentRecord.restore({ ids: [id] }))).code).toBe(Code.noPermission)
  expect((await refusal(t.guest.commentRecord.page({}))).code).toBe(Code.notLoggedIn)
})

test('待审的已被另一个管理员删除：后来的得知是谁；作者自己删除的，只说没有了', async () => {
  const [author, other] = [await t.signIn(), await t.signIn()]
  await admin.user.setRole({ id: other.id, userRole: 'admin' })
  const { username } = await other.api.user.my()
  const hold = async (content: string) => {
    const { id } = await write(author, content)
    await t.database.kysely.updateTable('comment').set({ state: 'held' }).where('id', '=', id).execute()
    return id
  }
  const deleted = await hold('低价代面，看主页')
  await other.api.commentRecord.delete({ ids: [deleted], reason: '广告', from: 'held' })
  const late = await refusal(admin.commentRecord.restore({ ids: [deleted], from: 'held' }))
  expect([late.code, late.message]).toEqual([Code.conflict, `“低价代面，看主页”已由${username}删除`])
  const withdrawn = await hold('写错了')
  await author.api.comment.delete({ id: withdrawn })
  const gone = await refusal(admin.commentRecord.restore({ ids: [withdrawn], from: 'held' }))
  expect(gone.code).toBe(Code.notFound)
})

test('隐藏过的旧内容只有作者与管理员看得到；管理员可以移除', async () => {
  const [author, reader] = [await t.signIn(), await t.signIn()]
  const { id } = await write(author, '电话13800000000')
  await admin.commentRecord.hide({ ids: [id], reason: '泄露隐私' })
  await author.api.comment.update({ id, version: 1, content: '去掉了' })
  await admin.commentRecord.restore({ ids: [id] })
  expect(await reader.api.comment.revisions({ id })).toEqual([])
  expect(await author.api.comment.revisions({ id })).toMatchObject([{ version: 1, isWithdrawn: true }])
  await admin.commentRecord.removeRevision({ id, version: 1 })
  expect(await author.api.comment.revisions({ id })).toEqual([])
  expect((await refusal(admin.commentRecord.removeRevision({ id, version: 1 }))).code).toBe(Code.notFound)
})

test('待审的已被另一个管理员放行：后来的得知是谁，评论不变；没有待审限制的照做', async () => {
  const [author, other] = [await t.signIn(), await t.signIn()]
  await admin.user.setRole({ id: other.id, userRole: 'admin' })
  const { username } = await other.api.user.my()
  const { id } = await write(author, '加群领资料，链接在主页')
  await t.database.kysely.updateTable('comment').set({ state: 'held' }).where('id', '=', id).execute()
  await other.api.commentRecord.restore({ ids: [id], from: 'held' })
  const late = await refusal(admin.commentRecord.hide({ ids: [id], reason: '引流', from: 'held' }))
  expect([late.code, late.message]).toEqual([Code.conflict, `“加群领资料，链接在主页”已由${username}放行`])
  expect((await admin.commentRecord.get({ id })).state).toBe('visible')
  await admin.commentRecord.hide({ ids: [id], reason: '引流' })
  expect((await admin.commentRecord.get({ id })).state).toBe('hidden')
})
