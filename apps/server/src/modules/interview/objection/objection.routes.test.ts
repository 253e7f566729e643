import { Code } from '@app/contract/common/envelope'
import type { InterviewObjection } from '@app/contract/interview-objection/schemas'
import { standingOf } from '@app/contract/key-point/values'
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

describe('不认同模型的评分', () => {
  let provider: JudgingProvider
  let t: TestApp
  let bankId: number
  beforeAll(async () => {
    provider = await startJudgingProvider()
    t = await startTestApp({ ai: provider.ai })
    bankId = await createInterviewBank(t.database)
    for (let n = 0; n < 6; n += 1) await createInterviewQuestion(t.database, { bankId })
  })
  afterAll(async () => {
    await t.close()
    await provider.server.close()
  })
  beforeEach(() => {
    provider.score = judge
  })

  /** Answers the first question, skips the second one and ends. */
  async function finish(learner: SignedIn): Promise<number> {
    const { api } = learner
    const { id, step } = await beginJudged(learner, { bankId })
    let session = await api.interviewSession.answer({ id, step, content: HALF })
    while (session.place < 3) session = await api.interviewSession.skip({ id, step: session.step })
    await api.interviewSession.end({ id, step: session.step })
    await resultOf(learner, id)
    return id
  }
  const objectionOf = ({ api }: SignedIn, id: number, isDone: (objection: InterviewObjection) => boolean) =>
    vi.waitFor(async () => {
      const [objection] = (await api.interviewSession.result({ id })).objections
      if (!objection) throw new Error('there is no objection')
      expect(isDone(objection)).toBe(true)
      return objection
    })

  test('模型带着理由再评一次，说出依据；分数不变，等管理员决定', async () => {
    const learner = await t.signIn()
    const sessionId = await finish(learner)
    let material = ''
    provider.score = (call) => {
      material = call.request.messages.at(-1)?.content ?? ''
      judge(call)
    }
    const call = { sessionId, place: 1, reason: '  我说了重试。\r\n这就是快。 ' }
    const first = await learner.api.interviewObjection.add(call)
    expect(first).toMatchObject({
      place: 1,
      reason: '我说了重试。\n这就是快。',
      outcome: 'open',
      note: '',
      second: null,
      adopted: null,
    })
    const objection = await objectionOf(learner, sessionId, ({ second }) => second !== null)
    expect(material).toContain('这就是快。')
    expect([objection.first.score, objection.second?.score, objection.secondFailure]).toEqual([30, 30, null])
    const points = objection.second?.assessment.points ?? []
    expect(points.map((point) => [standingOf(point), point.checker, point.passage !== null])).toEqual([
      ['missing', 'model', false],
      ['right', 'model', true],
      ['missing', 'model', false],
    ])
    expect((await learner.api.interviewSession.result({ id: sessionId })).score).toBe(30)
    expect(await learner.api.interviewObjection.add(call)).toEqual(objection)
    const again = await refusal(learner.api.interviewObjection.add({ ...call, reason: '换一个理由' }))
    expect([again.code, again.message]).toEqual([Code.conflict, '已经对这道题的评分提过异议'])
  })

  test('模型没能再评：说为什么，第一次的仍在', async () => {
    const learner = await t.signIn()
    const sessionId = await finish(learner)
    provider.score = (call) => call.refuse(401, { message: 'bad key' })
    await learner.api.interviewObjection.add({ sessionId, place: 1, reason: '我说了' })
    const objection = await objectionOf(learner, sessionId, ({ secondFailure }) => secondFailure !== null)
    expect(objection).toMatchObject({ second: null, secondFailure: 'noKey', first: { score: 30 } })
  })

  test('双击只记一次', async () => {
    const learner = await t.signIn()
    const sessionId = await finish(learner)
    const call = { sessionId, place: 1, reason: '我说了' }
    const [one, other] = await Promise.all([0, 1].map(() => learner.api.interviewObjection.add(call)))
    expect(one?.id).toBe(other?.id)
  })

  test('空的、太长的理由，没有评分的题，没有的题，没评完的、别人的面试，访客；不是模型评的，自己改核对就行', async () => {
    const [learner, other] = [await t.signIn(), await t.signIn()]
    const sessionId = await finish(learner)
    const call = { sessionId, place: 1, reason: '我说了' }
    const { add } = learner.api.interviewObjection
    for (const reason of ['', ' \n ', '长'.repeat(501)]) {
      const refused = await refusal(add({ ...call, reason }))
      expect([refused.code, refused.fieldErrors?.[0]?.path]).toEqual([Code.badParameters, 'reason'])
    }
    const skipped = await refusal(add({ ...call, place: 2 }))
    expect([skipped.code, skipped.fieldErrors]).toEqual([
      Code.badParameters,
      [{ path: 'place', message: '这道题没有评分' }],
    ])
    expect((await refusal(add({ ...call, place: 6 }))).code).toBe(Code.notFound)
    expect((await refusal(other.api.interviewObjection.add(call))).code).toBe(Code.notFound)
    expect((await refusal(t.guest.interviewObjection.add(call))).code).toBe(Code.notLoggedIn)
    const { id } = await beginJudged(learner, { bankId })
    expect((await refusal(add({ ...call, sessionId: id }))).code).toBe(Code.conflict)
    expect((await learner.api.interviewSession.result({ id: sessionId })).objections).toEqual([])

    provider.score = (one) => one.refuse(401, { message: 'bad key' })
    const heard = await finish(other)
    await other.api.interviewSession.check({ id: heard, place: 1, point: 1, check: 'right' })
    const refused = await refusal(other.api.interviewObjection.add({ ...call, sessionId: heard }))
    expect([refused.code, refused.message]).toEqual([Code.conflict, '这不是由模型核对的，请直接修改核对'])
  })
})
