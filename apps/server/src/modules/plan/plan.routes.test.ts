import { Code } from '@app/contract/common/envelope'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import {
  createBank,
  createInterviewBank,
  createInterviewQuestion,
  createQuestion,
} from '../../testing/factories.ts'
import { refusal } from '../../testing/refusal.ts'
import { type SignedIn, startTestApp, type TestApp } from '../../testing/test-app.ts'

/** Nine in the morning in Shanghai, a Monday. */
const MORNING = new Date('2026-11-23T01:00:00Z')
const later = (days: number) => vi.setSystemTime(new Date(MORNING.getTime() + days * 86_400_000))

describe('面试计划', () => {
  let t: TestApp
  let bankId: number
  let otherBankId: number
  let questions: number[]
  beforeAll(async () => {
    t = await startTestApp()
    bankId = await createBank(t.database, { name: '并发' })
    otherBankId = await createBank(t.database, { name: '网络' })
    questions = []
    for (let count = 0; count < 20; count += 1) questions.push(await createQuestion(t.database, { bankId }))
    await createQuestion(t.database, { bankId: otherBankId })
  })
  afterAll(() => t.close())
  beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: MORNING }))
  afterEach(() => vi.useRealTimers())

  const rate = async ({ api }: SignedIn, from: number, to: number) => {
    for (const questionId of questions.slice(from, to)) await api.review.rate({ questionId, rating: 3 })
  }
  const settings = { interviewDay: '2026-12-03', role: 'Java后端', level: null, company: '青梧科技' }

  test('定下日期与题库：每天新学多少、还有几天、练到哪里，都说得出；别人没有', async () => {
    const user = await t.signIn()
    expect(await user.api.plan.get()).toBeNull()
    const plan = await user.api.plan.update({ ...settings, bankIds: [bankId] })
    expect(plan).toMatchObject({
      settings: { ...settings, bankIds: [bankId] },
      bankNames: ['并发'],
      today: '2026-11-23',
      daysLeft: 10,
      practised: 0,
      total: 20,
      completeDay: '2026-12-02',
      leftOver: 0,
      missed: null,
      due: 0,
      freshLeft: 2,
      mocks: [{ day: '2026-11-29', bank: null, done: null }],
    })
    expect(plan.days).toHaveLength(11)
    expect(plan.days[0]).toEqual({ day: '2026-11-23', reviews: 0, fresh: 2, done: 0 })
    expect(await user.api.plan.get()).toEqual(plan)
    expect(await (await t.signIn()).api.plan.get()).toBeNull()
  })

  test('做了一些，今天的份额不变；漏了一天，剩下的重新摊开，漏的那天看得到', async () => {
    const user = await t.signIn()
    await user.api.plan.update({ ...settings, bankIds: [bankId] })
    await rate(user, 0, 2)
    const first = await user.api.plan.get()
    expect(first).toMatchObject({ practised: 2, freshLeft: 0 })
    expect(first?.days[0]).toMatchObject({ fresh: 2, done: 2 })

    later(2)
    const third = await user.api.plan.get()
    const planned = third?.days.find(({ day }) => day === '2026-11-25')
    expect(planned).toMatchObject({ reviews: 2, fresh: 3 })
    expect(third).toMatchObject({ daysLeft: 8, due: 2, freshLeft: 3 })
    expect(third?.missed).toEqual({ day: '2026-11-24', reviews: 0, fresh: 2, done: 0 })
    expect(third?.days[0]).toMatchObject({ day: '2026-11-23', fresh: 2, done: 2 })
    expect(await user.api.plan.get()).toEqual(third)
  })

  test('日期早于今天、太远、没有这一天、没有的题库：说在那一项；今天可以', async () => {
    const { api } = await t.signIn()
    const wrong = async (input: object) =>
      (await refusal(api.plan.update({ ...settings, ...input }))).fieldErrors
    expect(await wrong({ interviewDay: '2026-11-22' })).toEqual([
      { path: 'interviewDay', message: '面试日期不能早于今天' },
    ])
    expect(await wrong({ interviewDay: '2028-01-01' })).toEqual([
      { path: 'interviewDay', message: '面试日期最多在一年之内' },
    ])
    expect(await wrong({ interviewDay: '2026-02-30' })).toEqual([
      { path: 'interviewDay', message: '格式不对' },
    ])
    expect(await wrong({ bankIds: [999_999] })).toEqual([{ path: 'bankIds', message: '没有这个题库' }])
    expect(await api.plan.get()).toBeNull()
    expect(await api.plan.update({ ...settings, interviewDay: '2026-11-23' })).toMatchObject({ daysLeft: 0 })
  })

  test('今天按学习者自己的日子算：凌晨三点还是前一天', async () => {
    const { api } = await t.signIn()
    vi.setSystemTime(new Date('2026-11-23T19:00:00Z'))
    expect(await api.plan.update({ ...settings, interviewDay: '2026-11-23' })).toMatchObject({
      today: '2026-11-23',
    })
    vi.setSystemTime(new Date('2026-11-23T20:00:00Z'))
    const refused = await refusal(api.plan.update({ ...settings, interviewDay: '2026-11-23' }))
    expect(refused.code).toBe(Code.badParameters)
  })

  test('面试过去之后：说已过去，首页不再倒数；可以定下一场，也可以不再按计划', async () => {
    const { api } = await t.signIn()
    await api.plan.update({ ...settings, interviewDay: '2026-11-24' })
    expect((await api.plan.today()).interview).toEqual({
      daysLeft: 1,
      company: '青梧科技',
      role: 'Java后端',
    })
    later(2)
    expect(await api.plan.get()).toMatchObject({ daysLeft: -1 })
    expect((await api.plan.today()).interview).toBeNull()
    expect(await api.plan.update({ ...settings, interviewDay: '2026-12-30' })).toMatchObject({ daysLeft: 35 })
    await api.plan.delete()
    expect(await api.plan.get()).toBeNull()
  })

  test('两台设备同时第一次打开：各得同样的计划', async () => {
    const { api } = await t.signIn()
    await api.plan.update(settings)
    later(1)
    const [one, other] = await Promise.all([api.plan.get(), api.plan.get()])
    expect(one).toEqual(other)
  })

  test('首页：到期的、今天的新题、停下的地方、路线的下一步与本周', async () => {
    const user = await t.signIn()
    const before = await user.api.plan.today()
    expect(before).toMatchObject({
      hasPlan: false,
      interview: null,
      goal: 10,
      fresh: 10,
      freshDone: 0,
      resume: null,
      bankIds: [],
      mock: null,
      missed: null,
    })
    expect(before.forecast).toHaveLength(7)
    expect(before.week.map(({ day }) => day)).toEqual(
      Array.from({ length: 7 }, (_, index) => `2026-11-${23 + index}`),
    )
    await user.api.question.get({ id: questions[0] ?? 0 })
    await t.services.visits.flush()
    await user.api.plan.update({ ...settings, bankIds: [bankId] })
    await rate(user, 0, 3)
    expect(await user.api.plan.today()).toMatchObject({
      hasPlan: true,
      goal: 3,
      fresh: 2,
      freshDone: 3,
      bankIds: [bankId],
      review: { done: 3, streak: 1 },
      resume: { kind: 'question', id: questions[0], bankName: '并发' },
    })
    later(1)
    await user.api.cardDeck.open({ filter: { bankIds: [otherBankId] } })
    expect(await user.api.plan.today()).toMatchObject({
      resume: { kind: 'deck', bankNames: ['网络'], position: 0, total: 1 },
    })
  })

  test('还没定日期：也有每天的安排，不倒数；说了跳过的不要模拟面试', async () => {
    const { api } = await t.signIn()
    const plan = await api.plan.update({ role: 'Go', level: 'junior', bankIds: [bankId] })
    expect(plan).toMatchObject({ daysLeft: null, freshLeft: 10, completeDay: '2026-11-24', leftOver: 0 })
    expect(plan.settings).toMatchObject({ interviewDay: null, level: 'junior' })
    expect(plan.mocks.map(({ day }) => day)).toHaveLength(4)
    expect(await api.plan.today()).toMatchObject({ hasPlan: true, interview: null, goal: 10, fresh: 10 })
    later(9)
    expect(await api.plan.get()).toMatchObject({ daysLeft: null, freshLeft: 10 })
    expect((await api.plan.update({})).mocks).toEqual([])
    expect((await api.plan.today()).mock).toBeNull()
  })

  test('一天的新题让到期的复习先占，至少留四分之一；没有题可练时就没有', async () => {
    const user = await t.signIn()
    await rate(user, 0, 17)
    later(30)
    expect(await user.api.plan.today()).toMatchObject({ review: { due: 17 }, fresh: 4, goal: 21 })
    await user.api.plan.update({ bankIds: [otherBankId] })
    expect(await user.api.plan.today()).toMatchObject({ fresh: 1, goal: 18 })
  })

  test('级别不是其中之一：说在那一项', async () => {
    const { api, token } = await t.signIn()
    const refused = await t.app.inject({
      method: 'PUT',
      url: '/api/plan/update',
      headers: { authorization: token },
      payload: { ...settings, level: 'boss' },
    })
    expect(refused.json()).toMatchObject({ code: Code.badParameters, data: [{ path: 'level' }] })
    expect(await api.plan.get()).toBeNull()
  })
})

