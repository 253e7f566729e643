import { Code } from '@app/contract/common/envelope'
import { type InterviewSession, interviewSessionSchema } from '@app/contract/interview-session/schemas'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { z } from 'zod/mini'
import { checkAll } from '../../testing/check-all.ts'
import { docxOf } from '../../testing/docx-of.ts'
import { createInterviewBank, createInterviewQuestion } from '../../testing/factories.ts'
import { refusal } from '../../testing/refusal.ts'
import { type SignedIn, startTestApp, type TestApp } from '../../testing/test-app.ts'

const MORNING = new Date('2026-11-23T01:00:00Z')
const afterMinutes = (minutes: number) => vi.setSystemTime(new Date(MORNING.getTime() + minutes * 60_000))
const ALL = '批量写入，这样一次网络往返就够了。失败重试，出了错再来一遍。压缩存储，占的地方也小。'

describe('模拟面试', () => {
  let t: TestApp
  let bankId: number
  beforeAll(async () => {
    t = await startTestApp()
    bankId = await createInterviewBank(t.database, { name: 'Java后端' })
    for (let n = 0; n < 6; n += 1)
      await createInterviewQuestion(t.database, { bankId, topic: ['集合', 'JVM'][n % 2] ?? '' })
  })
  afterAll(() => t.close())
  beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: MORNING }))
  afterEach(() => vi.useRealTimers())

  const wish = () => ({ bankId, questionCount: 5, level: 'middle', minutes: 40 }) as const
  const begin = async ({ api }: SignedIn, change: object = {}): Promise<InterviewSession> =>
    api.interviewSession.get({ id: await api.interviewSession.add({ ...wish(), ...change }) })
  const answer = ({ api }: SignedIn, { id, step }: InterviewSession, content = ALL) =>
    api.interviewSession.answer({ id, step, content })
  const sessionOf = (data: unknown) => z.object({ session: interviewSessionSchema }).parse(data).session

  /** Answers all of it. */
  async function finish(learner: SignedIn, content?: string): Promise<InterviewSession> {
    let session = await begin(learner)
    while (session.state === 'answering') session = await answer(learner, session, content)
    return session
  }

  test('题库：主题与题数；没有已发布题目的不在', async () => {
    const empty = await createInterviewBank(t.database)
    const [bank] = await t.guest.interviewBank.list()
    expect(bank).toMatchObject({ id: bankId, name: 'Java后端', questionCount: 6, bestScore: null })
    expect(bank?.topics).toEqual([
      { name: '集合', questionCount: 3 },
      { name: 'JVM', questionCount: 3 },
    ])
    expect((await refusal(t.guest.interviewBank.get({ id: empty }))).code).toBe(Code.notFound)
  })

  test('开始就问第一题；后面的题只露出主题；同时只有一场', async () => {
    const learner = await t.signIn()
    const session = await begin(learner)
    expect(session).toMatchObject({ state: 'answering', step: 0, place: 1, millisecondsLeft: 40 * 60_000 })
    expect(session.turns.map(({ kind }) => kind)).toEqual(['opening', 'question'])
    expect(session.questions.map(({ title }) => title !== null)).toEqual([true, false, false, false, false])
    const second = await refusal(learner.api.interviewSession.add(wish()))
    expect([second.code, second.data]).toEqual([Code.conflict, { id: session.id }])
    const twice = await t.signIn()
    const outcomes = await Promise.allSettled([0, 1].map(() => twice.api.interviewSession.add(wish())))
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  })

  test('题不够时，在题数那一项说出有几题', async () => {
    const { api } = await t.signIn()
    const refused = await refusal(api.interviewSession.add({ ...wish(), questionCount: 10 }))
    expect([refused.code, refused.fieldErrors]).toEqual([
      Code.badParameters,
      [{ path: 'questionCount', message: '符合条件的只有6题' }],
    ])
  })

  test('漏了最重的就追问，最多两次；都说到了就下一题', async () => {
    const learner = await t.signIn()
    let session = await answer(learner, await begin(learner), '失败重试，出了错再来一遍就行。')
    expect(session).toMatchObject({ place: 1, followUpCount: 1, step: 1 })
    expect(session.turns.at(-1)?.content).toContain('写的时候怎样少等？')
    session = await answer(learner, session, '这个我没有想过，说不好。')
    expect(session).toMatchObject({ place: 2, followUpCount: 0 })
    session = await answer(learner, session)
    expect(session).toMatchObject({ place: 3, step: 3 })
  })

  test('同一步发两次只算一次，另一处走过的说出现在的样子，不丢也不重', async () => {
    const learner = await t.signIn()
    const session = await begin(learner)
    const both = await Promise.all([answer(learner, session), answer(learner, session)])
    expect(both[0]).toEqual(both[1])
    const stale = await refusal(answer(learner, session, '另一处写的另一个回答。'))
    expect([stale.code, sessionOf(stale.data)]).toEqual([Code.conflict, both[0]])
    const count = both[0]?.turns.filter(({ kind }) => kind === 'answer').length
    expect(count).toBe(1)
  })

  test('草稿存在服务器上，回答之后清空；迟到的草稿不盖掉下一题', async () => {
    const learner = await t.signIn()
    const session = await begin(learner)
    const { id, step } = session
    await learner.api.interviewSession.saveDraft({ id, step, draft: '写到一半' })
    expect((await learner.api.interviewSession.get({ id })).draft).toBe('写到一半')
    expect((await answer(learner, session)).draft).toBe('')
    await learner.api.interviewSession.saveDraft({ id, step, draft: '迟到的' })
    expect((await learner.api.interviewSession.get({ id })).draft).toBe('')
  })

  test('暂停、继续、提示、跳过、结束；时钟由服务器管', async () => {
    const learner = await t.signIn()
    const { api } = learner
    let session = await begin(learner)
    const { id } = session
    session = await api.interviewSession.pause({ id, step: 0 })
    afterMinutes(90)
    session = await api.interviewSession.resume({ id, step: session.step })
    expect(session).toMatchObject({ state: 'answering', millisecondsLeft: 40 * 60_000 })
    session = await api.interviewSession.hint({ id, step: session.step })
    expect(session).toMatchObject({ hintCount: 1, hasHint: false, hintCost: 2 })
    expect((await refusal(api.interviewSession.hint({ id, step: session.step }))).code).toBe(Code.conflict)
    session = await answer(learner, session)
    session = await api.interviewSession.skip({ id, step: session.step })
    expect(session.questions.map(({ state }) => state).slice(0, 3)).toEqual(['answered', 'skipped', 'asked'])
    session = await api.interviewSession.end({ id, step: session.step })
    expect(session.state).toBe('finished')
    await checkAll(learner, id)
    const result = await api.interviewSession.result({ id })
    expect(result).toMatchObject({ score: 98, endReason: 'ended', answeredCount: 1, skippedCount: 1 })
    expect(result.questions.map(({ score }) => score)).toEqual([98, null, null, null, null])
  })

  test('成绩：总分、维度、逐题的要点与依据；最好成绩与人数记到题库', async () => {
    const learner = await t.signIn()
    const { id } = await finish(learner)
    await checkAll(learner, id)
    const source = '默认值 | https://example.com/'
    await t.database.kysely
      .updateTable('interview_question')
      .set({ sources: [source] })
      .execute()
    const result = await learner.api.interviewSession.result({ id })
    expect(result.questions[0]).toMatchObject({ checkedDate: '', versions: [], sources: [source] })
    expect(result).toMatchObject({ score: 100, endReason: 'completed', scorer: 'self', missedCount: 0 })
    expect(result.dimensions.map(({ score }) => score)).toEqual([100, 100, null, expect.any(Number)])
    const [question] = result.questions
    const said = question?.turns.find(({ kind }) => kind === 'answer')
    const passages = question?.assessment?.points.map(({ passage }) => passage) ?? []
    expect(passages.every((passage) => passage?.turn === said?.number)).toBe(true)
    const bank = await learner.api.interviewBank.get({ id: bankId })
    expect(bank).toMatchObject({ bestScore: 100, sessionCount: 1 })
    expect((await learner.api.interviewSession.overview()).trend).toMatchObject([
      { id, score: 100, scorer: 'self' },
    ])
  })

  test('漏掉的要点加入复习，当天到期；下一次说到了就不再算', async () => {
    const learner = await t.signIn()
    const { id } = await finish(learner, '失败重试，出了错再来一遍就行。')
    const result = await learner.api.interviewSession.result({ id })
    expect(result).toMatchObject({ mentionedCount: 5, missedCount: 10, reviewedCount: 0 })
    expect(await learner.api.interviewSession.review({ id })).toBe(10)
    expect(await learner.api.interviewSession.review({ id })).toBe(10)
    const queue = await learner.api.review.queue()
    expect(queue.summary.due).toBe(10)
    expect(queue.cards[0]).toMatchObject({
      subjectType: 'interview',
      content: {
        source: { id: bankId, name: 'Java后端' },
        shortAnswer: expect.stringMatching(/^[快稳省]在/),
      },
    })
    const { missed } = await learner.api.interviewSession.overview()
    expect(missed[0]).toMatchObject({ bankId, count: 1 })
    expect(result.returning).toEqual([])
    const again = await finish(learner, '失败重试，出了错再来一遍就行。')
    const { returning } = await learner.api.interviewSession.result({ id: again.id })
    expect(returning.length).toBeGreaterThan(0)
    expect(returning.every(({ count }) => count === 2)).toBe(true)
  })

  test('时间到了没人回答，宽限之后自己结束；一题没答的作废', async () => {
    const [spoke, silent] = [await t.signIn(), await t.signIn()]
    const { id } = await answer(spoke, await begin(spoke))
    const empty = await begin(silent)
    afterMinutes(45)
    expect((await spoke.api.interviewSession.get({ id })).state).toBe('answering')
    afterMinutes(51)
    await t.services.interviewScoring.endAllOverdue()
    expect(await spoke.api.interviewSession.result({ id })).toMatchObject({
      endReason: 'timeUp',
      mentionedCount: 3,
    })
    expect((await silent.api.interviewSession.get({ id: empty.id })).state).toBe('expired')
    const none = await refusal(silent.api.interviewSession.result({ id: empty.id }))
    expect(none.code).toBe(Code.conflict)
  })

  test('别人的、不存在的、结束了的、空的与太长的回答', async () => {
    const [learner, other] = [await t.signIn(), await t.signIn()]
    const session = await begin(learner)
    const { id, step } = session
    const calls = [
      () => other.api.interviewSession.get({ id }),
      () => other.api.interviewSession.answer({ id, step, content: ALL }),
      () => other.api.interviewSession.end({ id, step }),
      () => other.api.interviewSession.saveDraft({ id, step, draft: '' }),
      () => other.api.interviewSession.result({ id }),
      () => other.api.interviewSession.review({ id }),
      () => learner.api.interviewSession.get({ id: 999_999 }),
    ]
    for (const call of calls) expect((await refusal(call())).code).toBe(Code.notFound)
    for (const content of ['', ' \n ', '长'.repeat(20_000)]) {
      const refused = await refusal(answer(learner, session, content))
      expect([refused.code, refused.fieldErrors?.[0]?.path]).toEqual([Code.badParameters, 'content'])
    }
    await learner.api.interviewSession.end({ id, step })
    expect((await refusal(answer(learner, session))).code).toBe(Code.conflict)
    expect((await learner.api.interviewSession.page({})).records).toMatchObject([{ id, state: 'abandoned' }])
  })

  test('简历从文件里读：太长的截去并说明，读不出的说为什么；没有登录的不能读', async () => {
    const { api } = await t.signIn()
    const read = (content: Uint8Array, who = api) =>
      who.interviewSession.readDocument({ field: 'resume', content: Buffer.from(content).toString('base64') })
    const long = await read(docxOf('熟悉Redis。'.repeat(2_000)))
    expect([long.text.length, long.isCut, long.text.slice(0, 8)]).toEqual([12_000, true, '熟悉Redis。'])
    expect(await read(docxOf('做过秒杀系统'))).toEqual({ text: '做过秒杀系统', isCut: false })
    const refused = await refusal(read(Buffer.from('%PDF-1.7 断')))
    expect(refused.fieldErrors).toEqual([{ path: 'content', message: '文件不完整或已损坏，无法读取' }])
    const huge = await refusal(read(new Uint8Array(5.5 * 1024 * 1024)))
    expect(huge).toMatchObject({
      code: Code.badParameters,
      fieldErrors: [{ path: 'content', message: '文件不能超过5MB' }],
    })
    expect((await refusal(read(new Uint8Array(10 * 1024 * 1024)))).code).toBe(Code.tooLarge)
    expect((await refusal(read(docxOf('甲'), t.guest))).code).toBe(Code.notLoggedIn)
  })
})
