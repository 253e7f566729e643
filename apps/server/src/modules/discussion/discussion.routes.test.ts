import { randomUUID } from 'node:crypto'
import { Code } from '@app/contract/common/envelope'
import type { DiscussionText, InterviewFacts, NewDiscussion } from '@app/contract/discussion/schemas'
import { type DiscussionView, MAX_WATCHED_TAGS } from '@app/contract/discussion/values'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { refusal } from '../../testing/refusal.ts'
import { type SignedIn, startTestApp, type TestApp } from '../../testing/test-app.ts'

let t: TestApp
beforeAll(async () => {
  t = await startTestApp()
})
afterAll(() => t.close())

const POST: DiscussionText = {
  category: 'share',
  title: '线上死锁的排查步骤',
  content: '先看`jstack`，再看**顺序**。',
  tags: ['排查'],
  interview: null,
}

const post = (change: Partial<NewDiscussion> = {}): NewDiscussion => ({
  ...POST,
  key: randomUUID(),
  ...change,
})
const codeOf = async (call: Promise<unknown>) => (await refusal(call)).code
const eventsOf = async (userId: number) => {
  const rows = await t.database.kysely
    .selectFrom('message')
    .select(['event', 'subject'])
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute()
  return rows.map(({ event }) => event)
}

describe('发帖', () => {
  test('发了就在列表里，带开头与标签；访客也看得到列表', async () => {
    const { api, id: authorId, username } = await t.signIn()
    const id = await api.discussion.add(post({ title: '一篇帖子的标题', tags: ['Java后端', '#缓存'] }))
    const { records } = await t.guest.discussion.page({ authorId })
    expect(records).toMatchObject([
      {
        id,
        title: '一篇帖子的标题',
        excerpt: '先看jstack，再看顺序。',
        tags: ['Java后端', '缓存'],
        author: { id: authorId, username },
        interview: null,
        state: 'visible',
        isSolved: false,
      },
    ])
    expect(await t.guest.discussion.head({ id })).toEqual({
      title: '一篇帖子的标题',
      description: '先看jstack，再看顺序。',
    })
    expect(await t.guest.discussion.tags({})).toContainEqual({
      tag: 'Java后端',
      discussionCount: 1,
      isWatched: false,
    })
  })

  test('同一个key再发一次，同时发也好，都是那一篇', async () => {
    const { api, id: authorId } = await t.signIn()
    const one = post()
    const ids = await Promise.all([api.discussion.add(one), api.discussion.add(one), api.discussion.add(one)])
    expect(new Set(ids).size).toBe(1)
    expect((await t.guest.discussion.page({ authorId })).total).toBe(1)
  })

  test('面经的各项可以筛选，别的分类不留', async () => {
    const { api, id: authorId } = await t.signIn()
    const interview: InterviewFacts = {
      company: 'ＡＢＣ公司',
      role: 'Java后端',
      month: '2026-07',
      level: 'middle',
      round: 'second',
      outcome: 'passed',
    }
    const id = await api.discussion.add(post({ category: 'experience', interview }))
    await api.discussion.add(post({ category: 'share', interview }))
    const filters = { company: 'abc公司', role: 'java后端', level: 'middle', round: 'second' } as const
    const { records } = await t.guest.discussion.page({ authorId, ...filters, outcome: 'passed' })
    expect(records.map((one) => one.id)).toEqual([id])
    expect(records[0]?.interview).toEqual({ ...interview, company: 'ABC公司' })
    expect((await t.guest.discussion.page({ authorId, ...filters, outcome: 'failed' })).total).toBe(0)
  })

  test('写过的公司与岗位：几种叫法算一家，写得多的在前；看不到的帖子不算', async () => {
    const { api } = await t.signIn()
    const write = (company: string, role: string) =>
      api.discussion.add(
        post({
          category: 'experience',
          interview: { company, role, month: null, level: null, round: null, outcome: null },
        }),
      )
    await write('ByteDance', '数据平台')
    await write('字节', '数据平台')
    await write('无人知晓公司', '数据平台')
    const gone = await write('已删除公司', '已删除岗位')
    await api.discussion.delete({ id: gone })
    const { companies, roles } = await t.guest.discussion.facts()
    const bytedance = companies.find(({ name }) => name === '字节跳动')
    expect(bytedance?.discussionCount).toBe(2)
    expect(bytedance?.aliases).toContain('ByteDance')
    expect(companies).toContainEqual({ name: '无人知晓公司', aliases: [], discussionCount: 1 })
    expect(roles).toContainEqual({ name: '数据平台', aliases: [], discussionCount: 3 })
    const counts = companies.map(({ discussionCount }) => discussionCount)
    expect(counts).toEqual(counts.toSorted((a, b) => b - a))
    const names = [...companies, ...roles].map(({ name }) => name)
    expect(names).not.toContain('已删除公司')
    expect(names).not.toContain('已删除岗位')
    await write('RED', '数据平台')
    await write('Red Hat', '数据平台')
    const ofRed = await t.guest.discussion.page({ company: '小红书' })
    expect(ofRed.records.map(({ interview }) => interview?.company)).toEqual(['RED'])
    for (const company of ['字节', 'bytedance', '字节跳动'])
      expect((await t.guest.discussion.page({ company, role: '平台' })).total).toBe(2)
  })

  test.each([
    ['title', { title: '短' }],
    ['title', { title: '长'.repeat(101) }],
    ['content', { content: ' \n ' }],
    ['content', { content: '长'.repeat(50_001) }],
    ['tags', { tags: ['a', 'b', 'c', 'd', 'e', 'f'] }],
    ['tags', { tags: ['ａ', 'a'] }],
    ['tags.0', { tags: ['#'] }],
  ])('写错的%s在它那里说', async (path, change) => {
    const { api } = await t.signIn()
    const { code, data } = await refusal(api.discussion.add(post(change)))
    expect([code, data]).toMatchObject([Code.badParameters, [{ path }]])
  })

  test('看不见的字不能当标题与内容', async () => {
    const { api } = await t.signIn()
    const invisible = '\u200b\u200c\u2060\ufeff'
    expect(await codeOf(api.discussion.add(post({ title: invisible })))).toBe(Code.badParameters)
    expect(await codeOf(api.discussion.add(post({ content: invisible })))).toBe(Code.badParameters)
  })
})

