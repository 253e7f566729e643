import { Code, type InterviewSession } from '@app/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createInterviewBank, createInterviewQuestion } from '../../../testing/factories.ts'
import { refusal } from '../../../testing/refusal.ts'
import { type SignedIn, startTestApp, type TestApp } from '../../../testing/test-app.ts'

const HALF = '失败重试，出了错再来一遍就行。'

describe('不认同评分', () => {
  let t: TestApp
  let bankId: number
  beforeAll(async () => {
    t = await startTestApp()
    bankId = await createInterviewBank(t.database)
    for (let n = 0; n < 6; n += 1) await createInterviewQuestion(t.database, { bankId })
  })
  afterAll(() => t.close())

  const begin = async ({ api }: SignedIn): Promise<InterviewSession> =>
    api.interviewSession.get({
      id: await api.interviewSession.add({ bankId, questionCount: 5, level: 'middle', minutes: null }),
    })

  /** Answers the first question, skips the second one and ends. */
  async function finish(learner: SignedIn): Promise<number> {
    const { api } = learner
    const { id, step } = await begin(learner)
    let session = await api.interviewSession.answer({ id, step, content: HALF })
    while (session.place < 3) session = await api.interviewSession.skip({ id, step: session.step })
    await api.interviewSession.end({ id, step: session.step })
    return id
  }

  test('当场再评一次，说出依据与找过的说法；分数不变，等管理员决定', async () => {
    const learner = await t.signIn()
    const sessionId = await finish(learner)
    const call = { sessionId, place: 1, reason: '  我说了重试。\r\n这就是快。 ' }
    const objection = await learner.api.interviewObjection.add(call)
    expect(objection).toMatchObject({
      place: 1,
      reason: '我说了重试。\n这就是快。',
      outcome: 'open',
      note: '',
    })
    expect([objection.first.score, objection.second?.score, objection.adopted]).toEqual([30, 30, null])
    expect(
      objection.second?.assessment.points.map(({ verdict, passage }) => [verdict, passage !== null]),
    ).toEqual([
      ['missing', false],
      ['covered', true],
      ['missing', false],
    ])
    expect(objection.sought[0]).toEqual({ text: '快在哪里', wordings: ['批量写入'] })
    const report = await learner.api.interviewSession.result({ id: sessionId })
    expect([report.score, report.objections, report.rescores]).toEqual([30, [objection], []])
    expect(await learner.api.interviewObjection.add(call)).toEqual(objection)
    const again = await refusal(learner.api.interviewObjection.add({ ...call, reason: '换一个理由' }))
    expect([again.code, again.message]).toEqual([Code.conflict, '这道题的评分已经提过不认同'])
  })

  test('双击只记一次', async () => {
    const learner = await t.signIn()
    const sessionId = await finish(learner)
    const call = { sessionId, place: 1, reason: '我说了' }
    const [one, other] = await Promise.all([0, 1].map(() => learner.api.interviewObjection.add(call)))
    expect(one).toEqual(other)
  })

  test('空的、太长的理由，没有评分的题，没有的题，没评完的、别人的面试，访客', async () => {
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
    const { id } = await begin(learner)
    expect((await refusal(add({ ...call, sessionId: id }))).code).toBe(Code.conflict)
    expect((await learner.api.interviewSession.result({ id: sessionId })).objections).toEqual([])
  })
})
