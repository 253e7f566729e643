import { randomUUID } from 'node:crypto'
import { Code } from '@app/contract/common/envelope'
import type { ReviewCard } from '@app/contract/review/schemas'
import { DEFAULT_STUDY_SETTINGS, type Rating } from '@app/contract/review/values'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { createBank, createQuestion } from '../../testing/factories.ts'
import { refusal } from '../../testing/refusal.ts'
import { type SignedIn, startTestApp, type TestApp } from '../../testing/test-app.ts'

const MORNING = new Date('2026-11-23T01:00:00Z')
const later = (days: number, minutes = 0) =>
  vi.setSystemTime(new Date(MORNING.getTime() + (days * 1440 + minutes) * 60_000))

describe('复习', () => {
  let t: TestApp
  let questions: number[]
  beforeAll(async () => {
    t = await startTestApp()
    const bankId = await createBank(t.database)
    questions = []
    for (let count = 0; count < 6; count += 1) questions.push(await createQuestion(t.database, { bankId }))
  })
  afterAll(() => t.close())
  beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: MORNING }))
  afterEach(() => vi.useRealTimers())

  const question = (index: number) => questions[index] ?? 0
  const answerOf = (card: ReviewCard | undefined, rating: Rating, stepId = randomUUID()) => ({
    cardId: card?.id ?? 0,
    version: card?.version ?? 0,
    rating,
    stepId,
    seconds: 12,
    held: [],
  })
  /** Everything that undoing must put back. */
  const stateOf = async ({ id }: SignedIn) => {
    const { rows } = await sql`
      select (select json_agg(to_jsonb(c) - 'version' order by c.id) from review_card c where user_id = ${id}) as cards,
        (select json_agg(to_jsonb(m) order by m.question_id) from question_mastery m where user_id = ${id}) as mastery,
        (select count(*) from review_log where user_id = ${id} and undone_time is null) as acts,
        (select json_agg(d order by d.question_id, d.day) from question_day d where ratings > 0) as counts`.execute(
      t.database.kysely,
    )
    return rows[0]
  }

  test('自评留下每一次，掌握度是最近一次，题目从此进入复习', async () => {
    const { api, id } = await t.signIn()
    expect(await api.review.rate({ questionId: question(0), rating: 1 })).toMatchObject({ mastery: 1 })
    expect(await api.review.rate({ questionId: question(0), rating: 3 })).toMatchObject({ mastery: 3 })
    const log = await t.database.kysely
      .selectFrom('review_log')
      .select(['rating', 'day', 'state_before'])
      .where('user_id', '=', id)
      .orderBy('id')
      .execute()
    expect(log).toEqual([
      { rating: 1, day: '2026-11-23', state_before: 0 },
      { rating: 3, day: '2026-11-23', state_before: 1 },
    ])
    expect((await api.question.get({ id: question(0) })).mastery).toBe(3)
  })

  test('一道题记得怎样：没练过的只有间隔，练过的有曲线与何时再来，没有的题是40400', async () => {
    const { api } = await t.signIn()
    const fresh = await api.review.memory({ questionId: question(0) })
    expect(fresh).toMatchObject({ dueInDays: null, ratings: 0, curve: [] })
    expect(fresh.intervals.map(({ days, minutes }) => days || minutes)).toEqual([10, 15, 2, 8])
    await api.review.rate({ questionId: question(0), rating: 3 })
    later(2)
    await api.review.rate({ questionId: question(0), rating: 3 })
    later(3)
    const { dueInDays, ratings, curve } = await api.review.memory({ questionId: question(0) })
    expect(ratings).toBe(2)
    expect(dueInDays).toBeGreaterThan(1)
    expect(curve.map(({ day }) => day)).toEqual([
      '2026-11-23',
      '2026-11-24',
      '2026-11-25',
      '2026-11-25',
      '2026-11-26',
    ])
    expect(curve[2]?.recall).toBeLessThan(0.95)
    expect(await refusal(api.review.memory({ questionId: 999_999 }))).toMatchObject({ code: Code.notFound })
  })

  test('自评过的题正好在该来的那天来，别的不来', async () => {
    const { api } = await t.signIn()
    const ratings = [1, 2, 3, 4, 3] as const
    for (const [index, rating] of ratings.entries())
      await api.review.rate({ questionId: question(index), rating })
    const due = async () => (await api.review.queue()).cards.map((card) => card.subjectId)
    expect(await due()).toEqual([])
    later(0, 16)
    expect(await due()).toEqual([question(0), question(1)])
    later(2)
    expect(await due()).toEqual([question(0), question(1), question(2), question(4)])
    expect((await api.review.forecast()).filter(({ count }) => count > 0)).toEqual([
      { day: '2026-11-25', count: 4 },
      { day: '2026-12-01', count: 1 },
    ])
  })

  test('一次请求自评并拿到接下来的卡片；已在手里的不再送来', async () => {
    const { api } = await t.signIn()
    for (const id of questions) await api.review.add({ questionId: id })
    const { cards, summary } = await api.review.queue()
    expect([cards.length, summary.due, summary.done]).toEqual([4, 6, 0])
    expect(await api.review.summary()).toEqual(summary)
    const [first, ...rest] = cards
    expect(first).toMatchObject({ lastRating: null, lastDaysAgo: null, content: { difficulty: 'medium' } })
    const next = await api.review.answer({ ...answerOf(first, 3), held: rest.map(({ id }) => id) })
    expect(next.cards.map((card) => card.subjectId)).toEqual([question(4)])
    expect(next.summary).toMatchObject({ due: 5, done: 1, seconds: 12, streak: 1 })
  })

  test('同一步送来两次，只算一次', async () => {
    const learner = await t.signIn()
    await learner.api.review.add({ questionId: question(0) })
    const { cards } = await learner.api.review.queue()
    const answer = answerOf(cards[0], 3)
    const outcomes = await Promise.all([
      learner.api.review.answer(answer),
      learner.api.review.answer(answer),
      learner.api.review.answer(answer),
    ])
    expect(outcomes.map(({ summary }) => summary.done)).toEqual([1, 1, 1])
    expect(await stateOf(learner)).toMatchObject({ acts: 1 })
  })

  test('两台设备同时自评同一张卡片：一次算数，另一次40900并得到新的状态', async () => {
    const learner = await t.signIn()
    await learner.api.review.add({ questionId: question(0) })
    const { cards } = await learner.api.review.queue()
    const codes = await Promise.all(
      ([1, 4] as const).map((rating) =>
        learner.api.review.answer(answerOf(cards[0], rating)).then(
          () => 0,
          (error: { code: number }) => error.code,
        ),
      ),
    )
    expect(codes.sort()).toEqual([0, Code.conflict])
    expect(await stateOf(learner)).toMatchObject({ acts: 1 })
    const error = await refusal(learner.api.review.answer(answerOf(cards[0], 2)))
    expect([error.code, error.data]).toEqual([
      Code.conflict,
      expect.objectContaining({ summary: expect.objectContaining({ done: 1 }) }),
    ])
  })

  test('两台设备同时第一次自评同一道题：两次都记下，卡片只有一张', async () => {
    const learner = await t.signIn()
    await Promise.all(
      ([2, 3] as const).map((rating) => learner.api.review.rate({ questionId: question(0), rating })),
    )
    expect(await stateOf(learner)).toMatchObject({ acts: 2, cards: [{ reps: 2 }] })
  })

  test('一步一步撤销整次复习，卡片、掌握度与统计与之前分毫不差', async () => {
    const learner = await t.signIn()
    for (const [index, rating] of ([1, 2, 3, 4] as const).entries())
      await learner.api.review.rate({ questionId: question(index), rating })
    await learner.api.review.add({ questionId: question(4) })
    later(9, 7)
    const states = [await stateOf(learner)]
    const steps: string[] = []
    for (const rating of [1, 3, 2, 4, 1] as const) {
      const { cards } = await learner.api.review.queue()
      const answer = answerOf(cards[0], rating)
      await learner.api.review.answer(answer)
      steps.push(answer.stepId)
      states.push(await stateOf(learner))
    }
    for (const stepId of steps.reverse()) {
      const before = states.at(-1)
      expect(await stateOf(learner)).toEqual(before)
      states.pop()
      const undone = await learner.api.review.undo({ stepId })
      expect(undone.card?.lastDaysAgo ?? null).toBe(undone.card?.lastRating ? 9 : null)
      expect(await stateOf(learner)).toEqual(states.at(-1))
    }
    expect((await learner.api.review.queue()).summary).toMatchObject({ due: 5, done: 0 })
  })

  test('撤销一次又送来：还是撤销了一次；撤销之后晚到的同一步不再算', async () => {
    const learner = await t.signIn()
    await learner.api.review.add({ questionId: question(0) })
    const { cards } = await learner.api.review.queue()
    const answer = answerOf(cards[0], 3)
    await learner.api.review.answer(answer)
    await Promise.all([1, 2].map(() => learner.api.review.undo({ stepId: answer.stepId })))
    const before = await stateOf(learner)
    await learner.api.review.answer(answer)
    expect(await stateOf(learner)).toEqual(before)
    expect(before).toMatchObject({ acts: 0, mastery: null, cards: [{ state: 0, reps: 0 }] })
  })

  test('卡片之后又自评过：那一步不能再撤销，什么也不变', async () => {
    const learner = await t.signIn()
    await learner.api.review.add({ questionId: question(0) })
    const { cards } = await learner.api.review.queue()
    const answer = answerOf(cards[0], 3)
    await learner.api.review.answer(answer)
    await learner.api.review.rate({ questionId: question(0), rating: 1 })
    const before = await stateOf(learner)
    expect((await refusal(learner.api.review.undo({ stepId: answer.stepId }))).code).toBe(Code.conflict)
    expect(await stateOf(learner)).toEqual(before)
  })

  test('每天的新卡片与上限：到数为止，余下的数得出来，第二天再来', async () => {
    const { api } = await t.signIn()
    await api.review.updateSettings({ ...DEFAULT_STUDY_SETTINGS, newPerDay: 3, dailyCap: 2 })
    for (const id of questions) await api.review.add({ questionId: id })
    let queue = await api.review.queue()
    expect(queue.summary).toMatchObject({ due: 2, overCap: 1 })
    expect(queue.cards).toHaveLength(2)
    for (let count = 0; count < 2; count += 1)
      queue = await api.review.answer(answerOf((await api.review.queue()).cards[0], 4))
    expect(queue).toMatchObject({ cards: [], summary: { due: 0, overCap: 1, done: 2 } })
    later(1)
    expect((await api.review.queue()).summary).toMatchObject({ due: 2, overCap: 1, done: 0 })
  })

  test('连续的天数：昨天算，断了重来；换时区不改过去的日子', async () => {
    const { api } = await t.signIn()
    const rate = async (days: number) => {
      later(days)
      await api.review.rate({ questionId: question(5), rating: 3 })
    }
    for (const days of [0, 1, 2]) await rate(days)
    later(3)
    expect((await api.review.queue()).summary).toMatchObject({ streak: 3, done: 0, today: '2026-11-26' })
    await api.review.updateSettings({ ...DEFAULT_STUDY_SETTINGS, timeZone: 'America/Los_Angeles' })
    expect((await api.review.queue()).summary).toMatchObject({ streak: 3, done: 1, today: '2026-11-25' })
    later(6)
    expect((await api.review.queue()).summary.streak).toBe(0)
  })

  test('设置：没有的时区与不合理的数都拒绝', async () => {
    const { api } = await t.signIn()
    expect(await api.review.settings()).toEqual(DEFAULT_STUDY_SETTINGS)
    const bad = [
      { timeZone: 'Asia/Atlantis' },
      { timeZone: '+08:00' },
      { dailyGoal: 0 },
      { dayStartHour: 13 },
    ]
    for (const change of bad) {
      const error = await refusal(api.review.updateSettings({ ...DEFAULT_STUDY_SETTINGS, ...change }))
      expect(error.code).toBe(Code.badParameters)
    }
    expect(await api.review.settings()).toEqual(DEFAULT_STUDY_SETTINGS)
  })

  test('下架的题不来，重新发布又来', async () => {
    const { api } = await t.signIn()
    await api.review.add({ questionId: question(0) })
    const setStatus = (status: string) =>
      t.database.kysely.updateTable('question').set({ status }).where('id', '=', question(0)).execute()
    await setStatus('archived')
    expect(await api.review.queue()).toMatchObject({ cards: [], summary: { due: 0 } })
    await setStatus('published')
    expect((await api.review.queue()).cards).toHaveLength(1)
  })

  test('访客、别人与不存在的：一张卡片也动不了', async () => {
    const owner = await t.signIn()
    const other = await t.signIn()
    await owner.api.review.add({ questionId: question(0) })
    const { cards } = await owner.api.review.queue()
    const answer = answerOf(cards[0], 3)
    expect((await refusal(t.guest.review.queue())).code).toBe(Code.notLoggedIn)
    expect((await refusal(other.api.review.answer(answer))).code).toBe(Code.notFound)
    await owner.api.review.answer(answer)
    expect((await refusal(other.api.review.undo({ stepId: answer.stepId }))).code).toBe(Code.notFound)
    expect((await refusal(owner.api.review.undo({ stepId: randomUUID() }))).code).toBe(Code.notFound)
    expect((await refusal(owner.api.review.add({ questionId: 999_999 }))).code).toBe(Code.notFound)
    expect((await refusal(owner.api.review.rate({ questionId: 999_999, rating: 1 }))).code).toBe(
      Code.notFound,
    )
    expect((await other.api.review.queue()).cards).toEqual([])
  })
})
