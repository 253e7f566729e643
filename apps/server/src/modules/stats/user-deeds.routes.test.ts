import { randomUUID } from 'node:crypto'
import { Code } from '@app/contract/common/envelope'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createBank, createQuestion } from '../../testing/factories.ts'
import { refusal } from '../../testing/refusal.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'

let t: TestApp
let admin: TestApp['guest']
beforeAll(async () => {
  t = await startTestApp()
  admin = t.apiOf(await t.signInAdmin())
})
afterAll(() => t.close())

const publish = (api: TestApp['guest'], title: string) =>
  api.discussion.add({
    category: 'share',
    title,
    content: '整理了一些题。',
    tags: [],
    interview: null,
    key: randomUUID(),
  })

test('一个人的帖子、评论、举报、被举报、违规、面试与贡献：数目，与最新的五条', async () => {
  const [one, other] = [await t.signIn(), await t.signIn()]
  const titles = ['第一篇帖子', '第二篇帖子', '第三篇帖子', '第四篇帖子', '第五篇帖子', '第六篇帖子']
  const ids: number[] = []
  for (const title of titles) ids.push(await publish(one.api, title))
  const [first = 0, second = 0] = ids
  const theirs = await publish(other.api, '别人的帖子')
  const said = { targetType: 'discussion', content: '**加我**领取', key: randomUUID() } as const
  const { id: commentId } = await one.api.comment.add({ ...said, targetId: theirs })
  await one.api.report.add({ targetType: 'discussion', targetId: theirs, reason: 'fraud', note: '' })
  for (const [targetType, targetId] of [
    ['discussion', first],
    ['discussion', second],
    ['comment', commentId],
    ['user', one.id],
  ] as const)
    await other.api.report.add({ targetType, targetId, reason: 'advertisement', note: '' })
  const cases = await admin.report.page({ authorId: one.id, pageSize: 100 })
  const ofFirst = cases.records.find(({ thing }) => thing?.type === 'discussion' && thing.id === first)
  await admin.report.handle({ ids: [ofFirst?.id ?? 0], outcome: 'deleted', reason: '引流' })
  const questionId = await createQuestion(t.database, { bankId: await createBank(t.database) })
  await one.api.contribution.report({ questionId, reason: '答案有误', source: '', key: randomUUID() })

  const deeds = await admin.stats.user({ id: one.id })
  // The deleted post is left out; the report of it is not.
  expect(deeds.discussions.count).toBe(5)
  expect(deeds.discussions.newest.map(({ title }) => title)).toEqual([...titles].reverse().slice(0, 5))
  expect(deeds.comments).toMatchObject({ count: 1, newest: [{ id: commentId, title: '加我领取' }] })
  expect([deeds.reportsAgainst.count, deeds.upheldCount]).toEqual([4, 1])
  expect(deeds.reportsAgainst.newest.map(({ targetType }) => targetType).sort()).toEqual([
    'comment',
    'discussion',
    'discussion',
    'user',
  ])
  expect(deeds.reportsBy).toMatchObject({ count: 1, newest: [{ targetType: 'discussion', outcome: null }] })
  expect(deeds.contributions).toMatchObject({ count: 1, newest: [{ state: 'pending' }] })
  expect(deeds.interviews).toEqual({ count: 0, newest: [] })
  // The lists that the numbers lead to say the same.
  const totals = await Promise.all([
    admin.discussionRecord.page({ authorId: one.id }),
    admin.commentRecord.page({ authorId: one.id }),
    admin.report.page({ authorId: one.id }),
    admin.report.page({ authorId: one.id, isUpheld: true }),
    admin.report.page({ reporterId: one.id }),
    admin.contribution.page({ userId: one.id }),
  ])
  expect(totals.map(({ total }) => total)).toEqual([5, 1, 4, 1, 1, 1])
})

test('访客与学习者看不到，没有的用户是40400', async () => {
  const { api, id } = await t.signIn()
  expect((await refusal(t.guest.stats.user({ id }))).code).toBe(Code.notLoggedIn)
  expect((await refusal(api.stats.user({ id }))).code).toBe(Code.noPermission)
  expect((await refusal(admin.stats.user({ id: 999_999 }))).code).toBe(Code.notFound)
})

test('面试也在其中', async () => {
  const { id } = await t.signIn()
  const time = new Date()
  await t.database.kysely
    .insertInto('interview_session')
    .values({
      user_id: id,
      bank_name: 'Java后端',
      level: 'junior',
      topics: '[]',
      strictness: 'standard',
      language: 'zh-CN',
      interviewer: 'embedded',
      resume: '',
      job_description: '',
      state: 'abandoned',
      question_count: 3,
      create_time: time,
      act_time: time,
    })
    .execute()
  expect((await admin.stats.user({ id })).interviews).toMatchObject({
    count: 1,
    newest: [{ title: 'Java后端', state: 'abandoned', createTime: time.toISOString() }],
  })
})
