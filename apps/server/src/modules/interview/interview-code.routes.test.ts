import { Code } from '@app/contract/common/envelope'
import type { InterviewSession } from '@app/contract/interview-session/schemas'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  createBank,
  createInterviewBank,
  createInterviewQuestion,
  createQuestion,
  DOUBLE,
} from '../../testing/factories.ts'
import { refusal } from '../../testing/refusal.ts'
import { type SignedIn, startTestApp, type TestApp } from '../../testing/test-app.ts'

const CODE = 'function double(n) {\n  return n + n // 批量写入，失败重试\n}'
const FAILED = { language: 'javascript', passed: 1, total: 2, firstFailure: '#2 零' } as const
const POINTS = [
  { text: '快在批量写入', weight: 3, followUp: '时间复杂度是多少？' },
  { text: '稳在失败重试', weight: 5, followUp: '数很大时会怎样？' },
]

describe('面试里的编程题', () => {
  let t: TestApp
  let bankId: number
  let problemId: number
  let first: number
  let bank: number
  beforeAll(async () => {
    t = await startTestApp()
    bankId = await createInterviewBank(t.database)
    bank = await createBank(t.database)
    problemId = await createQuestion(t.database, { bankId: bank, title: '两倍', program: DOUBLE })
    const ids: number[] = []
    for (let n = 0; n < 5; n += 1)
      ids.push(await createInterviewQuestion(t.database, { bankId, keyPoints: POINTS }))
    first = ids[0] ?? 0
    await t.database.kysely
      .insertInto('interview_question_problem')
      .values({ interview_question_id: first, question_id: problemId, sort_order: 1 })
      .execute()
  })
  afterAll(() => t.close())

  const begin = async ({ api }: SignedIn, strictness: 'lenient' | 'standard' = 'lenient') => {
    const wish = { bankId, questionCount: 5, level: 'middle', minutes: null, strictness } as const
    return api.interviewSession.get({ id: await api.interviewSession.add(wish) })
  }
  const handIn = ({ api }: SignedIn, { id, step }: InterviewSession) =>
    api.interviewSession.answer({ id, step, content: CODE, code: FAILED })
  const say = ({ api }: SignedIn, { id, step }: InterviewSession, content: string) =>
    api.interviewSession.answer({ id, step, content })

  test('交代码，再问复杂度，再问边界，结果里有代码、用例与评判', async () => {
    const learner = await t.signIn()
    let session = await begin(learner)
    expect(session.questions.map((one) => one.problemId)).toEqual([problemId, null, null, null, null])
    session = await handIn(learner, session)
    expect(session.turns.at(-2)).toMatchObject({ kind: 'answer', content: CODE, code: FAILED })
    const asked = session.turns.at(-1)
    expect(asked).toMatchObject({ kind: 'followUp', code: null })
    expect(asked?.content).toContain('过了1个用例，一共2个')
    expect(asked?.content).toContain('时间复杂度是多少？')
    session = await say(learner, session, '批量写入，一次网络往返就够了。')
    expect(session.turns.at(-1)?.content).toContain('数很大时会怎样？')
    session = await say(learner, session, '失败重试，出了错再来一遍就行。')
    expect(session).toMatchObject({ place: 2 })
    await learner.api.interviewSession.end({ id: session.id, step: session.step })
    const [question] = (await learner.api.interviewSession.result({ id: session.id })).questions
    expect(question?.turns.find(({ code }) => code)).toMatchObject({ content: CODE, code: FAILED })
    expect(question?.assessment).toMatchObject({ rules: [] })
    expect(question?.assessment?.points.map((point) => [point.isMentioned, point.isAfterFollowUp])).toEqual([
      [true, true],
      [true, true],
    ])
  })

  test('代码里的话不算说过；交了代码就结束，没有说到要点，也不算答非所问', async () => {
    const learner = await t.signIn()
    const session = await handIn(learner, await begin(learner))
    await learner.api.interviewSession.end({ id: session.id, step: session.step })
    const [question] = (await learner.api.interviewSession.result({ id: session.id })).questions
    expect(question?.assessment).toMatchObject({ rules: [], expression: null })
    expect(question?.assessment?.points.some(({ isMentioned }) => isMentioned)).toBe(false)
  })

  test('草稿是代码，刷新还在；同一份代码发两次只算一次', async () => {
    const learner = await t.signIn()
    const session = await begin(learner)
    const { id, step } = session
    await learner.api.interviewSession.saveDraft({ id, step, draft: CODE })
    expect((await learner.api.interviewSession.get({ id })).draft).toBe(CODE)
    const both = await Promise.all([handIn(learner, session), handIn(learner, session)])
    expect(both[0]).toEqual(both[1])
    expect(both[0]?.turns.filter(({ code }) => code)).toHaveLength(1)
  })

  test('追问和口头的题不收代码；通过的多于总数不行', async () => {
    const learner = await t.signIn()
    let session = await begin(learner)
    const { id } = session
    const wrong = { ...FAILED, passed: 3 }
    const call = { id, step: session.step, content: CODE, code: wrong }
    expect((await refusal(learner.api.interviewSession.answer(call))).fieldErrors).toMatchObject([
      { path: 'code.passed' },
    ])
    session = await handIn(learner, session)
    const again = await refusal(handIn(learner, session))
    expect([again.code, again.fieldErrors]).toEqual([
      Code.badParameters,
      [{ path: 'code', message: '现在不用交代码' }],
    ])
    session = await learner.api.interviewSession.skip({ id, step: session.step })
    expect(session).toMatchObject({ place: 2 })
    expect((await refusal(handIn(learner, session))).code).toBe(Code.badParameters)
  })

  test('后台：要写的编程题至多一道，问答题不行', async () => {
    const admin = t.apiOf(await t.signInAdmin())
    const spoken = await createQuestion(t.database, { bankId: bank })
    const record = await admin.interviewQuestionRecord.get({ id: first })
    expect(record).toMatchObject({ problemIds: [problemId], problems: [{ id: problemId, title: '两倍' }] })
    const change = (problemIds: number[]) =>
      admin.interviewQuestionRecord.update({ id: first, version: record.version, problemIds })
    expect((await refusal(change([spoken]))).fieldErrors).toEqual([
      { path: 'problemIds.0', message: '没有这道编程题' },
    ])
    expect((await refusal(change([problemId, spoken]))).fieldErrors).toMatchObject([{ path: 'problemIds' }])
  })
})