describe('看帖', () => {
  test('每人每天记一次浏览，作者自己的不算', async () => {
    const [author, reader] = [await t.signIn(), await t.signIn()]
    const id = await author.api.discussion.add(post())
    await author.api.discussion.get({ id })
    await reader.api.discussion.get({ id })
    expect((await reader.api.discussion.get({ id })).viewCount).toBe(1)
    expect(await codeOf(t.guest.discussion.get({ id }))).toBe(Code.notLoggedIn)
    expect(await codeOf(reader.api.discussion.get({ id: 999_999 }))).toBe(Code.notFound)
  })

  test('待回答是还没有采纳的求助；精华、热门与最新回复各是各的', async () => {
    const [{ api, id: authorId }, reader] = [await t.signIn(), await t.signIn()]
    const answered = await api.discussion.add(post())
    const asked = await api.discussion.add(post({ category: 'help' }))
    const shared = await api.discussion.add(post())
    await reader.api.discussionLike.add({ discussionId: asked })
    const comment = { targetType: 'discussion', targetId: answered, content: '顶' } as const
    await reader.api.comment.add({ ...comment, key: randomUUID() })
    const idsOf = async (view: DiscussionView) =>
      (await t.guest.discussion.page({ authorId, view })).records.map(({ id }) => id)
    expect(await idsOf('newest')).toEqual([shared, asked, answered])
    expect(await idsOf('active')).toEqual([answered, shared, asked])
    expect(await idsOf('hot')).toEqual([answered, asked, shared])
    expect(await idsOf('unanswered')).toEqual([asked])
    expect(await idsOf('essence')).toEqual([])
  })

  test('相近的标题找得到，自己那一篇不算', async () => {
    const { api } = await t.signIn()
    const id = await api.discussion.add(post({ title: '虚拟线程钉住载体线程怎么办' }))
    const other = await api.discussion.add(post({ title: '虚拟线程的载体线程' }))
    const found = await api.discussion.similar({ title: '虚拟线程会不会钉住', id })
    expect(found.map((one) => one.id)).toEqual([other])
    expect(await api.discussion.similar({ title: '？！' })).toEqual([])
  })
})

