import { Code } from '@app/contract/common/envelope'
import type { InterviewSession } from '@app/contract/interview-session/schemas'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { createInterviewBank, createInterviewQuestion } from '../../testing/factories.ts'
import { refusal } from '../../testing/refusal.ts'
import { type SignedIn, startTestApp, type TestApp } from '../../testing/test-app.ts'

const MORNING = new Date('2026-11-23T01:00:00Z')
const afterMinutes = (minutes: number) => vi.setSystemTime(new Date(MORNING.getTime() + minutes * 60_000))
const PARTLY = '失败重试，出了错再来一遍就行。'
const ACTS = ['answer', 'skip', 'hint', 'pause', 'resume', 'end'] as const

describe('模拟面试：乱来的、同时来的、来晚了的', () => {
  let t: TestApp
  let bankId: number
  beforeAll(async () => {
    t = await startTestApp()
    bankId = await addBank()
  })
  afterAll(() => t.close())
  beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: MORNING }))
  afterEach(() => vi.useRealTimers())

  async function addBank(): Promise<number> {
    const id = await createInterviewBank(t.database)
    for (let n = 0; n < 5; n += 1) await createInterviewQuestion(t.database, { bankId: id })
    return id
  }
  const wish = (bank = bankId) => ({ bankId: bank, questionCount: 5, level: 'middle', minutes: 40 }) as const
  const begin = async ({ api }: SignedIn, bank?: number): Promise<InterviewSession> =>
    api.interviewSession.get({ id: await api.interviewSession.add(wish(bank)) })
  const read = ({ api }: SignedIn, { id }: { id: number }) => api.interviewSession.get({ id })
  const act = ({ api }: SignedIn, name: (typeof ACTS)[number], { id, step }: { id: number; step: number }) =>
    name === 'answer'
      ? api.interviewSession.answer({ id, step, content: PARTLY })
      : api.interviewSession[name]({ id, step })
  const saidIn = ({ turns }: InterviewSession) =>
    turns.filter(({ kind }) => kind === 'answer').map(({ content }) => content)

  test('不对的步数：每个操作都拒绝，什么也没变', async () => {
    const learner = await t.signIn()
    const session = await begin(learner)
    const { id } = session
    for (const step of [-1, 0.5, 7, 2 ** 31, Number.MAX_SAFE_INTEGER]) {
      for (const name of ACTS) {
        const { code } = await refusal(act(learner, name, { id, step }))
        expect([Code.badParameters, Code.conflict]).toContain(code)
      }
    }
    await refusal(learner.api.interviewSession.saveDraft({ id, step: 2 ** 31, draft: '写' }))
    expect(await read(learner, session)).toEqual(session)
  })

  test('同一步的50个回答只算一个；同时开始20场只有一场', async () => {
    const learner = await t.signIn()
    const { add } = learner.api.interviewSession
    const begun = await Promise.allSettled(Array.from({ length: 20 }, () => add(wish())))
    const [id, ...more] = begun.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value] : []))
    expect(more).toEqual([])
    const answers = await Promise.allSettled(
      Array.from({ length: 50 }, (_, n) =>
        learner.api.interviewSession.answer({ id: id ?? 0, step: 0, content: `第${n}个` }),
      ),
    )
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const session = await read(learner, { id: id ?? 0 })
    expect([session.step, saidIn(session)]).toEqual([1, [expect.stringMatching(/^第\d+个$/)]])
  })

  test('暂停着、结束了、作废了：各说各的原因，什么也没变', async () => {
    const learner = await t.signIn()
    let session = await begin(learner)
    session = await act(learner, 'pause', session)
    for (const name of ['answer', 'skip', 'hint', 'pause'] as const)
      expect((await refusal(act(learner, name, session))).message).toBe('面试已暂停，继续后再回答')
    expect(await read(learner, session)).toEqual(session)
    session = await act(learner, 'end', session)
    expect(session.state).toBe('abandoned')
    for (const name of ACTS)
      expect((await refusal(act(learner, name, session))).message).toBe('这场面试已经结束')
    const { result, review } = learner.api.interviewSession
    const { id } = session
    for (const call of [() => result({ id }), () => review({ id })])
      expect((await refusal(call())).message).toBe('这场面试一题也没有回答，没有成绩')
    expect(await read(learner, session)).toEqual(session)
  })

  test('时间过了很久才来：写到一半的算作回答，来晚的操作不算', async () => {
    const learner = await t.signIn()
    const session = await begin(learner)
    const { id, step } = session
    await learner.api.interviewSession.saveDraft({ id, step, draft: ` ${PARTLY}\n` })
    afterMinutes(51)
    const late = await refusal(
      learner.api.interviewSession.answer({ id, step, content: '过了时间才写的回答。' }),
    )
    expect([late.code, late.message]).toEqual([Code.conflict, '这场面试已经结束'])
    expect(saidIn(await read(learner, session))).toEqual([PARTLY])
    const result = await learner.api.interviewSession.result({ id })
    expect(result).toMatchObject({ endReason: 'timeUp', answeredCount: 1, mentionedCount: 1 })
  })

  test('服务器死在评分之前：来看成绩时评，几个人同时来也只评一次', async () => {
    const learner = await t.signIn()
    const session = await act(learner, 'answer', await begin(learner))
    await sql`update interview_session set state = 'scoring', end_reason = 'ended', end_time = now()
      where id = ${session.id}`.execute(t.database.kysely)
    const { result } = learner.api.interviewSession
    const results = await Promise.all(Array.from({ length: 5 }, () => result({ id: session.id })))
    expect(results[0]).toMatchObject({ state: 'finished', mentionedCount: 1, missedCount: 2 })
    for (const other of results) expect(other).toEqual(results[0])
  })

  test('网页标记、脚本与替换的记号：一字不差地存下', async () => {
    const learner = await t.signIn()
    const session = await begin(learner)
    const content = '<img src=x onerror=alert(1)> </script><!-- $1 {{1}} %s $& \\n "双" \'单\' 😀'
    const { id, step } = session
    await learner.api.interviewSession.answer({ id, step, content })
    const ended = await learner.api.interviewSession.end({ id, step: step + 1 })
    expect(saidIn(ended)).toEqual([content])
    const { questions } = await learner.api.interviewSession.result({ id })
    expect(questions[0]?.turns.map((turn) => turn.content)).toContain(content)
  })

  test('面到一半，题库下架又删掉：照样面完、有成绩', async () => {
    const learner = await t.signIn()
    const bank = await addBank()
    let session = await act(learner, 'answer', await begin(learner, bank))
    await sql`update interview_question set status = 'archived' where bank_id = ${bank}`.execute(
      t.database.kysely,
    )
    session = await act(learner, 'answer', session)
    await sql`delete from interview_question where bank_id = ${bank}`.execute(t.database.kysely)
    await sql`delete from interview_bank where id = ${bank}`.execute(t.database.kysely)
    while (session.state === 'answering') session = await act(learner, 'answer', session)
    const { id } = session
    const result = await learner.api.interviewSession.result({ id })
    expect(result).toMatchObject({ state: 'finished', bankId: null, answeredCount: 5, mentionedCount: 5 })
    expect(await learner.api.interviewSession.review({ id })).toBe(0)
    expect((await learner.api.interviewSession.page({})).records).toMatchObject([{ id, mentionedCount: 5 }])
  })

  test('面到一半注销：哪个调用都有答复，什么也没留下', async () => {
    const learner = await t.signIn()
    const session = await begin(learner)
    const outcomes = await Promise.allSettled([
      act(learner, 'answer', session),
      learner.api.user.delete({ id: learner.id }),
      act(learner, 'answer', session),
      learner.api.interviewSession.saveDraft({ id: session.id, step: 0, draft: '写' }),
      learner.api.interviewSession.add(wish()),
    ])
    const known = [Code.notFound, Code.notLoggedIn, Code.conflict]
    for (const outcome of outcomes)
      if (outcome.status === 'rejected') expect(known).toContain(outcome.reason.code)
    await t.services.userRemoval.purge()
    const { rows } = await sql`select id from interview_session where user_id = ${learner.id}`.execute(
      t.database.kysely,
    )
    expect(rows).toEqual([])
  })

  test('一小时开始得太多：说要等多久，一场也没有多', async () => {
    const limited = await startTestApp({ hasLimits: true, database: t.database })
    const { id, token } = await t.signIn()
    for (let count = 0; count < 30; count += 1) await limited.services.limits.consume('interviewHour', id)
    const refused = await refusal(limited.apiOf(token).interviewSession.add(wish()))
    expect([refused.code, refused.data]).toEqual([Code.tooOften, { retryAfter: expect.any(Number) }])
    const { rows } = await sql`select 1 from interview_session where user_id = ${id}`.execute(
      t.database.kysely,
    )
    expect(rows).toEqual([])
    await limited.close()
  })
})
