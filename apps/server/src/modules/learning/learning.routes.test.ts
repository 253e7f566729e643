import type { Client } from '@app/api-client'
import { Code } from '@app/contract/common/envelope'
import type { Contract } from '@app/contract/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  createBank,
  createInterviewBank,
  createInterviewQuestion,
  createQuestion,
} from '../../testing/factories.ts'
import { refusal } from '../../testing/refusal.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'

const NOWHERE = 9_007_199_254_740_991

describe('学习路线', () => {
  let t: TestApp
  let guest: Client<Contract>
  let learner: Client<Contract>
  let other: Client<Contract>
  let question: number
  let [second, first, empty] = [0, 0, 0]
  let [a, b, c, hidden] = [0, 0, 0, 0]
  let recall: number[] = []

  const addChapter = async (slug: string, order: number) => {
    const values = { slug, name: slug, description: '', introduction: '导读', sort_order: order }
    return (
      await t.database.kysely.insertInto('chapter').values(values).returning('id').executeTakeFirstOrThrow()
    ).id
  }
  const addPoint = async (chapter: number, slug: string, order: number, status = 'published') => {
    const { id } = await t.database.kysely
      .insertInto('knowledge_point')
      .values({
        chapter_id: chapter,
        slug,
        title: slug,
        summary: '简介',
        minutes: 8,
        content: '## 正文',
        sort_order: order,
        status,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    return id
  }

  beforeAll(async () => {
    t = await startTestApp()
    guest = t.guest
    learner = t.apiOf((await t.signIn()).token)
    other = t.apiOf((await t.signIn()).token)
    second = await addChapter('second', 2)
    first = await addChapter('first', 1)
    empty = await addChapter('empty', 3)
    b = await addPoint(first, 'b', 2)
    a = await addPoint(first, 'a', 1)
    c = await addPoint(second, 'c', 1)
    hidden = await addPoint(empty, 'hidden', 1, 'draft')
    question = await createQuestion(t.database, { bankId: await createBank(t.database), title: '为什么？' })
    await t.database.kysely
      .insertInto('knowledge_point_question')
      .values({ knowledge_point_id: a, question_id: question, sort_order: 1 })
      .execute()
    const rows = await t.database.kysely
      .insertInto('recall_question')
      .values(
        ['x', 'y'].map((slug, sort_order) => ({
          knowledge_point_id: a,
          slug,
          sort_order,
          question: `${slug}？`,
          answer: '因为。',
        })),
      )
      .returning('id')
      .execute()
    recall = rows.map(({ id }) => id)
  })
  afterAll(() => t.close())

  test('访客看到按顺序的章节与知识点，没有发布的不在', async () => {
    const path = await guest.chapter.list({})
    expect(path.map(({ name, points }) => [name, points.map(({ title }) => title)])).toEqual([
      ['first', ['a', 'b']],
      ['second', ['c']],
    ])
    expect(path[0]?.points[0]).toMatchObject({ questionCount: 1, readingPosition: 0, isLearned: false })
  })

  test('一章有导读、题与前后两章', async () => {
    expect(await learner.chapter.get({ id: second })).toMatchObject({
      introduction: '导读',
      next: null,
      questions: [],
      previous: { id: first, name: 'first' },
    })
    const { questions } = await learner.chapter.get({ id: first })
    expect(questions).toMatchObject([{ id: question, title: '为什么？', mastery: 0 }])
  })

  test('一章由问到它的题最多的面试来考；没有面试问到的没有', async () => {
    const bankId = await createInterviewBank(t.database, { name: 'Java后端' })
    const interviewQuestion = await createInterviewQuestion(t.database, { bankId })
    await t.database.kysely
      .insertInto('interview_question_link')
      .values({ interview_question_id: interviewQuestion, question_id: question, sort_order: 1 })
      .execute()
    expect((await learner.chapter.get({ id: first })).interview).toMatchObject({
      id: bankId,
      name: 'Java后端',
      minutes: 40,
      sessionSize: 10,
      bestScore: null,
    })
    expect((await learner.chapter.get({ id: second })).interview).toBeNull()
  })

  test('知识点的前后跨过章节', async () => {
    const point = await learner.knowledgePoint.get({ id: b })
    expect([point.previous?.id, point.next?.id, point.chapter.id]).toEqual([a, c, first])
    expect(point.content).toBe('## 正文')
  })

  test('沿着一条路线走，前后两章与两个知识点都是它的；不在这条路线上的按全部章节', async () => {
    const third = await addChapter('third', 4)
    const d = await addPoint(third, 'd', 1)
    const onPath = (id: number, paths: string[]) =>
      t.database.kysely.updateTable('chapter').set({ paths }).where('id', '=', id).execute()
    await onPath(second, ['Go'])
    await onPath(third, ['前端'])
    const path = '前端'
    expect((await guest.chapter.list({})).map(({ paths }) => paths)).toEqual([[], ['Go'], ['前端']])
    expect((await learner.chapter.get({ id: first, path })).next?.id).toBe(third)
    expect((await learner.chapter.get({ id: second, path })).next?.id).toBe(third)
    expect((await learner.chapter.get({ id: second, path })).previous?.id).toBe(first)
    expect((await learner.knowledgePoint.get({ id: b, path })).next?.id).toBe(d)
    expect((await learner.knowledgePoint.get({ id: c, path })).previous?.id).toBe(b)
    expect((await learner.knowledgePoint.get({ id: b })).next?.id).toBe(c)
    await onPath(second, [])
    await t.database.kysely.deleteFrom('knowledge_point').where('id', '=', d).execute()
    await t.database.kysely.deleteFrom('chapter').where('id', '=', third).execute()
  })

  test('题目知道自己练的知识点', async () => {
    expect(await guest.knowledgePoint.ofQuestion({ questionId: question })).toEqual([{ id: a, title: 'a' }])
    expect(await guest.knowledgePoint.ofQuestion({ questionId: NOWHERE })).toEqual([])
  })

  test('读到哪里与学没学，只属于自己；取消之后又是没有学', async () => {
    await learner.knowledgePoint.read({ id: b, readingPosition: 420 })
    await learner.knowledgePoint.learn({ id: b, isLearned: true })
    expect(await learner.knowledgePoint.get({ id: b })).toMatchObject({
      readingPosition: 420,
      isLearned: true,
    })
    expect(await other.knowledgePoint.get({ id: b })).toMatchObject({ readingPosition: 0, isLearned: false })
    await learner.knowledgePoint.learn({ id: b, isLearned: false })
    expect(await learner.knowledgePoint.get({ id: b })).toMatchObject({
      readingPosition: 420,
      isLearned: false,
    })
  })

  test('自测题全部掌握，才是已学；之后说不会也不收回', async () => {
    const [x = 0, y = 0] = recall
    const rate = (recallQuestionId: number, rating: 1 | 2 | 3 | 4) =>
      learner.review.rateRecall({ recallQuestionId, rating })
    expect(await rate(x, 4)).toEqual({ isLearned: false })
    expect(await rate(y, 2)).toEqual({ isLearned: false })
    expect(await rate(y, 3)).toEqual({ isLearned: true })
    expect(await rate(x, 1)).toEqual({ isLearned: true })
    const { recall: rated } = await learner.knowledgePoint.get({ id: a })
    expect(rated.map(({ rating }) => rating)).toEqual([1, 3])
    const { recall: untouched } = await other.knowledgePoint.get({ id: a })
    expect(untouched.map(({ rating }) => rating)).toEqual([null, null])
  })

  test('自测题随自评进入复习；知识点下架后不再问，撤销之后恢复原样', async () => {
    const { api, id } = await t.signIn()
    const [x = 0, y = 0] = recall
    await api.review.rateRecall({ recallQuestionId: x, rating: 1 })
    await t.database.kysely
      .updateTable('review_card')
      .set({ due_at: new Date(0), due_day: '1970-01-01' })
      .where('user_id', '=', id)
      .execute()
    const { cards, summary } = await api.review.queue({})
    expect([cards.length, summary.due, summary.done]).toEqual([1, 1, 1])
    const [card] = cards
    expect(card).toMatchObject({
      subjectType: 'recall',
      subjectId: x,
      lastRating: 1,
      content: {
        title: 'x？',
        source: { id: a, name: 'a' },
        difficulty: null,
        tags: [],
        shortAnswer: '因为。',
        keyPoints: [],
      },
    })
    const stepId = '00000000-0000-4000-8000-000000000001'
    await api.review.rateRecall({ recallQuestionId: y, rating: 3 })
    await api.review.answer({
      cardId: card?.id ?? 0,
      version: card?.version ?? 0,
      rating: 4,
      stepId,
      seconds: 3,
      held: [],
    })
    const point = await api.knowledgePoint.get({ id: a })
    expect([point.isLearned, point.recall.map(({ rating }) => rating)]).toEqual([true, [4, 3]])
    expect((await api.review.undo({ stepId })).card).toMatchObject({ subjectType: 'recall', lastRating: 1 })
    expect((await api.knowledgePoint.get({ id: a })).recall.map(({ rating }) => rating)).toEqual([1, 3])

    const setStatus = (status: string) =>
      t.database.kysely.updateTable('knowledge_point').set({ status }).where('id', '=', a).execute()
    await setStatus('archived')
    const without = await api.review.queue({})
    expect([without.cards, without.summary.due]).toEqual([[], 0])
    expect((await api.review.forecast({})).reduce((sum, { count }) => sum + count, 0)).toBe(0)
    await setStatus('published')
    expect((await api.review.queue({})).summary.due).toBe(1)
  })

  test('知识点的笔记只有自己看得到；旧版本不盖掉新的，写成空的就是删去', async () => {
    const save = (content: string, baseTime: string | null) =>
      learner.note.updateOfPoint({ knowledgePointId: b, content, baseTime })
    const note = await save('口诀', null)
    expect(await learner.note.getOfPoint({ knowledgePointId: b })).toEqual(note)
    expect(await other.note.getOfPoint({ knowledgePointId: b })).toBeNull()
    const newer = await save('新口诀', note?.updateTime ?? null)
    const stale = await refusal(save('旧口诀', note?.updateTime ?? null))
    expect([stale.code, stale.data]).toEqual([Code.conflict, newer])
    expect(await save('', newer?.updateTime ?? null)).toBeNull()
    expect(await learner.note.getOfPoint({ knowledgePointId: b })).toBeNull()
  })

  test('没有的与没有发布的：40400，什么也不记下', async () => {
    for (const id of [hidden, NOWHERE])
      for (const call of [
        () => learner.knowledgePoint.get({ id }),
        () => learner.knowledgePoint.read({ id, readingPosition: 1 }),
        () => learner.knowledgePoint.learn({ id, isLearned: true }),
        () => learner.review.rateRecall({ recallQuestionId: NOWHERE, rating: 3 }),
        () => learner.note.updateOfPoint({ knowledgePointId: id, content: '记', baseTime: null }),
        () => learner.chapter.get({ id: empty }),
      ])
        expect((await refusal(call())).code).toBe(Code.notFound)
    const beyond = learner.knowledgePoint.read({ id: a, readingPosition: 1001 })
    expect((await refusal(beyond)).code).toBe(Code.badParameters)
  })

  test('访客不能读正文', async () => {
    expect((await refusal(guest.knowledgePoint.get({ id: a }))).code).toBe(Code.notLoggedIn)
    expect((await refusal(guest.chapter.get({ id: first }))).code).toBe(Code.notLoggedIn)
  })
})
