import { Code } from '@app/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { createBank, createQuestion } from '../../../testing/factories.ts'
import { refusal } from '../../../testing/refusal.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'

describe('一道题', () => {
  let t: TestApp
  let api: TestApp['guest']
  let bankId: number
  let id: number

  beforeAll(async () => {
    t = await startTestApp()
    api = (await t.signIn()).api
    bankId = await createBank(t.database, { name: 'Java并发' })
  })
  afterAll(() => t.close())

  beforeEach(async () => {
    id = await createQuestion(t.database, { bankId, title: 'volatile能保证什么？' })
    return () => vi.restoreAllMocks()
  })

  const get = () => api.question.get({ id })
  /** As another server does it: this one hears nothing of it. */
  const write = (values: { title?: string; answer?: string; version?: number; status?: string }) =>
    t.database.kysely.updateTable('question').set(values).where('id', '=', id).execute()

  test('全部内容与我的状态', async () => {
    const related = await createQuestion(t.database, { bankId, title: 'synchronized保证什么？' })
    await t.database.kysely
      .insertInto('question_relation')
      .values({ question_id: id, related_id: related, sort_order: 0 })
      .execute()
    const note = await api.note.update({ questionId: id, content: '口诀：**可见、有序**', baseTime: null })
    await api.review.rate({ questionId: id, rating: 3 })
    expect(await get()).toMatchObject({
      title: 'volatile能保证什么？',
      bankName: 'Java并发',
      shortAnswer: '先说结论，再说原因。',
      keyPoints: [{ text: '说出结论', weight: 3, synonyms: ['结论'], not: [], followUp: '为什么？' }],
      followUps: ['还有别的办法吗？'],
      related: [{ id: related, title: 'synchronized保证什么？' }],
      mastery: 3,
      isFavourite: false,
      encounter: null,
      note,
    })
    expect((await refusal(api.question.get({ id: 999_999 }))).code).toBe(Code.notFound)
  })

  test('再读时内容来自留着的一份，状态与次数仍是现在的', async () => {
    const first = await get()
    await write({ answer: '没有升版本的改动' })
    await api.favourite.add({ questionId: id })
    await api.questionEncounter.add({ questionId: id })
    await api.review.rate({ questionId: id, rating: 2 })
    const lastRatedTime = expect.any(String)
    expect(await get()).toEqual({
      ...first,
      isFavourite: true,
      encounter: { company: '', role: '', month: null },
      encounterCount: 1,
      mastery: 2,
      lastRatedTime,
    })
    const other = (await t.signIn()).api
    expect(await other.question.get({ id })).toEqual({ ...first, encounterCount: 1 })
  })

  test('别的服务器改了内容，下一次就读到', async () => {
    await get()
    await write({ title: '改过的题目', version: 2 })
    expect((await get()).title).toBe('改过的题目')
    await write({ title: '又改了', version: 3 })
    expect((await get()).title).toBe('又改了')
  })

  test('别的服务器下架的题目，下一次就没有了', async () => {
    await get()
    await write({ status: 'archived' })
    expect((await refusal(get())).code).toBe(Code.notFound)
  })

  test('题库改名马上读到；别的服务器改的，五秒之内', async () => {
    const admin = await t.apiOf(await t.signInAdmin())
    expect((await get()).bankName).toBe('Java并发')
    await admin.questionBank.update({ id: bankId, version: 1, name: 'Java多线程' })
    expect((await get()).bankName).toBe('Java多线程')
    await t.database.kysely
      .updateTable('question_bank')
      .set({ name: 'Java锁' })
      .where('id', '=', bankId)
      .execute()
    expect((await get()).bankName).toBe('Java多线程')
    const now = performance.now.bind(performance)
    vi.spyOn(performance, 'now').mockImplementation(() => now() + 5_000)
    await vi.waitFor(async () => expect((await get()).bankName).toBe('Java锁'))
  })
})
