import { Code } from '@app/contract/common/envelope'
import type { NewInterviewShare } from '@app/contract/interview-share/schemas'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { checkAll } from '../../../testing/check-all.ts'
import { createInterviewBank, createInterviewQuestion } from '../../../testing/factories.ts'
import { refusal } from '../../../testing/refusal.ts'
import { type SignedIn, startTestApp, type TestApp } from '../../../testing/test-app.ts'

const MORNING = new Date('2026-11-23T01:00:00Z')
const DAY = 86_400_000
const afterDays = (days: number) => vi.setSystemTime(new Date(MORNING.getTime() + days * DAY))
const PUBLIC = '失败重试，出了错再来一遍就行，这是公开的回答。'
const SECRET = '批量写入，这是只给自己看的回答。'
const RESUME = '简历里的秘密'
const JOB = '岗位描述里的秘密'
const NOTHING = { dimensions: false, topics: false, questions: false, answers: [] }

describe('分享面试结果', () => {
  let t: TestApp
  let bankId: number
  beforeAll(async () => {
    t = await startTestApp()
    bankId = await createInterviewBank(t.database, { name: 'Java后端' })
    for (let n = 0; n < 6; n += 1) await createInterviewQuestion(t.database, { bankId })
  })
  afterAll(() => t.close())
  beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: MORNING }))
  afterEach(() => vi.useRealTimers())

  /** Answers two questions, skips the third one and ends. */
  async function finish({ api }: SignedIn): Promise<number> {
    const wish = { bankId, questionCount: 5, level: 'middle', minutes: null } as const
    const id = await api.interviewSession.add({ ...wish, resume: RESUME, jobDescription: JOB })
    let session = await api.interviewSession.get({ id })
    for (const content of [PUBLIC, SECRET])
      for (const { place } = session; session.place === place; )
        session = await api.interviewSession.answer({ id, step: session.step, content })
    session = await api.interviewSession.skip({ id, step: session.step })
    await api.interviewSession.saveDraft({ id, step: session.step, draft: '没有发出的草稿' })
    await api.interviewSession.end({ id, step: session.step })
    return id
  }
  const share = async (learner: SignedIn, change: Partial<NewInterviewShare> = {}) => {
    const sessionId = change.sessionId ?? (await finish(learner))
    return learner.api.interviewShare.save({ sessionId, parts: NOTHING, days: 30, ...change })
  }
  const codeOf = async (call: Promise<unknown>) => (await refusal(call)).code
  const raw = async (token: string) => (await t.app.inject(`/api/interview-share/get/${token}`)).body

  test('访客只拿到选了公开的部分；简历、草稿、邮箱与编号都不在', async () => {
    const learner = await t.signIn()
    const parts = { dimensions: true, topics: true, questions: true, answers: [1] }
    const { token, sessionId } = await share(learner, { parts })
    const shared = await t.guest.interviewShare.get({ token })
    const result = await learner.api.interviewSession.result({ id: sessionId })
    expect(shared).toMatchObject({
      username: learner.username,
      bankName: 'Java后端',
      score: null,
      scorer: null,
      pointCount: result.pointCount,
      mentionedCount: 2,
      uncheckedCount: 2,
      dimensions: result.dimensions,
      topics: result.topics,
      answeredCount: 2,
      skippedCount: 1,
      expireTime: new Date(MORNING.getTime() + 30 * DAY).toISOString(),
      bank: { id: bankId, questionCount: 6 },
    })
    expect(shared.questions?.map(({ answer }) => answer !== null)).toEqual([true, false, false, false, false])
    expect(shared.questions?.[0]?.answer?.turns.map(({ kind }) => kind)).not.toContain('question')
    const json = await raw(token)
    expect(json).toContain(PUBLIC)
    for (const secret of [
      SECRET,
      RESUME,
      JOB,
      '没有发出的草稿',
      learner.email,
      '"userId"',
      '"sessionId"',
      '"resume"',
    ])
      expect(json, secret).not.toContain(secret)
  })

  test('核对完的分享出分数与怎样来的', async () => {
    const learner = await t.signIn()
    const { token, sessionId } = await share(learner)
    const { score } = await checkAll(learner, sessionId)
    expect(await t.guest.interviewShare.get({ token })).toMatchObject({ score, scorer: 'self' })
  })

  test('没有选的都是空的，题目与回答也不在；只选回答不选逐题得分，什么也不露', async () => {
    const learner = await t.signIn()
    const { token } = await share(learner, { parts: { ...NOTHING, answers: [1] } })
    expect(await t.guest.interviewShare.get({ token })).toMatchObject({
      dimensions: null,
      topics: null,
      questions: null,
    })
    const json = await raw(token)
    for (const hidden of ['"check"', 'turns', '"topic"', PUBLIC, SECRET]) expect(json).not.toContain(hidden)
  })

  test('没有公开维度时，回答里也不说表达的分', async () => {
    const { token } = await share(await t.signIn(), { parts: { ...NOTHING, questions: true, answers: [1] } })
    const { questions } = await t.guest.interviewShare.get({ token })
    expect(questions?.[0]?.answer?.assessment?.expression).toBeNull()
  })

  test('改选的内容，链接与到期的时间不变；改了期限，从现在算起', async () => {
    const learner = await t.signIn()
    const first = await share(learner)
    afterDays(3)
    const call = { sessionId: first.sessionId, parts: { ...NOTHING, topics: true } }
    const changed = await learner.api.interviewShare.save({ ...call, days: 30 })
    expect([changed.token, changed.expireTime]).toEqual([first.token, first.expireTime])
    expect((await t.guest.interviewShare.get({ token: first.token })).topics).not.toBeNull()
    const shorter = await learner.api.interviewShare.save({ ...call, days: 7 })
    expect([shorter.token, shorter.expireTime]).toEqual([
      first.token,
      new Date(MORNING.getTime() + 10 * DAY).toISOString(),
    ])
    const endless = await learner.api.interviewShare.save({ ...call, days: null })
    expect(endless.expireTime).toBeNull()
    expect(await learner.api.interviewShare.mine({ sessionId: first.sessionId })).toEqual(endless)
  })

  test('停止分享，马上失效；再分享是新的链接', async () => {
    const learner = await t.signIn()
    const { sessionId, token } = await share(learner)
    await learner.api.interviewShare.revoke({ sessionId })
    await learner.api.interviewShare.revoke({ sessionId })
    expect(await codeOf(t.guest.interviewShare.get({ token }))).toBe(Code.notFound)
    expect(await learner.api.interviewShare.mine({ sessionId })).toBeNull()
    const second = await share(learner, { sessionId })
    expect(second.token).not.toBe(token)
    expect(await codeOf(t.guest.interviewShare.get({ token }))).toBe(Code.notFound)
  })

  test('到期就失效，每小时清掉；之后再分享是新的链接', async () => {
    const learner = await t.signIn()
    const { sessionId, token } = await share(learner, { days: 7 })
    afterDays(7)
    expect(await codeOf(t.guest.interviewShare.get({ token }))).toBe(Code.notFound)
    expect(await learner.api.interviewShare.mine({ sessionId })).toBeNull()
    const second = await share(learner, { sessionId, days: 7 })
    expect(second.token).not.toBe(token)
    afterDays(20)
    await t.services.interviewShares.purge()
    const left = t.database.kysely
      .selectFrom('interview_share')
      .selectAll()
      .where('session_id', '=', sessionId)
    expect(await left.execute()).toEqual([])
  })

  test.each(['nobody-knows-this', '%00', 'a%20b', 'x'.repeat(200)])('链接 %s 没有这一个', async (token) => {
    const { code } = JSON.parse(await raw(token))
    expect([Code.notFound, Code.badParameters]).toContain(code)
  })

  test('别人看不到、改不了、也停不了；没有成绩的不能分享', async () => {
    const [learner, other] = [await t.signIn(), await t.signIn()]
    const { sessionId, token } = await share(learner)
    const call = { sessionId, parts: NOTHING, days: 7 } as const
    expect(await codeOf(other.api.interviewShare.mine({ sessionId }))).toBe(Code.notFound)
    expect(await codeOf(other.api.interviewShare.save(call))).toBe(Code.notFound)
    expect(await codeOf(other.api.interviewShare.revoke({ sessionId }))).toBe(Code.notFound)
    expect(await codeOf(t.guest.interviewShare.save(call))).toBe(Code.notLoggedIn)
    expect((await t.guest.interviewShare.get({ token })).username).toBe(learner.username)
    const wish = { bankId, questionCount: 5, level: 'middle', minutes: null } as const
    const open = await other.api.interviewSession.add(wish)
    expect(await codeOf(share(other, { sessionId: open }))).toBe(Code.conflict)
  })

  test('没有回答的题不能公开回答', async () => {
    const refused = await refusal(share(await t.signIn(), { parts: { ...NOTHING, answers: [1, 3] } }))
    expect([refused.code, refused.fieldErrors]).toEqual([
      Code.badParameters,
      [{ path: 'parts.answers', message: '这道题没有回答，不能公开' }],
    ])
  })

  test('账号注销之后链接失效', async () => {
    const learner = await t.signIn()
    const { token } = await share(learner)
    await learner.api.user.delete({ id: learner.id })
    expect(await codeOf(t.guest.interviewShare.get({ token }))).toBe(Code.notFound)
  })
})
