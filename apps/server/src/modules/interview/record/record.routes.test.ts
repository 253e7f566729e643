import { Code } from '@app/contract/common/envelope'
import type { InterviewObjection } from '@app/contract/interview-objection/schemas'
import type { Check } from '@app/contract/key-point/values'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { createInterviewBank, createInterviewQuestion } from '../../../testing/factories.ts'
import {
  beginJudged,
  type JudgingProvider,
  judge,
  resultOf,
  startJudgingProvider,
} from '../../../testing/judged-interviews.ts'
import { refusal } from '../../../testing/refusal.ts'
import { type SignedIn, startTestApp, type TestApp } from '../../../testing/test-app.ts'

const HALF = '失败重试，出了错再来一遍就行。'
const RESUME = '简历里的秘密'

describe('管理员看面试、定复评', () => {
  let t: TestApp
  let admin: SignedIn['api']
  let bankId: number
  let provider: JudgingProvider
  beforeAll(async () => {
    provider = await startJudgingProvider()
    t = await startTestApp({ ai: provider.ai })
    admin = t.apiOf(await t.signInAdmin())
    bankId = await createInterviewBank(t.database, { name: 'Java后端' })
    for (let n = 0; n < 5; n += 1) await createInterviewQuestion(t.database, { bankId })
  })
  afterAll(async () => {
    await t.close()
    await provider.server.close()
  })
  beforeEach(() => {
    provider.score = judge
  })

  /** Answers one question for 30 points, and another one with nothing. */
  async function finish(learner: SignedIn): Promise<number> {
    const { api } = learner
    let session = await beginJudged(learner, { bankId, resume: RESUME })
    const { id } = session
    const say = async (content: string) => {
      session = await api.interviewSession.answer({ id, step: session.step, content })
    }
    await say(HALF)
    while (session.place === 1) session = await api.interviewSession.skip({ id, step: session.step })
    await say('不知道')
    await api.interviewSession.end({ id, step: session.step })
    await resultOf(learner, id)
    return id
  }

  async function object(learner: SignedIn): Promise<{ id: number; objection: InterviewObjection }> {
    const id = await finish(learner)
    const call = { sessionId: id, place: 1, reason: '我说了再来一遍，这就是快' }
    await learner.api.interviewObjection.add(call)
    const objection = await vi.waitFor(async () => {
      const { objections } = await learner.api.interviewSession.result({ id })
      return objections.find(({ second }) => second !== null) ?? expect.fail('it is not judged again')
    })
    return { id, objection }
  }

  test('列表按人、题库、状态、评分方式与等待决定的复评找，不含简历', async () => {
    const learner = await t.signIn()
    const { id } = await object(learner)
    const userId = learner.id
    const filters = [
      { userId },
      { ids: [id] },
      { userId, bankId },
      { userId, hasObjection: true },
      { userId, state: 'finished' } as const,
      { userId, scorer: 'model' } as const,
    ]
    for (const filter of filters) {
      const { records } = await admin.interviewSessionRecord.page(filter)
      expect(records).toMatchObject([{ id, userId: learner.id, openObjectionCount: 1, score: 15 }])
    }
    expect((await admin.interviewSessionRecord.page({ userId, hasFailure: false })).total).toBe(0)
    expect((await admin.interviewSessionRecord.waiting()).objectionCount).toBeGreaterThan(0)
    const detail = await admin.interviewSessionRecord.get({ id })
    expect(detail).toMatchObject({ id, userId: learner.id, objections: [{ outcome: 'open' }] })
    expect(detail.questions[0]?.turns.map(({ kind }) => kind)).toEqual([
      'question',
      'answer',
      'followUp',
      'skip',
    ])
    expect(JSON.stringify(detail)).not.toContain(RESUME)
  })

  test('看别人的面试记入操作记录，一小时一次；看自己的不记', async () => {
    const learner = await t.signIn()
    const id = await finish(learner)
    await admin.interviewSessionRecord.get({ id })
    await admin.interviewSessionRecord.get({ id })
    const read = { action: 'interviewSession.read', targetId: id } as const
    const { records } = await admin.auditLog.page(read)
    expect(records).toMatchObject([{ targetName: expect.stringMatching(/ Java后端$/) }])
    const own = await admin.interviewSession.add({ bankId, questionCount: 5, level: 'middle', minutes: null })
    await admin.interviewSessionRecord.get({ id: own })
    expect((await admin.auditLog.page({ ...read, targetId: own })).total).toBe(0)
  })

  test('采用改过判定的复评：分数由服务器算，总分、维度、最好成绩、平均分与漏掉的要点都跟着', async () => {
    const learner = await t.signIn()
    const { id, objection } = await object(learner)
    const checks: Check[] = ['missing', 'right', 'right']
    const revision = { id: objection.id, checks }
    const before = await learner.api.interviewBank.get({ id: bankId })
    expect(await admin.interviewObjection.preview(revision)).toEqual({
      score: 50,
      totalBefore: 15,
      totalAfter: 25,
    })
    await admin.interviewObjection.decide({ ...revision, outcome: 'adopted', note: '省也说到了' })

    const report = await learner.api.interviewSession.result({ id })
    expect(report).toMatchObject({ score: 25, missedCount: 4 })
    expect(report.questions.map(({ score }) => score).slice(0, 2)).toEqual([50, 0])
    expect(report.dimensions[1]).toEqual({ dimension: 'completeness', score: 25 })
    const [decided] = report.objections
    expect(decided).toMatchObject({
      outcome: 'adopted',
      note: '省也说到了',
      deciderName: expect.any(String),
    })
    expect([decided?.first.score, decided?.second?.score, decided?.adopted?.score]).toEqual([30, 30, 50])
    const after = await learner.api.interviewBank.get({ id: bankId })
    expect([before.bestScore, after.bestScore]).toEqual([15, 25])
    const { missed } = await learner.api.interviewSession.overview()
    expect(missed.map(({ point }) => point).sort()).toEqual(
      ['快在批量写入', '快在批量写入', '省在压缩存储', '稳在失败重试'].sort(),
    )

    const again = { id: objection.id, outcome: 'kept', note: '不改了' } as const
    const late = await refusal(admin.interviewObjection.decide(again))
    expect([late.code, late.message]).toEqual([
      Code.conflict,
      `${decided?.deciderName}已采用“${report.questions[0]?.title}”的复评`,
    ])
    const log = await admin.auditLog.page({ action: 'interviewSession.decide', targetId: id })
    const entry = await admin.auditLog.get({ id: log.records[0]?.id ?? 0 })
    expect(entry.after).toMatchObject({ outcome: 'adopted', score: 25, questionScore: 50 })
  })

  test('维持原来的：分数不变，说明给本人看到', async () => {
    const learner = await t.signIn()
    const { id, objection } = await object(learner)
    await admin.interviewObjection.decide({ id: objection.id, outcome: 'kept', note: '没有说到批量' })
    const report = await learner.api.interviewSession.result({ id })
    expect(report).toMatchObject({
      score: 15,
      objections: [{ outcome: 'kept', note: '没有说到批量', adopted: null }],
    })
  })

  test('判定的个数不对、没有的规则、空的与太长的说明、没有的复评', async () => {
    const { objection } = await object(await t.signIn())
    const decision = { id: objection.id, outcome: 'adopted', note: '好' } as const
    const { decide } = admin.interviewObjection
    const wrong = {
      checks: () => decide({ ...decision, checks: ['right'] }),
      rules: () => decide({ ...decision, rules: ['copied'] }),
      note: () => decide({ ...decision, note: ' ' }),
    }
    for (const [path, call] of Object.entries(wrong)) {
      const refused = await refusal(call())
      expect([refused.code, refused.fieldErrors?.[0]?.path]).toEqual([Code.badParameters, path])
    }
    expect((await refusal(decide({ ...decision, note: '长'.repeat(501) }))).code).toBe(Code.badParameters)
    expect((await refusal(decide({ ...decision, id: 999_999 }))).code).toBe(Code.notFound)
    expect((await refusal(admin.interviewObjection.preview({ id: 999_999 }))).code).toBe(Code.notFound)
  })

  test('整场重新评分：原来的留着，采用过复评的题与自己核对的不变，本人看得到；没评完的、不是模型评的不行', async () => {
    const learner = await t.signIn()
    const { id, objection } = await object(learner)
    const checks: Check[] = ['right', 'right', 'right']
    await admin.interviewObjection.decide({ id: objection.id, checks, outcome: 'adopted', note: '都说到了' })
    const own = { id, place: 2, point: 1, check: 'missing' } as const
    await learner.api.interviewSession.check(own)
    provider.score = (call) => {
      const points = [1, 2, 3].map((point) => ({ point, verdict: 'missing', quote: '' }))
      call.say(JSON.stringify({ points, expression: 10, comment: '再想想。' }))
      call.finish()
    }
    await admin.interviewSessionRecord.rescore({ id })
    const report = await vi.waitFor(async () => {
      const done = await learner.api.interviewSession.result({ id })
      expect(done.rescores).toHaveLength(1)
      return done
    })
    expect(report.questions.map(({ score }) => score).slice(0, 2)).toEqual([100, 0])
    expect(report.questions[1]?.assessment?.points.map(({ checker }) => checker)).toEqual([
      'model',
      'self',
      'model',
    ])
    expect(report).toMatchObject({
      score: 50,
      rescores: [{ scoreBefore: 50, scoreAfter: 50, scorer: 'model', failure: null }],
    })
    expect((await admin.auditLog.page({ action: 'interviewSession.rescore', targetId: id })).total).toBe(1)

    const going = await beginJudged(learner, { bankId })
    expect((await refusal(admin.interviewSessionRecord.rescore({ id: going.id }))).code).toBe(Code.conflict)
    expect((await refusal(admin.interviewSessionRecord.rescore({ id: 999_999 }))).code).toBe(Code.notFound)
    provider.score = (call) => call.refuse(401, { message: 'bad key' })
    const heard = await refusal(admin.interviewSessionRecord.rescore({ id: await finish(await t.signIn()) }))
    expect([heard.code, heard.message]).toEqual([Code.conflict, '这不是由模型核对的，请直接修改核对'])
  })

  test('只有管理员能看、能定、能重新评分', async () => {
    const { api } = await t.signIn()
    for (const caller of [api, t.guest]) {
      const calls = [
        caller.interviewSessionRecord.page({}),
        caller.interviewSessionRecord.get({ id: 1 }),
        caller.interviewSessionRecord.waiting(),
        caller.interviewSessionRecord.rescore({ id: 1 }),
        caller.interviewObjection.preview({ id: 1 }),
        caller.interviewObjection.decide({ id: 1, outcome: 'kept', note: '好' }),
      ]
      const code = caller === api ? Code.noPermission : Code.notLoggedIn
      const refusals = await Promise.all(calls.map(refusal))
      expect(new Set(refusals.map((refused) => refused.code))).toEqual(new Set([code]))
    }
  })
})
