import { randomUUID } from 'node:crypto'
import type { Client } from '@app/api-client'
import { Code } from '@app/contract/common/envelope'
import type { Contract } from '@app/contract/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { refusal } from '../../../testing/refusal.ts'
import { type SignedIn, startTestApp, type TestApp } from '../../../testing/test-app.ts'

let t: TestApp
let admin: Client<Contract>
beforeAll(async () => {
  t = await startTestApp()
  admin = t.apiOf(await t.signInAdmin())
})
afterAll(() => t.close())

const publish = ({ api }: SignedIn, title = '一篇要管的帖子') =>
  api.discussion.add({
    category: 'chat',
    title,
    content: '内容',
    tags: ['管理'],
    interview: null,
    key: randomUUID(),
  })
const codeOf = async (call: Promise<unknown>) => (await refusal(call)).code
const messagesOf = (userId: number) =>
  t.database.kysely
    .selectFrom('message')
    .select(['event', 'excerpt'])
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute()

test('置顶的排在最前，精华列得出来，移了分类', async () => {
  const author = await t.signIn()
  const [first, second] = [await publish(author), await publish(author)]
  await admin.discussionRecord.pin({ ids: [first] })
  await admin.discussionRecord.markEssence({ ids: [first] })
  await admin.discussionRecord.move({ ids: [second], category: 'share' })
  const page = (view: 'newest' | 'essence') => t.guest.discussion.page({ authorId: author.id, view })
  expect((await page('newest')).records.map(({ id }) => id)).toEqual([first, second])
  expect((await page('essence')).records.map(({ id }) => id)).toEqual([first])
  expect((await page('newest')).records[1]?.category).toBe('share')
  await admin.discussionRecord.unpin({ ids: [first] })
  expect((await page('newest')).records.map(({ id }) => id)).toEqual([second, first])
  const { records } = await admin.auditLog.page({ targetType: 'discussion' })
  expect(records.map(({ action }) => action)).toEqual([
    'discussion.unpin',
    'discussion.move',
    'discussion.markEssence',
    'discussion.pin',
  ])
})

test('隐藏了只有作者与管理员看得到，作者得知理由；恢复了又都看得到', async () => {
  const [author, reader] = [await t.signIn(), await t.signIn()]
  const id = await publish(author)
  await admin.discussionRecord.hide({ ids: [id], reason: '含有引流信息' })
  expect(await codeOf(reader.api.discussion.get({ id }))).toBe(Code.notFound)
  expect(await codeOf(t.guest.discussion.head({ id }))).toBe(Code.notFound)
  expect(await author.api.discussion.get({ id })).toMatchObject({
    state: 'hidden',
    stateReason: '含有引流信息',
  })
  expect((await admin.discussion.get({ id })).state).toBe('hidden')
  expect((await t.guest.discussion.page({ authorId: author.id })).total).toBe(0)
  expect((await author.api.discussion.page({ authorId: author.id })).total).toBe(1)
  await admin.discussionRecord.restore({ ids: [id] })
  expect((await reader.api.discussion.get({ id })).state).toBe('visible')
  expect(await messagesOf(author.id)).toEqual([
    { event: 'moderation.hidden', excerpt: '含有引流信息' },
    { event: 'moderation.restored', excerpt: '' },
  ])
})

test('隐藏过、待审过的旧内容只有作者与管理员看得到；管理员可以移除，留下记录', async () => {
  const [author, reader] = [await t.signIn(), await t.signIn()]
  const id = await publish(author)
  const edit = (version: number, content: string) =>
    author.api.discussion.update({
      id,
      version,
      content,
      category: 'chat',
      title: '一篇要管的帖子',
      tags: [],
      interview: null,
    })
  await edit(1, '电话13800000000')
  await admin.discussionRecord.hide({ ids: [id], reason: '泄露隐私' })
  await edit(2, '去掉了')
  await admin.discussionRecord.restore({ ids: [id] })
  await edit(3, '又补了一句')
  const textsOf = async ({ api }: Pick<SignedIn, 'api'>) =>
    (await api.discussion.revisions({ id })).map(({ content, isWithdrawn }) => [content, isWithdrawn])
  expect(await textsOf(reader)).toEqual([['去掉了', false]])
  const all = [
    ['去掉了', false],
    ['电话13800000000', true],
    ['内容', true],
  ]
  expect(await textsOf(author)).toEqual(all)
  expect(await textsOf({ api: admin })).toEqual(all)
  const [, second] = await admin.discussion.revisions({ id })
  const removal = { id, revisionId: second?.id ?? 0 }
  expect(await codeOf(author.api.discussionRecord.removeRevision(removal))).toBe(Code.noPermission)
  await admin.discussionRecord.removeRevision(removal)
  expect(await codeOf(admin.discussionRecord.removeRevision(removal))).toBe(Code.notFound)
  expect((await textsOf(author)).length).toBe(2)
  const { records } = await admin.auditLog.page({ targetType: 'discussion' })
  expect(records[0]?.action).toBe('discussion.removeRevision')
})

