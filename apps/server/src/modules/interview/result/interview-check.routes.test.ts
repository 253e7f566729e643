import { Code } from '@app/contract/common/envelope'
import type { InterviewResult, NewInterviewSession } from '@app/contract/interview-session/schemas'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { checkAll } from '../../../testing/check-all.ts'
import { createInterviewBank, createInterviewQuestion } from '../../../testing/factories.ts'
import { refusal } from '../../../testing/refusal.ts'
import { type SignedIn, startTestApp, type TestApp } from '../../../testing/test-app.ts'

/** Mentions two of the three points, of weight 5 and 3. */
const MOST = '批量写入，一次写一批。失败重试，出了错再来一遍就行。地方的事我没有想过，先放着，以后再说。'

describe('核对面试里的要点', () => {
  let t: TestApp
  let bankId: number
  beforeAll(async () => {
    t = await startTestApp()
    bankId = await addBank()
  })
  afterAll(() => t.close())

  async function addBank(): Promise<number> {
    const id = await createInterviewBank(t.database)
    for (let n = 0; n < 5; n += 1) await createInterviewQuestion(t.database, { bankId: id })
    return id
  }

  /** Answers the first question and ends. */
  async function finish(
    { api }: SignedIn,
    change: Partial<NewInterviewSession> = {},
    content = MOST,
  ): Promise<InterviewResult> {
    const wish = { bankId, questionCount: 5, level: 'middle', minutes: null, strictness: 'lenient' } as const
    const id = await api.interviewSession.add({ ...wish, ...change })
    const { step } = await api.interviewSession.answer({ id, step: 0, content })
    await api.interviewSession.end({ id, step })
    return api.interviewSession.result({ id })
  }
  const scoresOf = (dimensions: InterviewResult['dimensions']) => dimensions.map(({ score }) => score)

  test('核对之前没有分数，只说提到几点；核对完才有，注明自己核对，收回又没有', async () => {
    const learner = await t.signIn()
    const { api } = learner
    const result = await finish(learner)
    const { id } = result
    expect(result).toMatchObject({
      score: null,
      scorer: null,
      pointCount: 3,
      mentionedCount: 2,
      uncheckedCount: 2,
      missedCount: 1,
    })
    expect(scoresOf(result.dimensions)).toEqual([null, 80, null, expect.any(Number)])
    const point = { id, place: 1, point: 0 }
    expect(await api.interviewSession.check({ ...point, check: 'wrong' })).toMatchObject({
      score: null,
      uncheckedCount: 1,
      missedCount: 2,
    })
    const right = { ...point, check: 'right' } as const
    await api.interviewSession.check(right)
    const done = await api.interviewSession.check({ ...right, point: 1 })
    expect(done).toMatchObject({ score: 80, scorer: 'self', uncheckedCount: 0, missedCount: 1 })
    expect(done.questions[0]).toEqual({ place: 1, score: 80 })
    expect(done.topics).toContainEqual({ topic: '集合', score: 80 })
    expect(await api.interviewSession.check({ ...right, point: 1 })).toEqual(done)
    const again = await api.interviewSession.result({ id })
    expect(again).toMatchObject({ score: 80, scorer: 'self' })
    expect(again.questions[0]?.assessment?.comment).toContain('下次补上：省在压缩存储')
    expect(await api.interviewSession.check({ ...point, check: null })).toMatchObject({
      score: null,
      scorer: null,
      uncheckedCount: 1,
    })
  })

  test('没听到的，指出自己的那一句就算说了；没有那一句、指到别处的不收', async () => {
    const learner = await t.signIn()
    const { id, questions } = await finish(learner)
    const { check } = learner.api.interviewSession
    const turn = questions[0]?.turns.find(({ kind }) => kind === 'answer')?.number ?? 0
    const asked = questions[0]?.turns.find(({ kind }) => kind === 'question')?.number ?? 0
    const missing = { id, place: 1, point: 2, check: 'right' } as const
    const passage = { turn, start: 0, end: 4 }
    const wrong = [
      check(missing),
      check({ ...missing, passage: { ...passage, end: MOST.length + 1 } }),
      check({ ...missing, passage: { ...passage, start: 4 } }),
      check({ ...missing, passage: { ...passage, turn: asked } }),
    ]
    for (const refused of await Promise.all(wrong.map(refusal)))
      expect([refused.code, refused.fieldErrors?.[0]?.path]).toEqual([Code.badParameters, 'passage'])
    expect(await check({ ...missing, passage })).toMatchObject({ mentionedCount: 3, missedCount: 0 })
    const said = (await learner.api.interviewSession.result({ id })).questions[0]?.assessment?.points[2]
    expect(said).toMatchObject({ check: 'right', checker: 'self', isMentioned: false, passage })
    expect(await check({ ...missing, check: null })).toMatchObject({ mentionedCount: 2, missedCount: 1 })
  })

  test('提到的都算说对：有分数，注明未逐点核对，不进趋势、最好成绩与平均分；收回就没有', async () => {
    const learner = await t.signIn()
    const { api } = learner
    const own = await addBank()
    const { id } = await finish(learner, { bankId: own })
    expect(await api.interviewSession.assume({ id, isAssumed: true })).toMatchObject({
      score: 80,
      scorer: 'assumed',
    })
    const standing = async () => {
      const { bestScore, averageScore } = await api.interviewBank.get({ id: own })
      const { trend } = await api.interviewSession.overview()
      const [topic] = await api.interviewSession.topics({ bankId: own })
      return [trend.length, topic?.score, bestScore, averageScore]
    }
    expect(await standing()).toEqual([0, null, null, null])
    expect(await api.interviewSession.assume({ id, isAssumed: false })).toMatchObject({ score: null })
    await checkAll(learner, id)
    expect(await standing()).toEqual([1, 80, 80, 80])
    await api.interviewSession.check({ id, place: 1, point: 0, check: null })
    expect(await standing()).toEqual([0, null, null, null])
  })

  test('与上一场相比，只比核对过的', async () => {
    const learner = await t.signIn()
    const first = await finish(learner)
    const second = await finish(learner)
    expect(second.previous).toBeNull()
    await checkAll(learner, first.id)
    const { previous } = await learner.api.interviewSession.result({ id: second.id })
    expect(previous).toMatchObject({ score: 80 })
  })

  test('漏掉的、说反的选着加入复习；核对说对了就不再算漏', async () => {
    const learner = await t.signIn()
    const { api } = learner
    const { id } = await finish(learner)
    await api.interviewSession.check({ id, place: 1, point: 0, check: 'wrong' })
    const chosen = [
      { place: 1, point: 0 },
      { place: 1, point: 1 },
    ]
    expect(await api.interviewSession.review({ id, points: chosen })).toBe(1)
    expect(await api.interviewSession.result({ id })).toMatchObject({ missedCount: 2, reviewedCount: 1 })
    await api.interviewSession.check({ id, place: 1, point: 0, check: 'right' })
    const { missed } = await api.interviewSession.overview()
    expect(missed.map(({ point }) => point)).toEqual(['省在压缩存储'])
  })

  test('评完的消息：没有分数的说提到几点', async () => {
    const learner = await t.signIn()
    await finish(learner)
    const { records } = await learner.api.message.mine({})
    expect(records).toMatchObject([
      { kind: 'interview', event: 'interview.mentioned', values: { mentioned: 2, all: 3 } },
    ])
  })

  test('关于自己的题：四项清单由自己定，漏的不进复习', async () => {
    const learner = await t.signIn()
    const own = await addBank()
    await sql`update interview_question set is_personal = true where bank_id = ${own}`.execute(
      t.database.kysely,
    )
    const { id, questions } = await finish(learner, { bankId: own })
    expect(questions[0]?.assessment).toMatchObject({ isChecklist: true })
    expect(questions[0]?.assessment?.points.map(({ isMentioned }) => isMentioned)).toEqual([
      true,
      true,
      true,
      true,
    ])
    for (const [point, check] of (['right', 'right', 'missing', 'missing'] as const).entries())
      await learner.api.interviewSession.check({ id, place: 1, point, check })
    expect(await learner.api.interviewSession.result({ id })).toMatchObject({ score: 50, missedCount: 0 })
  })

  test('别人的、没有的、没评完的、没回答的题、没有的要点、访客', async () => {
    const [learner, other] = [await t.signIn(), await t.signIn()]
    const { id } = await finish(learner)
    const call = { id, place: 1, point: 0, check: 'right' } as const
    const { check, assume } = learner.api.interviewSession
    for (const caller of [other.api, t.guest]) {
      const code = caller === t.guest ? Code.notLoggedIn : Code.notFound
      expect((await refusal(caller.interviewSession.check(call))).code).toBe(code)
      expect((await refusal(caller.interviewSession.assume({ id, isAssumed: true }))).code).toBe(code)
    }
    expect((await refusal(check({ ...call, place: 9 }))).code).toBe(Code.notFound)
    expect((await refusal(check({ ...call, place: 2 }))).fieldErrors?.[0]?.path).toBe('place')
    expect((await refusal(check({ ...call, point: 3 }))).fieldErrors?.[0]?.path).toBe('point')
    const open = await other.api.interviewSession.add({
      bankId,
      questionCount: 5,
      level: 'middle',
      minutes: null,
    })
    expect((await refusal(other.api.interviewSession.check({ ...call, id: open }))).code).toBe(Code.conflict)
    expect((await refusal(other.api.interviewSession.assume({ id: open, isAssumed: true }))).code).toBe(
      Code.conflict,
    )
    const [one, two] = await Promise.all([check(call), assume({ id, isAssumed: true })])
    expect(new Set([one.uncheckedCount, two.uncheckedCount])).toContain(0)
  })
})
