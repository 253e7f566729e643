import { Code } from '@app/contract/common/envelope'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { createBank, createQuestion } from '../../testing/factories.ts'
import { refusal } from '../../testing/refusal.ts'
import { type SignedIn, startTestApp, type TestApp } from '../../testing/test-app.ts'

describe('面试遇到过', () => {
  let t: TestApp
  let questionId: number
  let bankId: number
  beforeAll(async () => {
    t = await startTestApp()
    bankId = await createBank(t.database)
  })
  beforeEach(async () => {
    questionId = await createQuestion(t.database, { bankId })
  })
  afterAll(() => t.close())

  const encounterOf = async ({ api }: SignedIn) => (await api.question.get({ id: questionId })).encounter
  const metAt = async (company: string, api = t.guest) =>
    (await api.question.page({ company, pageSize: 100 })).records.map(({ id }) => id)
  const countOf = async (company: string) => {
    const row = await t.database.kysely
      .selectFrom('interview_company')
      .select('encounter_count')
      .where('name_key', '=', company)
      .executeTakeFirst()
    return row?.encounter_count
  }

  test('写明公司、岗位与月份，可以改，可以取消；人数随之变', async () => {
    const user = await t.signIn()
    const other = await t.signIn()
    const { questionEncounter } = user.api
    expect(await questionEncounter.add({ questionId })).toBe(1)
    expect(await encounterOf(user)).toEqual({ company: '', role: '', month: null })
    expect(await other.api.questionEncounter.add({ questionId, company: '青梧科技' })).toBe(2)
    const told = { company: '青梧科技', role: 'Java后端', month: '2026-01' }
    expect(await questionEncounter.add({ questionId, ...told })).toBe(2)
    expect(await encounterOf(user)).toEqual(told)
    await questionEncounter.update({ questionId, ...told, role: '' })
    expect(await encounterOf(user)).toEqual({ ...told, role: '' })
    expect(await questionEncounter.delete({ id: questionId })).toBe(1)
    expect(await questionEncounter.delete({ id: questionId })).toBe(1)
    expect(await encounterOf(user)).toBeNull()
    expect(await encounterOf(other)).toEqual({ company: '青梧科技', role: '', month: null })
  })

  test('公司不分大小写、全角半角与多余的空格，访客也能按它找题', async () => {
    const [first, second] = [await t.signIn(), await t.signIn()]
    const elsewhere = await createQuestion(t.database, { bankId })
    await first.api.questionEncounter.add({ questionId, company: ' Acme  Labs ' })
    await second.api.questionEncounter.add({ questionId: elsewhere, company: 'ＡＣＭＥ LABS' })
    for (const company of ['acme labs', 'Acme Labs']) {
      expect((await metAt(company)).toSorted()).toEqual([questionId, elsewhere].toSorted())
    }
    expect(await metAt('没有这家')).toEqual([])
    expect(await t.guest.questionEncounter.companies()).toContainEqual({
      name: 'Acme Labs',
      encounterCount: 2,
    })
    await second.api.questionEncounter.update({ questionId: elsewhere, company: '别家' })
    expect(await metAt('acme labs')).toEqual([questionId])
    expect([await countOf('acme labs'), await countOf('别家')]).toEqual([1, 1])
  })

  test('只有一个人写过的公司，只有他自己看得到', async () => {
    const [one, two] = [await t.signIn(), await t.signIn()]
    const names = async (api: TestApp['guest']) =>
      (await api.questionEncounter.companies()).map(({ name }) => name)
    await one.api.questionEncounter.add({ questionId, company: '小公司' })
    await one.api.questionEncounter.add({
      questionId: await createQuestion(t.database, { bankId }),
      company: '小公司',
    })
    expect(await names(one.api)).toContain('小公司')
    for (const api of [two.api, t.guest]) expect(await names(api)).not.toContain('小公司')
    await two.api.questionEncounter.add({ questionId, company: '小公司' })
    expect(await names(t.guest)).toContain('小公司')
  })

  test('同时写下一家新公司：只有一家，次数不少', async () => {
    const users = await Promise.all([t.signIn(), t.signIn(), t.signIn()])
    await Promise.all(users.map(({ api }) => api.questionEncounter.add({ questionId, company: '同时科技' })))
    expect(await countOf('同时科技')).toBe(3)
  })

  test('很多人同时在一家公司遇到过：谁也不等成一圈', async () => {
    const users = await Promise.all(Array.from({ length: 5 }, () => t.signIn()))
    const questionIds = await Promise.all(
      Array.from({ length: 4 }, () => createQuestion(t.database, { bankId })),
    )
    await Promise.all(
      users.flatMap(({ api }) =>
        questionIds.map((id) => api.questionEncounter.add({ questionId: id, company: '很多科技' })),
      ),
    )
    expect(await countOf('很多科技')).toBe(20)
  })

  test('还没到的月份、太长的公司：说在那一项；没有标记过的不能改，没有的题是40400', async () => {
    const { api } = await t.signIn()
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-30T21:00:00Z') })
    try {
      // In Shanghai it is the first of December, but the learner's day begins at 4, so at 5 that is right.
      await api.questionEncounter.add({ questionId, month: '2026-12' })
      vi.setSystemTime(new Date('2026-11-30T19:00:00Z'))
      const early = await refusal(api.questionEncounter.add({ questionId, month: '2026-12' }))
      expect([early.code, early.fieldErrors]).toEqual([
        Code.badParameters,
        [{ path: 'month', message: '不能晚于这个月' }],
      ])
    } finally {
      vi.useRealTimers()
    }
    const long = await refusal(api.questionEncounter.add({ questionId, company: '长'.repeat(41) }))
    expect(long.fieldErrors).toEqual([{ path: 'company', message: '最多40个字符' }])
    const unmarked = await createQuestion(t.database, { bankId })
    expect((await refusal(api.questionEncounter.update({ questionId: unmarked }))).code).toBe(Code.notFound)
    for (const call of [
      () => api.questionEncounter.add({ questionId: 999_999 }),
      () => api.questionEncounter.delete({ id: 999_999 }),
    ])
      expect((await refusal(call())).code).toBe(Code.notFound)
  })

  test('注销账号、删题之后，公司的次数少去那些', async () => {
    const [gone, stays] = [await t.signIn(), await t.signIn()]
    for (const { api } of [gone, stays]) await api.questionEncounter.add({ questionId, company: '清点公司' })
    await gone.api.user.delete({ id: gone.id })
    expect(await countOf('清点公司')).toBe(1)
    await t.database.kysely.deleteFrom('question').where('id', '=', questionId).execute()
    expect(await countOf('清点公司')).toBe(0)
  })
})
