import { randomUUID } from 'node:crypto'
import type { Client } from '@app/api-client'
import { Code } from '@app/contract/common/envelope'
import type { Contract } from '@app/contract/contract'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createBank, createQuestion } from '../../testing/factories.ts'
import { refusal } from '../../testing/refusal.ts'
import { type SignedIn, startTestApp, type TestApp } from '../../testing/test-app.ts'

let t: TestApp
let admin: Client<Contract>
beforeAll(async () => {
  t = await startTestApp({ publicUrl: 'https://shuati.example' })
  admin = t.apiOf(await t.signInAdmin())
  await admin.sensitiveWord.addMany({ words: ['微信', 'spam'], action: 'mask' })
  await admin.sensitiveWord.add({ word: '内部渠道', action: 'hold', note: '' })
  await admin.sensitiveWord.add({ word: '代面试', action: 'refuse', note: '' })
})
afterAll(() => t.close())

const publish = ({ api }: Pick<SignedIn, 'api'>, content: string, title = '一篇要查的帖子') =>
  api.discussion.add({
    category: 'chat',
    title,
    content,
    tags: ['求职'],
    interview: null,
    key: randomUUID(),
  })
const comment = ({ api }: Pick<SignedIn, 'api'>, targetId: number, content: string) =>
  api.comment.add({ targetType: 'discussion', targetId, content, key: randomUUID() })
const messagesOf = (userId: number) =>
  t.database.kysely
    .selectFrom('message')
    .select(['event', 'excerpt'])
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute()
/** As if the account had been there for a month. */
const makeOld = ({ id }: SignedIn) =>
  t.database.kysely
    .updateTable('app_user')
    .set({ create_time: new Date(Date.now() - 30 * 86_400_000) })
    .where('id', '=', id)
    .execute()

test('帖子与评论里的词被遮住，各种写法都是，别的字不变', async () => {
  const author = await t.signIn()
  const id = await publish(author, '加我**微 信**，ＳＰＡＭ不是spammer', '微\u200b信里聊聊')
  expect(await author.api.discussion.get({ id })).toMatchObject({
    title: '＊\u200b＊里聊聊',
    content: '加我**＊ ＊**，＊＊＊＊不是spammer',
    state: 'visible',
  })
  const added = await comment(author, id, '我的微.信')
  expect(added).toMatchObject({ content: '我的＊.＊', state: 'visible' })
  const edited = await author.api.comment.update({ id: added.id, version: 1, content: '改成微信' })
  expect(edited.content).toBe('改成＊＊')
})

test('拒绝的词说出在哪一栏，不说是哪个词；什么都没有发出去', async () => {
  const author = await t.signIn()
  const id = await publish(author, '好好的')
  for (const call of [() => publish(author, '找我代 面 试'), () => comment(author, id, '代面试')]) {
    const refused = await refusal(call())
    expect([refused.code, refused.fieldErrors.map(({ path }) => path)]).toEqual([
      Code.contentRefused,
      ['content'],
    ])
    expect(JSON.stringify(refused)).not.toContain('代面试')
  }
  const inTitle = await refusal(publish(author, '正文', '代面试找我'))
  expect(inTitle.fieldErrors.map(({ path }) => path)).toEqual(['title'])
  expect((await author.api.discussion.page({ authorId: author.id })).total).toBe(1)
})

test.each([
  ['字符实体', '&#20195;面试'],
  ['藏在链接里', '[代](/a)面试'],
  ['藏在行内代码里', '代`面`试'],
  ['繁体', '代面試'],
  ['夹着标签', '代<b>面</b>试'],
  ['断行', '代面\n试'],
  ['代码块', '```\n代面试\n```'],
])('拒绝的词看的是显示出来的：%s', async (_, content) => {
  expect((await refusal(publish(await t.signIn(), content))).code).toBe(Code.contentRefused)
})

test('代码里的不改；遮不住的、改了阅读次序的先审，作者得知为什么', async () => {
  await admin.sensitiveWord.add({ word: 'sb', action: 'mask', note: '' })
  const author = await t.signIn()
  const read = async (content: string) => author.api.discussion.get({ id: await publish(author, content) })
  const code = '```java\nStringBuilder sb = f();\n```\n\n用`sb`拼接'
  expect(await read(`sb\n\n${code}`)).toMatchObject({ content: `＊＊\n\n${code}`, state: 'visible' })
  for (const content of ['&#24494;信', '`微信`', '看\u202e信微'])
    expect(await read(content)).toMatchObject({ content, state: 'held', stateReason: 'word' })
  const linked = await read('[x](https\\://elsewhere.example)')
  expect(linked).toMatchObject({ state: 'held', stateReason: 'link' })
  const host = await t.signIn()
  const added = await comment(author, await publish(host, '聊聊'), '见https://elsewhere.example')
  expect(added).toMatchObject({ state: 'held', stateReason: 'link' })
})