describe('改帖', () => {
  test('旧的内容留在历史里，版本不对的得到现在的内容', async () => {
    const [author, reader] = [await t.signIn(), await t.signIn()]
    const id = await author.api.discussion.add(post())
    const change = { ...POST, id, version: 1, content: '改过的内容', tags: ['死锁'] }
    expect(await author.api.discussion.update(change)).toEqual({ version: 2 })
    const detail = await reader.api.discussion.get({ id })
    expect([detail.content, detail.tags, detail.editTime !== null]).toEqual(['改过的内容', ['死锁'], true])
    expect(await reader.api.discussion.revisions({ id })).toMatchObject([{ content: POST.content }])
    const { code, data } = await refusal(author.api.discussion.update({ ...change, content: '另一处改的' }))
    expect([code, data]).toMatchObject([Code.conflict, { current: { content: '改过的内容', version: 2 } }])
  })

  test('别人不能改也不能删；删了就没有了', async () => {
    const [author, other] = [await t.signIn(), await t.signIn()]
    const id = await author.api.discussion.add(post({ tags: ['只此一篇'] }))
    expect(await codeOf(other.api.discussion.update({ ...POST, id, version: 1 }))).toBe(Code.noPermission)
    expect(await codeOf(other.api.discussion.delete({ id }))).toBe(Code.noPermission)
    await author.api.discussion.delete({ id })
    expect(await codeOf(author.api.discussion.get({ id }))).toBe(Code.notFound)
    expect(await codeOf(author.api.discussion.delete({ id }))).toBe(Code.notFound)
    expect(await codeOf(t.guest.discussion.head({ id }))).toBe(Code.notFound)
    expect((await t.guest.discussion.tags({})).map(({ tag }) => tag)).not.toContain('只此一篇')
  })
})

describe('赞、收藏与关注', () => {
  test('赞两次只算一次，作者得知；取消就收回', async () => {
    const [author, reader] = [await t.signIn(), await t.signIn()]
    const discussionId = await author.api.discussion.add(post())
    const like = () => reader.api.discussionLike.add({ discussionId })
    await Promise.all([like(), like()])
    expect(await reader.api.discussion.get({ id: discussionId })).toMatchObject({
      likeCount: 1,
      isLiked: true,
    })
    expect(await eventsOf(author.id)).toEqual(['like.discussion'])
    await reader.api.discussionLike.delete({ id: discussionId })
    await reader.api.discussionLike.delete({ id: discussionId })
    expect(await reader.api.discussion.get({ id: discussionId })).toMatchObject({
      likeCount: 0,
      isLiked: false,
    })
    expect(await eventsOf(author.id)).toEqual([])
    expect(await codeOf(reader.api.discussionLike.add({ discussionId: 999_999 }))).toBe(Code.notFound)
  })

  test('自己的帖子与评论不能赞，也不计数', async () => {
    const { api } = await t.signIn()
    const id = await api.discussion.add(post())
    const said = { targetType: 'discussion', targetId: id, content: '补充一句' } as const
    const comment = await api.comment.add({ ...said, key: randomUUID() })
    const likes = [api.discussionLike.add({ discussionId: id }), api.comment.like({ id: comment.id })]
    for (const { code, message } of await Promise.all(likes.map(refusal)))
      expect([code, message]).toEqual([Code.conflict, '不能给自己点赞'])
    expect(await api.discussion.get({ id })).toMatchObject({ likeCount: 0, isLiked: false })
    const { threads } = await api.comment.threads({ targetType: 'discussion', targetId: id })
    expect(threads[0]?.root).toMatchObject({ likeCount: 0, isLiked: false })
  })

  test('收藏的列得出来，关注标签的人得知新帖', async () => {
    const [author, reader] = [await t.signIn(), await t.signIn()]
    await reader.api.discussion.watchTag({ tag: '少见的标签' })
    const id = await author.api.discussion.add(post({ tags: ['少见的标签'] }))
    await vi.waitFor(async () => expect(await eventsOf(reader.id)).toEqual(['watch.tag']))
    await reader.api.discussion.favourite({ id })
    await reader.api.discussion.watch({ id })
    expect(await reader.api.discussion.get({ id })).toMatchObject({ isFavourite: true, isWatched: true })
    const { records } = await reader.api.discussion.page({ isFavourite: true })
    expect(records.map((one) => one.id)).toEqual([id])
    await reader.api.discussion.unfavourite({ id })
    await reader.api.discussion.unwatch({ id })
    expect((await reader.api.discussion.page({ isFavourite: true })).total).toBe(0)
    expect(await reader.api.discussion.tags({})).toContainEqual({
      tag: '少见的标签',
      discussionCount: 1,
      isWatched: true,
    })
    await reader.api.discussion.unwatchTag({ tag: '少见的标签' })
  })

  test('标签不分大小写，看不见的字符不算，第一个写法留下；一篇里不重复', async () => {
    const [author, reader] = [await t.signIn(), await t.signIn()]
    const first = await author.api.discussion.add(post({ tags: ['ZooKeeper'] }))
    await reader.api.discussion.watchTag({ tag: 'ZOOKEEPER' })
    const ids = [first]
    for (const tag of ['zookeeper', 'ZOOKEEPER', 'Zoo\u200bkeeper', 'Ｚooｋeeper'])
      ids.unshift(await author.api.discussion.add(post({ tags: [tag, '别的'] })))
    const { records } = await reader.api.discussion.page({ tag: 'zooKeeper', pageSize: 20 })
    expect(records.map(({ id, tags }) => [id, tags[0]])).toEqual(ids.map((id) => [id, 'ZooKeeper']))
    const listed = (await reader.api.discussion.tags({})).filter(({ tag }) => /zookeeper/i.test(tag))
    expect(listed).toEqual([{ tag: 'ZooKeeper', discussionCount: 5, isWatched: true }])
    // The first post may be told of too: its job runs when it likes, before or after the tag is watched.
    await vi.waitFor(async () => expect((await eventsOf(reader.id)).length).toBeGreaterThanOrEqual(4))
    await reader.api.discussion.unwatchTag({ tag: 'zookeeper' })
    expect(await reader.api.discussion.tags({})).toContainEqual({ ...listed[0], isWatched: false })
    expect(await codeOf(author.api.discussion.add(post({ tags: ['Java', 'java'] })))).toBe(Code.badParameters)
  })

  test('关注的标签有数', async () => {
    const { api } = await t.signIn()
    for (let n = 0; n < MAX_WATCHED_TAGS; n += 1) await api.discussion.watchTag({ tag: `t${n}` })
    await api.discussion.watchTag({ tag: 't0' })
    expect(await codeOf(api.discussion.watchTag({ tag: '再多一个' }))).toBe(Code.conflict)
  })

  test('请人来回答：被请的人得知一次，一个人至多请5个', async () => {
    const asker = await t.signIn()
    const id = await asker.api.discussion.add(post({ category: 'help' }))
    const others: SignedIn[] = []
    for (let n = 0; n < 6; n += 1) others.push(await t.signIn())
    for (const { id: userId } of others.slice(0, 5)) {
      await asker.api.discussion.invite({ id, userId })
      await asker.api.discussion.invite({ id, userId })
      expect(await eventsOf(userId)).toEqual(['answer.invited'])
    }
    expect(await codeOf(asker.api.discussion.invite({ id, userId: others[5]?.id ?? 0 }))).toBe(Code.conflict)
    expect(await codeOf(asker.api.discussion.invite({ id, userId: 999_999 }))).toBe(Code.notFound)
    const [other] = others
    const self = await refusal(asker.api.discussion.invite({ id, userId: asker.id }))
    expect([self.code, self.message]).toEqual([Code.conflict, '不能邀请自己'])
    const author = await refusal(other?.api.discussion.invite({ id, userId: asker.id }) ?? Promise.resolve())
    expect([author.code, author.message]).toEqual([Code.conflict, '不能邀请帖子的作者'])
  })
})

