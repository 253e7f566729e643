import { randomUUID } from 'node:crypto'
import type { Comment, NewComment } from '@app/contract/comment/schemas'
import { Code } from '@app/contract/common/envelope'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { createBank, createKnowledgePoint, createQuestion } from '../../testing/factories.ts'
import { refusal } from '../../testing/refusal.ts'
import { type SignedIn, startTestApp, type TestApp } from '../../testing/test-app.ts'

describe('评论', () => {
  let t: TestApp
  let bankId: number
  let targetId: number
  beforeAll(async () => {
    t = await startTestApp()
    bankId = await createBank(t.database)
  })
  beforeEach(async () => {
    targetId = await createQuestion(t.database, { bankId, title: '线程池有哪些参数？' })
  })
  afterAll(() => t.close())

  const write = ({ api }: SignedIn, content: string, more: Partial<NewComment> = {}): Promise<Comment> =>
    api.comment.add({ targetType: 'question', targetId, content, key: randomUUID(), ...more })
  const open = ({ api }: SignedIn, sort: 'hot' | 'newest' | 'earliest' = 'earliest') =>
    api.comment.threads({ targetType: 'question', targetId, sort })
  const shape = async (reader: SignedIn) =>
    (await open(reader)).threads.map(({ root, replies }) => [
      root.content,
      ...replies.map((one) => one.content),
    ])
  const messagesOf = async ({ id }: SignedIn) =>
    t.database.kysely
      .selectFrom('message')
      .select(['event', 'kind', 'subject', 'excerpt', 'path', 'actor_count'])
      .where('user_id', '=', id)
      .orderBy('id')
      .execute()
  const setState = (id: number, state: 'visible' | 'held' | 'hidden' | 'deleted') =>
    t.database.kysely.transaction().execute((trx) => t.services.comments.setState(trx, id, state))

  test('两层：回复的回复在同一串里，写明答的是谁；条数包括回复', async () => {
    const [one, two, three] = [await t.signIn(), await t.signIn(), await t.signIn()]
    const root = await write(one, '七个参数')
    const reply = await write(two, '哪七个？', { replyToId: root.id })
    const answer = await write(three, '核心线程数等', { replyToId: reply.id })
    expect([reply.rootId, reply.answered]).toEqual([root.id, null])
    expect([answer.rootId, answer.answered]).toEqual([root.id, { id: two.id, username: two.username }])
    expect(await shape(one)).toEqual([['七个参数', '哪七个？', '核心线程数等']])
    const { commentCount, newestId, threads } = await open(two)
    expect([commentCount, newestId, threads[0]?.root.replyCount]).toEqual([3, answer.id, 2])
    expect(threads[0]?.root).toMatchObject({
      author: { id: one.id, username: one.username, avatarUrl: null },
      state: 'visible',
      version: 1,
      editTime: null,
      likeCount: 0,
      isLiked: false,
    })
  })

  test('最热、最新、最早；一页20串，从next接着读，不重不漏；每串先给3条回复', async () => {
    const user = await t.signIn()
    const roots: number[] = []
    for (let n = 0; n < 23; n += 1) roots.push((await write(user, `第${n}条`)).id)
    for (let n = 0; n < 25; n += 1) await write(user, `回复${n}`, { replyToId: roots[0] })
    const [, , third = 0] = roots
    await (await t.signIn()).api.comment.like({ id: third })
    const expected = {
      hot: [third, ...roots.filter((id) => id !== third).toReversed()],
      newest: roots.toReversed(),
      earliest: roots,
    }
    for (const sort of ['hot', 'newest', 'earliest'] as const) {
      const first = await open(user, sort)
      const rest = await user.api.comment.threads({
        targetType: 'question',
        targetId,
        sort,
        ...(first.next && { after: first.next }),
      })
      const ids = [...first.threads, ...rest.threads].map(({ root }) => root.id)
      expect([first.threads.length, rest.next, ids]).toEqual([20, null, expected[sort]])
    }
    const thread = (await open(user)).threads[0]
    expect([thread?.root.replyCount, thread?.replies.map(({ content }) => content)]).toEqual([
      25,
      ['回复0', '回复1', '回复2'],
    ])
    const after = thread?.replies.at(-1)?.id ?? 0
    const more = await user.api.comment.replies({ rootId: roots[0] ?? 0, after })
    expect([more.length, more[0]?.content]).toEqual([20, '回复3'])
  })

  test('同一个key只有一条，同时发两次也是', async () => {
    const user = await t.signIn()
    const key = randomUUID()
    const [first, second] = await Promise.all([write(user, '一次', { key }), write(user, '一次', { key })])
    const third = await write(user, '一次', { key })
    expect([second.id, third.id]).toEqual([first.id, first.id])
    expect((await open(user)).commentCount).toBe(1)
  })

  test('修改：留下旧的内容，谁都看得到；版本旧了就说出现在的内容，别人的不能改', async () => {
    const [user, other] = [await t.signIn(), await t.signIn()]
    const { id } = await write(user, '写错了')
    const edited = await user.api.comment.update({ id, version: 1, content: '改对了' })
    expect(edited).toMatchObject({ content: '改对了', version: 2, editTime: expect.any(String) })
    expect(await other.api.comment.revisions({ id })).toMatchObject([{ version: 1, content: '写错了' }])
    const late = await refusal(user.api.comment.update({ id, version: 1, content: '在另一处改' }))
    expect([late.code, late.data]).toMatchObject([Code.conflict, { current: { content: '改对了' } }])
    expect((await user.api.comment.update({ id, version: 2, content: '改对了' })).version).toBe(2)
    const foreign = await refusal(other.api.comment.update({ id, version: 2, content: '别人' }))
    expect([foreign.code, foreign.message]).toEqual([Code.noPermission, '只能修改自己的内容'])
  })

  test('删除：有回复的留下位置，不留名字与内容；最后一条回复删了，位置也没有了', async () => {
    const [user, other] = [await t.signIn(), await t.signIn()]
    const root = await write(user, '开头')
    const reply = await write(other, '回复', { replyToId: root.id })
    expect((await refusal(other.api.comment.delete({ id: root.id }))).code).toBe(Code.noPermission)
    await user.api.comment.update({ id: root.id, version: 1, content: '开头，改过' })
    await user.api.comment.delete({ id: root.id })
    const { threads, commentCount } = await open(other)
    expect(commentCount).toBe(1)
    expect(threads[0]?.root).toMatchObject({ state: 'deleted', content: '', author: null, editTime: null })
    expect((await refusal(other.api.comment.revisions({ id: root.id }))).code).toBe(Code.notFound)
    expect((await refusal(user.api.comment.delete({ id: root.id }))).code).toBe(Code.notFound)
    await other.api.comment.delete({ id: reply.id })
    expect(await open(other)).toMatchObject({ threads: [], commentCount: 0 })
  })

  test('赞：两次算一次，取消两次也没有错；同时赞不少算', async () => {
    const [user, ...fans] = [await t.signIn(), await t.signIn(), await t.signIn(), await t.signIn()]
    const { id } = await write(user, '讲得好')
    await Promise.all(fans.flatMap(({ api }) => [api.comment.like({ id }), api.comment.like({ id })]))
    expect((await open(user)).threads[0]?.root).toMatchObject({ likeCount: 3, isLiked: false })
    expect(await messagesOf(user)).toMatchObject([{ event: 'like.comment', actor_count: 3 }])
    const [fan] = fans
    expect(await fan?.api.comment.unlike({ id })).toEqual({ likeCount: 2, isLiked: false })
    expect(await fan?.api.comment.unlike({ id })).toEqual({ likeCount: 2, isLiked: false })
    expect(await messagesOf(user)).toMatchObject([{ actor_count: 2 }])
    expect((await refusal(user.api.comment.like({ id: 999_999 }))).code).toBe(Code.notFound)
  })

  test('消息：被回复的、被提到的各一条，一条评论不对同一个人说两次，也不对自己说', async () => {
    const [one, two, three] = [await t.signIn(), await t.signIn(), await t.signIn()]
    const root = await write(one, '开头')
    const reply = await write(
      two,
      `**@${one.username}** 看\`@${three.username}\`，还有@${three.username} 与@${two.username}`,
      { replyToId: root.id },
    )
    expect(reply.mentions.map(({ id }) => id)).toEqual([one.id, three.id, two.id])
    expect(await messagesOf(one)).toMatchObject([
      {
        event: 'reply.comment',
        subject: '线程池有哪些参数？',
        path: `/problems/bagu/${targetId}#comment-${reply.id}`,
      },
    ])
    expect(await messagesOf(three)).toMatchObject([{ event: 'mention.comment', kind: 'mention' }])
    expect(await messagesOf(two)).toEqual([])
    await two.api.comment.update({
      id: reply.id,
      version: 1,
      content: `@${one.username} @${three.username} 改`,
    })
    expect(await messagesOf(three)).toHaveLength(1)
    await two.api.comment.delete({ id: reply.id })
    expect([await messagesOf(one), await messagesOf(three)]).toEqual([[], []])
  })

  test('待审与隐藏的只有自己与管理员看得到，不算在条数里；放行之后才告诉人，只告诉一次', async () => {
    const [user, other] = [await t.signIn(), await t.signIn()]
    const admin = t.apiOf(await t.signInAdmin())
    const root = await write(other, '开头')
    const { id } = await write(user, '回复', { replyToId: root.id })
    expect(await messagesOf(other)).toHaveLength(1)
    await setState(id, 'hidden')
    expect(await messagesOf(other)).toEqual([])
    expect(await shape(other)).toEqual([['开头']])
    expect((await open(other)).commentCount).toBe(1)
    expect(await other.api.comment.count({ targetType: 'question', targetId })).toBe(1)
    expect((await open(user)).threads[0]?.replies).toMatchObject([{ state: 'hidden', content: '回复' }])
    const asAdmin = await admin.comment.threads({ targetType: 'question', targetId })
    expect(asAdmin.threads[0]?.replies).toMatchObject([{ state: 'hidden', content: '回复' }])
    for (const call of [other.api.comment.locate, other.api.comment.like, other.api.comment.revisions])
      expect((await refusal(call({ id }))).code).toBe(Code.notFound)
    await setState(id, 'visible')
    expect(await messagesOf(other)).toEqual([])
    await setState(root.id, 'hidden')
    const { threads, commentCount } = await open(user)
    expect([commentCount, threads[0]?.root.content, threads[0]?.root.author]).toEqual([1, '', null])
    await setState(id, 'deleted')
    expect(await shape(user)).toEqual([])
    expect(await shape(other)).toEqual([['开头']])
  })

  test('链接指的那条：连同它那一串，多深都找得到', async () => {
    const user = await t.signIn()
    const root = await write(user, '开头')
    const replies: Comment[] = []
    for (let n = 0; n < 6; n += 1) replies.push(await write(user, `回复${n}`, { replyToId: root.id }))
    const located = await user.api.comment.locate({ id: replies[5]?.id ?? 0 })
    expect([located.targetType, located.targetId]).toEqual(['question', targetId])
    expect(located.thread.replies.map(({ content }) => content)).toEqual(['回复0', '回复1', '回复2', '回复5'])
    expect((await user.api.comment.locate({ id: root.id })).thread.root.id).toBe(root.id)
    expect((await refusal(user.api.comment.locate({ id: 999_999 }))).code).toBe(Code.notFound)
  })

  test('新评论：数别人的，取的时候连同那一串', async () => {
    const [user, other] = [await t.signIn(), await t.signIn()]
    const root = await write(user, '开头')
    const target = { targetType: 'question', targetId } as const
    const { newestId } = await open(user)
    expect(await user.api.comment.since({ ...target, after: newestId })).toBe(0)
    const reply = await write(other, '新回复', { replyToId: root.id })
    await write(other, '新的一串')
    await write(user, '自己的')
    expect(await user.api.comment.since({ ...target, after: newestId })).toBe(2)
    const newer = await user.api.comment.newer({ ...target, after: newestId })
    expect(newer.threads.map((thread) => [thread.root.content, thread.replies.map(({ id }) => id)])).toEqual([
      ['自己的', []],
      ['新的一串', []],
      ['开头', [reply.id]],
    ])
    expect(await user.api.comment.newer({ ...target, after: newer.newestId })).toEqual({
      threads: [],
      commentCount: 4,
      newestId: newer.newestId,
    })
  })

  test('不能评论的：没有的题、没有发布的题、别处的或已删的评论', async () => {
    const user = await t.signIn()
    const root = await write(user, '开头')
    const elsewhere = await createQuestion(t.database, { bankId })
    const gone = await refusal(write(user, 'x', { targetId: 999_999 }))
    expect([gone.code, gone.message]).toEqual([Code.notFound, '内容不存在或已被删除'])
    const stray = await refusal(write(user, 'x', { targetId: elsewhere, replyToId: root.id }))
    expect([stray.code, stray.message]).toEqual([Code.notFound, '要回复的评论已不存在'])
    await user.api.comment.delete({ id: root.id })
    expect((await refusal(write(user, 'x', { replyToId: root.id }))).code).toBe(Code.notFound)
    await t.database.kysely
      .updateTable('question')
      .set({ status: 'draft' })
      .where('id', '=', targetId)
      .execute()
    for (const call of [() => write(user, 'x'), () => open(user)])
      expect((await refusal(call())).code).toBe(Code.notFound)
    expect((await refusal(write(user, 'x', { targetType: 'discussion' }))).code).toBe(Code.notFound)
  })

  test('锁定了的不能再评论、也不能改，说明为什么；删除与赞照样', async () => {
    const user = await t.signIn()
    const { id } = await write(user, '锁定之前')
    const thing = { title: '线程池', path: '/', authorId: null, isLocked: true }
    vi.spyOn(t.services.questionCommentTarget, 'find').mockResolvedValue(thing)
    for (const call of [
      () => write(user, '之后'),
      () => write(user, '之后', { replyToId: id }),
      () => user.api.comment.update({ id, version: 1, content: '之后' }),
    ]) {
      const { code, message } = await refusal(call())
      expect([code, message]).toEqual([Code.noPermission, '已锁定，不能再评论'])
    }
    await (await t.signIn()).api.comment.like({ id })
    await user.api.comment.delete({ id })
  })

  test('写了帖子的人收到评论；要审的放行之后才告诉', async () => {
    const [author, user] = [await t.signIn(), await t.signIn()]
    const thing = { title: '我的帖子', path: '/discussion/7', authorId: author.id, isLocked: false }
    vi.spyOn(t.services.questionCommentTarget, 'find').mockResolvedValue(thing)
    const root = await write(user, '写得**好**')
    expect(await messagesOf(author)).toMatchObject([
      { event: 'comment.question', kind: 'comment', subject: '我的帖子', excerpt: '写得好' },
    ])
    await write(author, '谢谢', { replyToId: root.id })
    expect(await messagesOf(author)).toHaveLength(1)
    expect(await messagesOf(user)).toMatchObject([{ event: 'reply.comment' }])
  })

  test('坏内容说在那一项：空的、只有零宽字符、太长、1MB', async () => {
    const user = await t.signIn()
    const errorsOf = async (content: string) => (await refusal(write(user, content))).fieldErrors
    const required = [{ path: 'content', message: '此项必填' }]
    for (const empty of ['', '  \n ', '\u200b\u200d\ufeff', '\u2060 \u00ad', '\u3164', '\u2800'])
      expect((await errorsOf(empty))?.[0], JSON.stringify(empty)).toEqual(required[0])
    const tooLong = [{ path: 'content', message: '最多5000个字符' }]
    for (const long of ['长'.repeat(5_001), 'x'.repeat(1_048_576), '字'.repeat(1_048_576)])
      expect(await errorsOf(long)).toEqual(tooLong)
    expect((await write(user, '👍')).content).toBe('👍')
    expect((await open(user)).commentCount).toBe(1)
  })

  test('知识点也能评论；题删了，评论也没有了', async () => {
    const user = await t.signIn()
    const knowledgePointId = await createKnowledgePoint(t.database)
    const target = { targetType: 'knowledgePoint', targetId: knowledgePointId } as const
    await write(user, '点', target)
    expect((await user.api.comment.threads(target)).commentCount).toBe(1)
    const { id } = await write(user, '会没有的')
    await t.database.kysely.deleteFrom('question').where('id', '=', targetId).execute()
    expect(await t.services.comments.findOf(t.database.kysely, id)).toBeUndefined()
  })

  test('注销之后，写过的留下，没有名字；赞过的数不变', async () => {
    const [gone, stays] = [await t.signIn(), await t.signIn()]
    const root = await write(gone, '留下的话')
    const reply = await write(stays, '回复', { replyToId: root.id })
    await write(stays, '再回复', { replyToId: (await write(gone, '答', { replyToId: reply.id })).id })
    await gone.api.comment.like({ id: reply.id })
    await gone.api.user.delete({ id: gone.id })
    const [thread] = (await open(stays)).threads
    expect(thread?.root).toMatchObject({ content: '留下的话', author: null, state: 'visible' })
    expect(thread?.replies).toMatchObject([{ likeCount: 1 }, { author: null }, { answered: null }])
  })

  test('评论得太快：42900', async () => {
    const limited = await startTestApp({ hasLimits: true })
    const question = await createQuestion(limited.database, { bankId: await createBank(limited.database) })
    const { api } = await limited.signIn()
    const add = () =>
      api.comment.add({ targetType: 'question', targetId: question, content: '快', key: randomUUID() })
    for (let n = 0; n < 10; n += 1) await add()
    expect((await refusal(add())).code).toBe(Code.tooOften)
    await limited.close()
  })

  test('提到谁：写过的在前，再按名字的开头；注销了的、自己不在其中', async () => {
    const [me, first, second, gone] = [await t.signIn(), await t.signIn(), await t.signIn(), await t.signIn()]
    await write(first, '写过')
    await write(gone, '走了')
    await gone.api.user.delete({ id: gone.id })
    const target = { targetType: 'question', targetId } as const
    expect(await me.api.user.mention(target)).toEqual([
      { id: first.id, username: first.username, avatarUrl: null, isParticipant: true },
    ])
    const offered = await me.api.user.mention({ ...target, prefix: '学习者' })
    expect(offered[0]).toMatchObject({ id: first.id, isParticipant: true })
    expect(offered.length).toBeLessThanOrEqual(8)
    expect(await me.api.user.mention({ prefix: second.username })).toMatchObject([{ id: second.id }])
    expect(await me.api.user.mention({ prefix: me.username })).toEqual([])
    expect(await me.api.user.mention({ prefix: '%' })).toEqual([])
  })
})