test('先审后发的帖子只有作者与管理员看得到；管理员自己的不用审', async () => {
  const [author, reader] = [await t.signIn(), await t.signIn()]
  const id = await publish(author, '我有内部渠道')
  expect((await author.api.discussion.get({ id })).state).toBe('held')
  expect((await refusal(reader.api.discussion.get({ id }))).code).toBe(Code.notFound)
  expect((await admin.discussionRecord.page({ state: 'held', authorId: author.id })).total).toBe(1)
  const own = await publish({ api: admin }, '内部渠道，见 https://elsewhere.example')
  expect((await admin.discussion.get({ id: own })).state).toBe('visible')
})

test('新账号发外部链接先审；放行之后才告诉提到的人，作者也得知', async () => {
  const [author, named, host] = [await t.signIn(), await t.signIn(), await t.signIn()]
  const id = await publish(host, '大家来说说')
  const added = await comment(author, id, `@${named.username} 看 https://elsewhere.example/a`)
  expect(added.state).toBe('held')
  expect(await messagesOf(named.id)).toEqual([])
  expect((await host.api.comment.threads({ targetType: 'discussion', targetId: id })).threads).toEqual([])
  const { records } = await admin.commentRecord.page({ state: 'held', authorId: author.id })
  expect(records.map((record) => record.id)).toEqual([added.id])
  await admin.commentRecord.restore({ ids: [added.id] })
  expect(await messagesOf(named.id)).toMatchObject([{ event: 'mention.comment' }])
  expect(await messagesOf(host.id)).toMatchObject([{ event: 'comment.discussion' }])
  expect(await messagesOf(author.id)).toEqual([{ event: 'moderation.restored', excerpt: '' }])
})

test('本站的链接不用审；账号满三天、有三篇公开的，就不再是新的', async () => {
  const author = await t.signIn()
  const stateOf = async (content: string) =>
    (await author.api.discussion.get({ id: await publish(author, content) })).state
  expect(await stateOf('见 https://shuati.example/problems/bagu/1 与 [题](/problems/bagu/1)')).toBe('visible')
  expect(await stateOf('[看](//elsewhere.example)')).toBe('held')
  expect((await author.api.user.standing()).isNew).toBe(true)
  await makeOld(author)
  expect(await stateOf('见www.elsewhere.example')).toBe('held')
  await stateOf('第二篇')
  await stateOf('第三篇')
  expect(await stateOf('见https://elsewhere.example')).toBe('visible')
  expect((await author.api.user.standing()).isNew).toBe(false)
})

test('词变了，别的服务器也跟着变', async () => {
  const other = await startTestApp({ database: t.database })
  const author = await t.signIn()
  const elsewhere = { api: other.apiOf(author.token) }
  const contentOf = async () => {
    const id = await publish(elsewhere, '说起培训班')
    return (await elsewhere.api.discussion.get({ id })).content
  }
  expect(await contentOf()).toBe('说起培训班')
  const id = await admin.sensitiveWord.add({ word: '培训班', action: 'mask', note: '' })
  await vi.waitFor(async () => expect(await contentOf()).toBe('说起＊＊＊'))
  await admin.sensitiveWord.delete({ id })
  await vi.waitFor(async () => expect(await contentOf()).toBe('说起培训班'))
  await other.close()
})

test('名字、资料、公司里有词的拒绝，说在那一栏；原来的名字可以留着；投稿只拒绝“拒绝”的词', async () => {
  const user = await t.signIn()
  const { api } = user
  const bankId = await createBank(t.database)
  const questionId = await createQuestion(t.database, { bankId, title: '题' })
  const contribute = (answer: string) =>
    api.contribution.add({
      key: randomUUID(),
      bankId,
      text: {
        title: '题目',
        difficulty: 'easy',
        tags: [],
        shortAnswer: '',
        answer,
        spokenAnswer: '',
        keyPoints: [],
        followUps: [],
      },
    })
  const { guest } = t
  const password = 'quiet river 7'
  const refused: [string, () => Promise<unknown>][] = [
    ['username', () => guest.user.register({ email: 'w@example.com', username: '微信小王', password })],
    ['username', () => api.user.update({ username: '内部渠道' })],
    ['bio', () => api.userProfile.update({ bio: '加微 信' })],
    ['targetRole', () => api.userProfile.update({ targetRole: '代面试' })],
    ['company', () => api.userProfile.update({ company: '内部渠道' })],
    ['links.0.label', () => api.userProfile.update({ links: [{ label: '微信', url: 'https://a.example' }] })],
    ['company', () => api.questionEncounter.add({ questionId, company: '微信' })],
    ['text', () => contribute('&#20195;面试')],
  ]
  for (const [path, call] of refused) {
    const { code, fieldErrors } = await refusal(call())
    expect([code, fieldErrors.map((error) => error.path)]).toEqual([Code.contentRefused, [path]])
  }
  expect(await contribute('微信与内部渠道')).toBeGreaterThan(0)
  await t.database.kysely
    .updateTable('app_user')
    .set({ username: '微信老王' })
    .where('id', '=', user.id)
    .execute()
  await api.userProfile.update({ username: '微信老王', bio: '你好' })
  expect((await api.userProfile.my()).bio).toBe('你好')
})
