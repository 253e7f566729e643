import type { SearchHitOf } from '@app/contract/search/schemas'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createBank, createQuestion } from '../../testing/factories.ts'
import { type SignedIn, startTestApp, type TestApp } from '../../testing/test-app.ts'

let t: TestApp
let reader: SignedIn
let admin: SignedIn['api']
beforeAll(async () => {
  t = await startTestApp()
  reader = await t.signIn()
  admin = t.apiOf(await t.signInAdmin())
})
afterAll(() => t.close())

describe('评论', () => {
  let author: SignedIn
  let questionId: number
  let postId: number

  beforeAll(async () => {
    author = await t.signIn()
    questionId = await createQuestion(t.database, {
      bankId: await createBank(t.database),
      title: 'HashMap怎样扩容？',
      tags: ['集合'],
    })
    postId = await author.api.discussion.add({
      key: crypto.randomUUID(),
      category: 'share',
      title: '我的笔记',
      content: '正文',
      tags: [],
      interview: null,
    })
  })

  const write = ({ api }: SignedIn, content: string, on: 'question' | 'discussion' = 'discussion') =>
    api.comment.add({
      targetType: on,
      targetId: on === 'question' ? questionId : postId,
      content,
      key: crypto.randomUUID(),
    })
  const page = (q: string, { api }: Pick<SignedIn, 'api'> = reader) => api.search.page({ q, kind: 'comment' })
  const idsOf = async (q: string, who?: SignedIn) => (await page(q, who)).records.map(({ id }) => id)

  test('写在哪里、谁写的、匹配的字；不算进全部的结果', async () => {
    const { id } = await write(author, '负载因子**零点七五**是折中', 'question')
    const { records, counts } = await page('负载因子')
    expect(records).toEqual([
      {
        kind: 'comment',
        id,
        targetType: 'question',
        targetId: questionId,
        title: [{ text: 'HashMap怎样扩容？', isMarked: false }],
        passage: [
          { text: '负载因子', isMarked: true },
          { text: '零点七五是折中', isMarked: false },
        ],
        author: { id: author.id, username: author.username, avatarUrl: null },
        likeCount: 0,
        createTime: expect.any(String),
      },
    ])
    const all = await reader.api.search.page({ q: '负载因子' })
    expect([counts.comment, all.counts.comment, all.total]).toEqual([1, 1, 0])
    expect(all.neighbours.map(({ kind }) => kind)).not.toContain('comment')
    expect(await reader.api.search.suggest({ q: '负载' })).toEqual([])
  })

  test('访客读不到评论，也搜不到', async () => {
    await write(author, '树化阈值是八')
    expect(await page('树化阈值', { api: t.guest })).toMatchObject({
      records: [],
      total: 0,
      counts: { comment: null },
    })
    expect((await page('树化阈值')).total).toBe(1)
  })

  test('改了按新的找，删了就没有；有回复的只留位置也一样', async () => {
    const { id, version } = await write(author, '红黑树退化')
    await author.api.comment.update({ id, version, content: '链表退化' })
    expect([await idsOf('红黑树退化'), await idsOf('链表退化')]).toEqual([[], [id]])
    await reader.api.comment.add({
      targetType: 'discussion',
      targetId: postId,
      replyToId: id,
      content: '同意',
      key: crypto.randomUUID(),
    })
    await author.api.comment.delete({ id })
    expect(await idsOf('链表退化')).toEqual([])
  })

  test('隐藏与待审的谁也搜不到，作者与管理员也一样；恢复了又有', async () => {
    const { id } = await write(author, '扰动函数右移')
    await admin.commentRecord.hide({ ids: [id], reason: '引流' })
    expect([await idsOf('扰动函数'), await idsOf('扰动函数', author)]).toEqual([[], []])
    await admin.commentRecord.restore({ ids: [id] })
    expect(await idsOf('扰动函数')).toEqual([id])
    await admin.sensitiveWord.add({ word: '加群领取', action: 'hold', note: '' })
    const held = await write(author, '扰动函数的资料，加群领取')
    expect(held.state).toBe('held')
    expect(await idsOf('扰动函数')).toEqual([id])
  })

  test('写在看不到的内容下的搜不到：隐藏的帖子、下架的题', async () => {
    const onPost = await write(author, '写时复制的代价')
    const onQuestion = await write(author, '写时复制的好处', 'question')
    await admin.discussionRecord.hide({ ids: [postId], reason: '广告' })
    expect(await idsOf('写时复制')).toEqual([onQuestion.id])
    await admin.questionRecord.archive({ ids: [questionId] })
    expect(await page('写时复制')).toMatchObject({ total: 0, counts: { comment: 0 } })
    await admin.questionRecord.publish({ ids: [questionId] })
    await admin.discussionRecord.restore({ ids: [postId] })
    expect((await idsOf('写时复制')).toSorted()).toEqual([onPost.id, onQuestion.id])
  })

  test('封禁的人写的搜不到，解封了又有；注销的没有名字', async () => {
    const banned = await t.signIn()
    const { id } = await write(banned, '跳表的层数')
    await admin.user.ban({ ids: [banned.id], reason: '刷屏', endTime: null })
    expect(await idsOf('跳表的层数')).toEqual([])
    await admin.user.unban({ ids: [banned.id] })
    expect(await idsOf('跳表的层数')).toEqual([id])
    await admin.user.delete({ id: banned.id })
    expect((await page('跳表的层数')).records).toMatchObject([{ id, author: null }])
  })

  test('一页一页读，新的与赞多的可以在前', async () => {
    const ids: number[] = []
    for (const n of [1, 2, 3]) ids.push((await write(author, `布隆过滤器之${n}`)).id)
    const read = async (current: number) =>
      (
        await reader.api.search.page({
          q: '布隆过滤器',
          kind: 'comment',
          current,
          pageSize: 2,
          sortField: 'time',
        })
      ).records.map(({ id }) => id)
    expect([await read(1), await read(2)]).toEqual([ids.toReversed().slice(0, 2), ids.slice(0, 1)])
  })
})