describe('采纳', () => {
  const ask = ({ api }: SignedIn) => api.discussion.add(post({ category: 'help' }))
  const answer = ({ api }: SignedIn, targetId: number) =>
    api.comment.add({ targetType: 'discussion', targetId, content: '这样做。', key: randomUUID() })

  test('评论被隐藏，关注的人的消息收回，还有别人的就通到帖子；恢复了又得知', async () => {
    const [author, first, second, watcher] = [
      await t.signIn(),
      await t.signIn(),
      await t.signIn(),
      await t.signIn(),
    ]
    const admin = t.apiOf(await t.signInAdmin())
    const id = await author.api.discussion.add(post())
    await watcher.api.discussion.watch({ id })
    const told = async () =>
      (await watcher.api.message.mine({})).records.map(({ path, actorCount }) => [path, actorCount])
    const { id: one } = await answer(first, id)
    await vi.waitFor(async () => expect(await told()).toEqual([[`/discussion/${id}#comment-${one}`, 1]]))
    const { id: other } = await answer(second, id)
    await vi.waitFor(async () => expect(await told()).toEqual([[`/discussion/${id}#comment-${other}`, 2]]))
    await admin.commentRecord.hide({ ids: [other], reason: '广告' })
    expect(await told()).toEqual([[`/discussion/${id}`, 1]])
    await admin.commentRecord.hide({ ids: [one], reason: '广告' })
    expect(await told()).toEqual([])
    await admin.commentRecord.restore({ ids: [one] })
    await vi.waitFor(async () => expect(await told()).toEqual([[`/discussion/${id}#comment-${one}`, 1]]))
  })

  test('评论计数，作者与关注的人得知；采纳了答的人得知，换一条就收回', async () => {
    const [asker, first, second] = [await t.signIn(), await t.signIn(), await t.signIn()]
    const id = await ask(asker)
    await second.api.discussion.watch({ id })
    const { id: one } = await answer(first, id)
    await vi.waitFor(async () => expect(await eventsOf(second.id)).toEqual(['watch.discussion']))
    const { id: other } = await answer(second, id)
    await asker.api.discussion.accept({ id, commentId: one })
    expect(await eventsOf(first.id)).toEqual(['answer.accepted'])
    await asker.api.discussion.accept({ id, commentId: other })
    expect(await eventsOf(first.id)).toEqual([])
    const detail = await first.api.discussion.get({ id })
    expect(detail).toMatchObject({ isSolved: true, acceptedCommentId: other, commentCount: 2 })
    expect(await t.guest.discussion.helpers({})).toContainEqual({
      user: { id: second.id, username: second.username, avatarUrl: null },
      acceptedCount: 1,
    })
    await second.api.comment.delete({ id: other })
    expect(await first.api.discussion.get({ id })).toMatchObject({ isSolved: false, commentCount: 1 })
    await asker.api.discussion.unaccept({ id })
  })

  test('只有求助的作者能采纳，只能采纳这一篇的评论', async () => {
    const [asker, other] = [await t.signIn(), await t.signIn()]
    const [id, elsewhere] = [await ask(asker), await ask(asker)]
    const { id: commentId } = await answer(other, elsewhere)
    expect(await codeOf(other.api.discussion.accept({ id: elsewhere, commentId }))).toBe(Code.noPermission)
    expect(await codeOf(asker.api.discussion.accept({ id, commentId }))).toBe(Code.notFound)
    const shared = await asker.api.discussion.add(post())
    expect(await codeOf(asker.api.discussion.accept({ id: shared, commentId }))).toBe(Code.conflict)
  })

  test('删了或锁了的帖子不能再评论', async () => {
    const [asker, other] = [await t.signIn(), await t.signIn()]
    const id = await ask(asker)
    await asker.api.discussion.delete({ id })
    expect(await codeOf(answer(other, id))).toBe(Code.notFound)
  })

  test('许多人同时评论与赞，一个不少', async () => {
    const asker = await t.signIn()
    const id = await ask(asker)
    const others = await Promise.all(Array.from({ length: 6 }, () => t.signIn()))
    await Promise.all(
      others.flatMap((other) => [answer(other, id), other.api.discussionLike.add({ discussionId: id })]),
    )
    expect(await asker.api.discussion.get({ id })).toMatchObject({ commentCount: 6, likeCount: 6 })
  })
})