test('删除要么都删要么都不删，理由写在记录里', async () => {
  const author = await t.signIn()
  const [one, two] = [await publish(author), await publish(author)]
  const missing = admin.discussionRecord.delete({ ids: [one, 999_999], reason: '广告' })
  expect(await codeOf(missing)).toBe(Code.notFound)
  expect((await author.api.discussion.get({ id: one })).state).toBe('visible')
  await admin.discussionRecord.delete({ ids: [one, two], reason: '广告' })
  expect(await codeOf(author.api.discussion.get({ id: one }))).toBe(Code.notFound)
  const { records } = await admin.discussionRecord.page({ state: 'deleted', authorId: author.id })
  expect(records.map(({ stateReason }) => stateReason)).toEqual(['广告', '广告'])
})

test('锁定要有理由；学习者不能管帖子', async () => {
  const author = await t.signIn()
  const id = await publish(author)
  expect(await codeOf(admin.discussionRecord.lock({ ids: [id], reason: ' ' }))).toBe(Code.badParameters)
  await admin.discussionRecord.lock({ ids: [id], reason: '吵起来了' })
  expect((await author.api.discussion.get({ id })).isLocked).toBe(true)
  expect(await admin.discussionRecord.get({ id })).toMatchObject({ content: '内容', isLocked: true })
  await admin.discussionRecord.unlock({ ids: [id] })
  expect(await codeOf(author.api.discussionRecord.pin({ ids: [id] }))).toBe(Code.noPermission)
  expect(await codeOf(t.guest.discussionRecord.page({}))).toBe(Code.notLoggedIn)
})

test('两个管理员处理同一篇待审的：后来的得知是谁做了什么；作者自己删了的也说出来', async () => {
  const author = await t.signIn()
  const held = async () => {
    const id = await publish(author)
    await t.database.kysely.updateTable('discussion').set({ state: 'held' }).where('id', '=', id).execute()
    return id
  }
  const other = await t.signIn()
  await admin.user.setRole({ id: other.id, userRole: 'admin' })
  const { username } = await other.api.user.my()
  const told = async (call: Promise<unknown>) => {
    const { code, message } = await refusal(call)
    return [code, message]
  }
  const [hidden, released, deleted, gone] = [await held(), await held(), await held(), await held()]
  await other.api.discussionRecord.hide({ ids: [hidden], reason: '引流', from: 'held' })
  await other.api.discussionRecord.restore({ ids: [released], from: 'held' })
  await other.api.discussionRecord.delete({ ids: [deleted], reason: '引流', from: 'held' })
  await author.api.discussion.delete({ id: gone })
  expect(await told(admin.discussionRecord.restore({ ids: [hidden], from: 'held' }))).toEqual([
    Code.conflict,
    `“一篇要管的帖子”已由${username}隐藏`,
  ])
  expect(
    await told(admin.discussionRecord.delete({ ids: [released], reason: '引流', from: 'held' })),
  ).toEqual([Code.conflict, `“一篇要管的帖子”已由${username}放行`])
  expect(await told(admin.discussionRecord.hide({ ids: [deleted], reason: '引流', from: 'held' }))).toEqual([
    Code.conflict,
    `“一篇要管的帖子”已由${username}删除`,
  ])
  expect(await told(admin.discussionRecord.restore({ ids: [gone], from: 'held' }))).toEqual([
    Code.conflict,
    '作者已撤回“一篇要管的帖子”',
  ])
  expect((await admin.discussion.get({ id: hidden })).state).toBe('hidden')
})
