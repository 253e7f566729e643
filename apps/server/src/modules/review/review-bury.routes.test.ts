import { randomUUID } from 'node:crypto'
import { Code } from '@app/contract/common/envelope'
import type { ReviewCard } from '@app/contract/review/schemas'
import { DEFAULT_STUDY_SETTINGS } from '@app/contract/review/values'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { createBank, createQuestion } from '../../testing/factories.ts'
import { refusal } from '../../testing/refusal.ts'
import { type SignedIn, startTestApp, type TestApp } from '../../testing/test-app.ts'

const MORNING = new Date('2026-11-23T01:00:00Z')
const later = (days: number, minutes = 0) =>
  vi.setSystemTime(new Date(MORNING.getTime() + (days * 1440 + minutes) * 60_000))

describe('暂缓到明天', () => {
  let t: TestApp
  let questions: [number, number, number]
  beforeAll(async () => {
    t = await startTestApp()
    const bankId = await createBank(t.database)
    const create = () => createQuestion(t.database, { bankId })
    questions = [await create(), await create(), await create()]
  })
  afterAll(() => t.close())
  beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: MORNING }))
  afterEach(() => vi.useRealTimers())

  const act = (card: ReviewCard | undefined) => ({
    cardId: card?.id ?? 0,
    version: card?.version ?? 0,
    stepId: randomUUID(),
    held: [],
  })
  const answer = (card: ReviewCard | undefined) => ({ ...act(card), rating: 3 as const, seconds: 1 })
  const due = async ({ api }: SignedIn) => (await api.review.queue()).cards.map((card) => card.subjectId)
  const firstCard = async ({ api }: SignedIn) => (await api.review.queue()).cards[0]
  /** All that is known of a learner's cards, and what counts as done. */
  const stateOf = async ({ id, api }: SignedIn) => {
    const { rows } = await sql<{ cards: unknown }>`
      select json_agg(to_jsonb(c) - 'version' order by c.id) as cards from review_card c where user_id = ${id}`.execute(
      t.database.kysely,
    )
    return { cards: rows[0]?.cards, summary: await api.review.summary() }
  }
  /** A learner with a card whose step of minutes is over, one due by its day and a new one. */
  const learnerWithDue = async () => {
    const learner = await t.signIn()
    await learner.api.review.rate({ questionId: questions[1], rating: 3 })
    await learner.api.review.add({ questionId: questions[2] })
    later(2, -20)
    await learner.api.review.rate({ questionId: questions[0], rating: 1 })
    later(2)
    return learner
  }

  test('分钟的、按天的与新的卡片都等到明天；不算复习，预报里在明天，记忆不变', async () => {
    const learner = await learnerWithDue()
    const before = await stateOf(learner)
    const profile = await learner.api.userProfile.learning()
    expect(await due(learner)).toEqual([...questions])
    for (const left of [2, 1, 0]) {
      const { summary } = await learner.api.review.bury(act(await firstCard(learner)))
      expect(summary).toMatchObject({ due: left, done: before.summary.done, seconds: 0, streak: 1 })
    }
    expect(await due(learner)).toEqual([])
    expect((await learner.api.review.forecast()).slice(0, 3).map(({ count }) => count)).toEqual([0, 2, 0])
    expect(await learner.api.userProfile.learning()).toEqual(profile)
    later(3)
    expect(await due(learner)).toEqual([...questions])
  })

  test('一步一步撤销，卡片与数字分毫不差；自评与暂缓可以交错', async () => {
    const learner = await learnerWithDue()
    const states = [await stateOf(learner)]
    const steps: string[] = []
    for (const kind of ['bury', 'rate', 'bury'] as const) {
      const card = await firstCard(learner)
      const step = answer(card)
      if (kind === 'rate') await learner.api.review.answer(step)
      else await learner.api.review.bury({ ...act(card), stepId: step.stepId })
      steps.push(step.stepId)
      states.push(await stateOf(learner))
    }
    for (const stepId of steps.reverse()) {
      expect(await stateOf(learner)).toEqual(states.pop())
      const { card } = await learner.api.review.undo({ stepId })
      expect(card).toEqual(await firstCard(learner))
      expect(await stateOf(learner)).toEqual(states.at(-1))
    }
  })

  test('同一步送来几次只算一次，撤销之后晚到的也不算', async () => {
    const learner = await learnerWithDue()
    const bury = act(await firstCard(learner))
    await Promise.all([1, 2, 3].map(() => learner.api.review.bury(bury)))
    expect(await due(learner)).toEqual([questions[1], questions[2]])
    await Promise.all([1, 2].map(() => learner.api.review.undo({ stepId: bury.stepId })))
    await learner.api.review.bury(bury)
    expect(await due(learner)).toEqual([...questions])
  })

  test('两台设备对同一张卡片，一个自评一个暂缓：一个算数，另一个40900并得到新的状态', async () => {
    const learner = await learnerWithDue()
    const card = await firstCard(learner)
    const codes = await Promise.all(
      [learner.api.review.bury(act(card)), learner.api.review.answer(answer(card))].map((done) =>
        done.then(
          () => 0,
          (error: { code: number }) => error.code,
        ),
      ),
    )
    expect(codes.sort()).toEqual([0, Code.conflict])
    const error = await refusal(learner.api.review.bury(act(card)))
    expect([error.code, error.data]).toEqual([
      Code.conflict,
      expect.objectContaining({ summary: expect.objectContaining({ due: 2 }) }),
    ])
  })

  test('卡片在别处又自评或暂缓过：之前的那一步不能撤销，撤销过也不能，什么也不变', async () => {
    const learner = await learnerWithDue()
    const bury = act(await firstCard(learner))
    await learner.api.review.bury(bury)
    await learner.api.review.rate({ questionId: questions[0], rating: 1 })
    later(2, 15)
    const rated = answer(await firstCard(learner))
    await learner.api.review.answer(rated)
    later(4)
    await learner.api.review.bury(act(await firstCard(learner)))
    await learner.api.review.bury(act(await firstCard(learner)))
    const before = await stateOf(learner)
    for (const { stepId } of [bury, rated]) {
      const error = await refusal(learner.api.review.undo({ stepId }))
      expect([error.code, error.message]).toEqual([
        Code.conflict,
        '这张卡片之后又复习或暂缓过，这一步不能再撤销',
      ])
    }
    expect(await stateOf(learner)).toEqual(before)
  })

  test('当天在复习里做过的几步，换一台设备也看得到；题目页上的自评、撤销了的、别人的、昨天的不在', async () => {
    const learner = await learnerWithDue()
    const other = await t.signIn()
    const steps: string[] = []
    for (let count = 0; count < 3; count += 1) {
      const card = await firstCard(learner)
      const step = answer(card)
      steps.push(step.stepId)
      if (count === 1) await learner.api.review.bury({ ...act(card), stepId: step.stepId })
      else await learner.api.review.answer(step)
    }
    expect(await learner.api.review.steps()).toEqual(steps)
    expect(await other.api.review.steps()).toEqual([])
    for (const left of [2, 1, 0]) {
      await learner.api.review.undo({ stepId: steps[left] ?? '' })
      expect(await learner.api.review.steps()).toEqual(steps.slice(0, left))
    }
    await learner.api.review.bury(act(await firstCard(learner)))
    later(3)
    expect(await learner.api.review.steps()).toEqual([])
  })

  test('明天是学习者自己的：凌晨三点还是前一天', async () => {
    const learner = await t.signIn()
    await learner.api.review.updateSettings({ ...DEFAULT_STUDY_SETTINGS, timeZone: 'Asia/Shanghai' })
    await learner.api.review.add({ questionId: questions[0] })
    vi.setSystemTime(new Date('2026-11-23T19:30:00Z'))
    await learner.api.review.bury(act(await firstCard(learner)))
    expect(await due(learner)).toEqual([])
    vi.setSystemTime(new Date('2026-11-23T20:30:00Z'))
    expect(await due(learner)).toEqual([questions[0]])
  })

  test('访客、别人与坏输入：一张卡片也动不了', async () => {
    const learner = await learnerWithDue()
    const other = await t.signIn()
    const bury = act(await firstCard(learner))
    expect((await refusal(t.guest.review.bury(bury))).code).toBe(Code.notLoggedIn)
    expect((await refusal(other.api.review.bury(bury))).code).toBe(Code.notFound)
    const bad = await refusal(learner.api.review.bury({ ...bury, stepId: 'x' }))
    expect(bad.code).toBe(Code.badParameters)
    await learner.api.review.bury(bury)
    expect((await refusal(other.api.review.undo({ stepId: bury.stepId }))).code).toBe(Code.notFound)
    expect(await due(learner)).toEqual([questions[1], questions[2]])
  })
})