describe('草稿', () => {
  const text = { ...POST, title: '', content: '写了一半' }

  test('新帖一份，别处存过更新的不盖掉；发了帖就没有了', async () => {
    const { api } = await t.signIn()
    const draft = { discussionId: null, text, baseVersion: null }
    expect(await api.discussionDraft.get({})).toBeNull()
    const { updateTime } = await api.discussionDraft.save({ ...draft, baseTime: null })
    expect(await api.discussionDraft.get({})).toMatchObject({ text, updateTime })
    const other = { ...draft, text: { ...text, content: '另一处写的' } }
    const { code, data } = await refusal(api.discussionDraft.save({ ...other, baseTime: null }))
    expect([code, data]).toMatchObject([Code.conflict, { current: { text, updateTime } }])
    const { updateTime: later } = await api.discussionDraft.save({ ...other, baseTime: updateTime })
    expect(later > updateTime).toBe(true)
    await api.discussion.add(post())
    expect(await api.discussionDraft.get({})).toBeNull()
  })

  test('改帖的草稿是那一篇的；别人的帖子没有我的草稿', async () => {
    const [author, other] = [await t.signIn(), await t.signIn()]
    const id = await author.api.discussion.add(post())
    const draft = { discussionId: id, text, baseVersion: 1, baseTime: null }
    await author.api.discussionDraft.save(draft)
    expect(await author.api.discussionDraft.get({ discussionId: id })).toMatchObject({ baseVersion: 1 })
    expect(await author.api.discussionDraft.get({})).toBeNull()
    expect(await other.api.discussionDraft.get({ discussionId: id })).toBeNull()
    expect(await codeOf(other.api.discussionDraft.save(draft))).toBe(Code.notFound)
    await author.api.discussionDraft.discard({ discussionId: id })
    expect(await author.api.discussionDraft.get({ discussionId: id })).toBeNull()
  })
})