describe('用户', () => {
  const find = (q: string, rest: object = {}) => t.guest.search.page({ q, kind: 'user', ...rest })
  const names = async (q: string) =>
    (await find(q)).records.map(({ title }) => title.map(({ text }) => text).join(''))
  const join = async (username: string) => {
    const person = await t.signIn()
    await person.api.userProfile.update({ username })
    return person
  }

  test('按名字的一段找，正是它的在前，开头是它的其次；大小写与全角不分', async () => {
    for (const name of ['南风知我意', '知我', '知我者谓我心忧', 'Kafka小白']) await join(name)
    expect(await names('知我')).toEqual(['知我', '知我者谓我心忧', '南风知我意'])
    expect(await names('ＡＦＫＡ')).toEqual(['Kafka小白'])
    expect([await names('知'), await names('风'), await names('知我%')]).toEqual([
      ['知我', '知我者谓我心忧'],
      [],
      [],
    ])
    const { records, counts, total } = await find('风知', { pageSize: 1 })
    expect(records[0]?.title).toEqual([
      { text: '南', isMarked: false },
      { text: '风知', isMarked: true },
      { text: '我意', isMarked: false },
    ])
    expect([total, counts.user]).toEqual([1, 1])
    expect((await find('知我', { current: 2, pageSize: 2 })).records).toHaveLength(1)
  })

  test('搜到的只有名字：不改成听起来像的，全部里就是这个人', async () => {
    const bankId = await createBank(t.database)
    await createQuestion(t.database, { bankId, title: '取消信号怎么传下去' })
    const person = await join('小新同学')
    const page = await t.guest.search.page({ q: '小新' })
    expect([page.correction, page.total, page.counts.user]).toEqual([null, 1, 1])
    expect(page.records).toMatchObject([{ kind: 'user', id: person.id }])
  })

  test('只说本人愿意公开的数', async () => {
    const [shy, open] = [await join('不公开的甲'), await join('公开的甲')]
    await shy.api.userProfile.update({ shownParts: [] })
    await open.api.userProfile.update({ shownParts: ['numbers'], bio: '写Go的' })
    const questionId = await createQuestion(t.database, { bankId: await createBank(t.database) })
    await open.api.review.rate({ questionId, rating: 3 })
    const { records } = await find('公开的甲')
    const { numbers } = await t.guest.userProfile.get({ id: open.id })
    expect(records).toMatchObject([
      { id: open.id, numbers: { practised: numbers?.practised, mastered: numbers?.mastered } },
      { id: shy.id, numbers: null },
    ])
    expect(numbers?.practised).toBe(1)
    expect(records[0]?.passage).toEqual([{ text: '写Go的', isMarked: false }])
    expect(Object.keys(records[0] as SearchHitOf<'user'>).toSorted()).toEqual([
      'avatarUrl',
      'id',
      'kind',
      'numbers',
      'passage',
      'title',
    ])
  })

  test('封禁的与注销的找不到', async () => {
    const [banned, gone] = [await join('海底两万里甲'), await join('海底两万里乙')]
    expect((await find('海底两万里')).total).toBe(2)
    await admin.user.ban({ ids: [banned.id], reason: '刷屏', endTime: null })
    await admin.user.delete({ id: gone.id })
    expect(await find('海底两万里')).toMatchObject({ records: [], total: 0, counts: { user: 0 } })
  })
})