describe('准备的岗位与每周的模拟面试', () => {
  let t: TestApp
  let junior: number
  let senior: number
  const banks: Record<string, number> = {}
  beforeAll(async () => {
    t = await startTestApp()
    const bankOf = async (name: string, level: 'campus' | 'middle' | 'any', trained: string[]) => {
      const id = await createInterviewBank(t.database, { name })
      await t.database.kysely.updateTable('interview_bank').set({ level }).where('id', '=', id).execute()
      for (const bank of trained) {
        banks[bank] ??= await createBank(t.database, { name: bank })
        const questionId = await createQuestion(t.database, { bankId: banks[bank] })
        const interviewQuestionId = await createInterviewQuestion(t.database, { bankId: id })
        await t.database.kysely
          .insertInto('interview_question_link')
          .values({ interview_question_id: interviewQuestionId, question_id: questionId, sort_order: 1 })
          .execute()
      }
      return id
    }
    junior = await bankOf('Java校招', 'campus', ['集合', '集合', '网络'])
    senior = await bankOf('Java社招', 'middle', ['集合', '分布式', '集合', '集合', '集合'])
    await bankOf('系统设计', 'any', ['分布式'])
    await createInterviewBank(t.database, { name: '没有题' })
  })
  afterAll(() => t.close())
  beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: MORNING }))
  afterEach(() => vi.useRealTimers())

  test('同一岗位的几个级别合成一个，每个级别有自己要练的题库，练得多的在前', async () => {
    const targets = await (await t.signIn()).api.plan.targets()
    expect(targets.map(({ role }) => role)).toEqual(['Java', '系统设计'])
    const idsOf = (...names: string[]) => names.map((name) => banks[name])
    expect(targets[0]?.levels).toEqual([
      { level: 'campus', bankIds: idsOf('集合', '网络') },
      { level: 'junior', bankIds: idsOf('集合', '分布式') },
      { level: 'middle', bankIds: idsOf('集合', '分布式') },
      { level: 'senior', bankIds: idsOf('集合', '分布式') },
    ])
  })

  test('每周一场，用最接近的面试题库；这周面过就算做了，漏掉的要点在首页', async () => {
    const user = await t.signIn()
    const plan = await user.api.plan.update({ interviewDay: '2026-12-20', role: 'Java', level: 'middle' })
    const bank = { id: senior, name: 'Java社招', minutes: 40 }
    expect(plan.mocks).toMatchObject([
      { day: '2026-11-29', bank, done: null },
      { day: '2026-12-06', bank, done: null },
      { day: '2026-12-13', bank, done: null },
      { day: '2026-12-18', bank, done: null },
    ])
    await user.api.plan.update({ role: '', bankIds: [banks.网络 ?? 0] })
    await user.api.plan.update({ interviewDay: '2026-12-20', bankIds: [banks.网络 ?? 0] })
    expect((await user.api.plan.today()).mock?.bank).toMatchObject({ id: junior })

    const id = await user.api.interviewSession.add({
      bankId: senior,
      questionCount: 5,
      level: 'middle',
      minutes: null,
    })
    for (let session = await user.api.interviewSession.get({ id }); session.state === 'answering'; )
      session = await user.api.interviewSession.answer({
        id,
        step: session.step,
        content: '批量写入，这样一次网络往返就够了。压缩存储，占的地方也小。',
      })
    await user.api.interviewSession.result({ id })
    const { mock, missed } = await user.api.plan.today()
    expect(mock?.done).toMatchObject({ sessionId: id })
    expect(missed).toMatchObject({ sessionId: id, bankName: 'Java社招' })
    expect(missed?.points).toHaveLength(3)
    expect(missed?.points[0]).toMatchObject({ point: '稳在失败重试', topic: '集合' })
    expect(missed?.points[0]?.trainingId).toBeGreaterThan(0)
    expect((await (await t.signIn()).api.plan.today()).missed).toBeNull()

    later(7)
    expect((await user.api.plan.today()).mock?.done).toBeNull()
  })
})
