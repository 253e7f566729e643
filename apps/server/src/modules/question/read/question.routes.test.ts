import { Code } from '@app/contract/common/envelope'
import type { QuestionPageInput } from '@app/contract/question/schemas'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createBank, createQuestion } from '../../../testing/factories.ts'
import { refusal } from '../../../testing/refusal.ts'
import { type SignedIn, startTestApp, type TestApp } from '../../../testing/test-app.ts'
import { indexQuestions } from '../search-source.ts'

describe('题目', () => {
  let t: TestApp
  let learner: SignedIn
  let java: number
  let mysql: number
  let q: { pool: number; lock: number; volatile: number; index: number; cpp: number }

  beforeAll(async () => {
    t = await startTestApp()
    learner = await t.signIn()
    java = await createBank(t.database, { name: 'Java并发' })
    mysql = await createBank(t.database, { name: 'MySQL' })
    const add = (
      bankId: number,
      title: string,
      difficulty: 'easy' | 'medium' | 'hard',
      tags: string[],
      sortOrder: number,
    ) => createQuestion(t.database, { bankId, title, difficulty, tags, sortOrder })
    q = {
      lock: await add(java, 'synchronized与ReentrantLock有什么区别？', 'medium', ['锁', 'AQS'], 2),
      pool: await add(java, '线程池的七个参数是什么？', 'easy', ['线程池'], 1),
      volatile: await add(java, 'volatile能保证什么？', 'hard', ['JMM'], 3),
      index: await add(mysql, '为什么索引用B+树？', 'medium', ['索引', '锁'], 1),
      cpp: await add(mysql, '用C++怎样连接池化？100%够用吗', 'easy', [], 2),
    }
  })
  afterAll(() => t.close())

  const ids = async (input: QuestionPageInput, api = learner.api) =>
    (await api.question.page(input)).records.map((record) => record.id)

  test('默认顺序：题库之内按顺序，访客也能看', async () => {
    const page = await t.guest.question.page({})
    expect(page.records.map((record) => record.id)).toEqual([q.pool, q.lock, q.volatile, q.index, q.cpp])
    expect(page).toMatchObject({ total: 5, current: 1, pageSize: 10 })
    expect(page.records[1]).toEqual({
      id: q.lock,
      bankId: java,
      title: 'synchronized与ReentrantLock有什么区别？',
      difficulty: 'medium',
      frequency: 'common',
      tags: ['锁', 'AQS'],
      viewCount: 0,
      encounterCount: 0,
      mastery: 0,
      isFavourite: false,
      isPassed: false,
      languages: [],
    })
  })

  test.each<[string, () => QuestionPageInput, () => number[]]>([
    ['题库', () => ({ bankId: mysql }), () => [q.index, q.cpp]],
    ['标签', () => ({ tags: ['锁'] }), () => [q.lock, q.index]],
    ['难度', () => ({ difficulties: ['easy'] }), () => [q.pool, q.cpp]],
    ['题库、标签与难度', () => ({ bankId: java, tags: ['锁'], difficulties: ['medium'] }), () => [q.lock]],
    ['一个汉字', () => ({ keyword: '池' }), () => [q.pool, q.cpp]],
    ['两个汉字', () => ({ keyword: '线程' }), () => [q.pool]],
    ['几个词都要有', () => ({ keyword: '区别 volatile' }), () => []],
    ['拉丁词按开头，不分大小写', () => ({ keyword: 'REENTRANT' }), () => [q.lock]],
    ['符号不丢', () => ({ keyword: 'c++' }), () => [q.cpp]],
    ['引号、百分号与反斜杠', () => ({ keyword: "'\\%" }), () => []],
    [
      '倒序',
      () => ({ bankId: java, sortField: 'sortOrder', sortOrder: 'descend' }),
      () => [q.volatile, q.lock, q.pool],
    ],
    ['最新', () => ({ bankId: java, sortField: 'createTime' }), () => [q.volatile, q.pool, q.lock]],
    ['第二页', () => ({ current: 2, pageSize: 2 }), () => [q.volatile, q.index]],
    ['指定编号', () => ({ ids: [q.cpp, q.pool] }), () => [q.pool, q.cpp]],
    ['没有这样的题库', () => ({ bankId: 999_999 }), () => []],
  ])('按%s筛选', async (_, input, expected) => {
    expect(await ids(input())).toEqual(expected())
  })

  test('总数与列表一致，越界的页是空的', async () => {
    for (const input of [
      {},
      { bankId: mysql },
      { tags: ['锁'] },
      { tags: ['没有'] },
      { difficulties: ['easy' as const] },
      { keyword: '线程' },
      { masteries: [0 as const] },
    ]) {
      const all = await learner.api.question.page({ ...input, pageSize: 100 })
      expect(all.total, JSON.stringify(input)).toBe(all.records.length)
      expect(await learner.api.question.page({ ...input, current: 50, pageSize: 100 })).toMatchObject({
        records: [],
        total: all.total,
      })
    }
  })

  test('关键词太常见时列到1000题为止，仍按顺序，翻过了是空的', async () => {
    const bank = await createBank(t.database)
    const first = await createQuestion(t.database, { bankId: bank, title: '常见之问' })
    const { rows } = await sql<{ id: number }>`
      insert into question (bank_id, slug, title, difficulty, short_answer, answer, sort_order)
      select bank_id, 'copy-' || n, title, difficulty, short_answer, answer, sort_order + 1005 - n
      from question, generate_series(1, 1004) n where id = ${first} returning id`.execute(t.database.kysely)
    const copies = rows.map(({ id }) => id)
    await indexQuestions(t.database.kysely, copies)
    const list = { keyword: '常见', bankId: bank }
    const page = await learner.api.question.page({ ...list, pageSize: 3 })
    expect([page.total, ...page.records.map(({ id }) => id)]).toEqual([
      1000,
      first,
      ...copies.slice(-2).reverse(),
    ])
    expect((await learner.api.question.page({ ...list, current: 10, pageSize: 100 })).records).toHaveLength(
      100,
    )
    expect((await learner.api.question.page({ ...list, current: 11, pageSize: 100 })).records).toEqual([])
    await t.database.kysely.deleteFrom('question').where('bank_id', '=', bank).execute()
  })

  test('刚写的题访客与登录的人都马上看得到', async () => {
    const bank = await createBank(t.database)
    const list = { bankId: bank }
    expect((await t.guest.question.page(list)).total).toBe(0)
    await createQuestion(t.database, { bankId: bank, title: '刚写的题' })
    for (const api of [t.guest, learner.api]) expect((await api.question.page(list)).total).toBe(1)
    await t.database.kysely.deleteFrom('question').where('bank_id', '=', bank).execute()
  })

  test('自评、收藏与遇到过只改自己的列表', async () => {
    const other = await t.signIn()
    const { api } = await t.signIn()
    await api.review.rate({ questionId: q.lock, rating: 2 })
    await api.review.rate({ questionId: q.pool, rating: 4 })
    await api.favourite.add({ questionId: q.index })
    expect(await api.questionEncounter.add({ questionId: q.cpp })).toBe(1)
    expect(await api.questionEncounter.add({ questionId: q.cpp })).toBe(1)

    expect(await ids({ masteries: [2] }, api)).toEqual([q.lock])
    expect(await ids({ masteries: [4], bankId: java }, api)).toEqual([q.pool])
    expect(await ids({ masteries: [0], bankId: java }, api)).toEqual([q.volatile])
    expect((await api.question.page({ masteries: [0] })).total).toBe(3)
    expect((await api.question.page({ masteries: [0], bankId: java, difficulties: ['hard'] })).total).toBe(1)
    expect(await ids({ isFavourite: true }, api)).toEqual([q.index])
    expect(await ids({ isEncountered: true }, api)).toEqual([q.cpp])
    expect(await ids({ sortField: 'encounterCount', pageSize: 1 }, api)).toEqual([q.cpp])

    expect(await ids({ masteries: [2] }, other.api)).toEqual([])
    expect(await ids({ isFavourite: true }, other.api)).toEqual([])
    expect((await t.guest.question.page({ masteries: [1] })).total).toBe(0)
    expect((await t.guest.question.page({ masteries: [0] })).total).toBe(5)

    await api.favourite.delete({ id: q.index })
    expect(await api.questionEncounter.delete({ id: q.cpp })).toBe(0)
    expect(await api.questionEncounter.delete({ id: q.cpp })).toBe(0)
    expect(await ids({ isFavourite: true }, api)).toEqual([])
  })

  test('一个列表的进度：只算这个列表的题，也只算自己的', async () => {
    const [{ api }, other] = [await t.signIn(), await t.signIn()]
    await api.review.rate({ questionId: q.lock, rating: 2 })
    await api.review.rate({ questionId: q.pool, rating: 4 })
    await api.review.rate({ questionId: q.index, rating: 1 })
    for (const questionId of [q.lock, q.pool, q.volatile]) await api.favourite.add({ questionId })
    const none = { forgotten: 0, vague: 0, known: 0, instant: 0 }
    expect(await api.question.progress({ isFavourite: true })).toEqual({
      questionCount: 3,
      progress: { ...none, vague: 1, instant: 1 },
    })
    expect(await api.question.progress({ isFavourite: true, bankId: mysql })).toEqual({
      questionCount: 0,
      progress: none,
    })
    expect(await api.question.progress({ keyword: '线程' })).toMatchObject({
      questionCount: 1,
      progress: { ...none, instant: 1 },
    })
    expect(await api.question.progress({ isEncountered: true })).toMatchObject({ questionCount: 0 })
    expect(await other.api.question.progress({ bankId: java })).toEqual({ questionCount: 3, progress: none })
    expect((await refusal(t.guest.question.progress({}))).code).toBe(Code.notLoggedIn)
  })

  test('题库与标签的数目跟着题目走', async () => {
    const bank = await createBank(t.database)
    const id = await createQuestion(t.database, {
      bankId: bank,
      tags: ['甲', '乙'],
      difficulty: 'easy',
    })
    await createQuestion(t.database, { bankId: bank, tags: ['甲'], difficulty: 'hard' })
    const tags = () => t.guest.questionBank.tags({ bankId: bank })
    expect(await tags()).toEqual([
      { tag: '甲', questionCount: 2 },
      { tag: '乙', questionCount: 1 },
    ])
    await t.database.kysely
      .updateTable('question')
      .set({ tags: ['丙'], difficulty: 'hard' })
      .where('id', '=', id)
      .execute()
    expect(await tags()).toEqual([
      { tag: '丙', questionCount: 1 },
      { tag: '甲', questionCount: 1 },
    ])
    expect((await t.guest.question.page({ bankId: bank, difficulties: ['hard'] })).total).toBe(2)
    await t.database.kysely.deleteFrom('question').where('bank_id', '=', bank).execute()
    expect(await tags()).toEqual([])
    expect((await refusal(t.guest.questionBank.get({ id: bank }))).code).toBe(Code.notFound)
  })

  test('浏览一人一天只计一次，并记得上次看到哪里', async () => {
    const { api } = await t.signIn()
    expect(await api.question.resume()).toBeNull()
    const before = (await api.question.get({ id: q.pool })).viewCount
    await t.services.visits.flush()
    await api.question.get({ id: q.pool })
    await api.question.get({ id: q.index })
    await t.services.visits.flush()
    expect((await api.question.get({ id: q.pool })).viewCount).toBe(before + 1)
    expect(await api.question.resume()).toMatchObject({ id: q.index, bankName: 'MySQL', mastery: 0 })
    await t.database.kysely
      .updateTable('question_visit')
      .set({ visit_time: new Date(Date.now() - 86_400_000) })
      .execute()
    await api.question.get({ id: q.pool })
    await t.services.visits.flush()
    expect((await api.question.get({ id: q.pool })).viewCount).toBe(before + 2)
  })

  test('在列表中的位置、上一题与下一题', async () => {
    const at = (id: number, list: QuestionPageInput) => learner.api.question.locate({ id, ...list })
    expect(await at(q.lock, {})).toMatchObject({
      position: 2,
      total: 5,
      previous: { id: q.pool },
      next: { id: q.volatile },
    })
    expect(await at(q.pool, { bankId: java })).toMatchObject({
      position: 1,
      total: 3,
      previous: null,
      next: { id: q.lock },
    })
    expect(await at(q.lock, { sortField: 'createTime' })).toMatchObject({
      position: 5,
      previous: { id: q.pool },
      next: null,
    })
    // A question that left the list meanwhile still knows its neighbours there.
    expect(await at(q.lock, { difficulties: ['easy'] })).toMatchObject({
      position: null,
      total: 2,
      previous: { id: q.pool },
      next: { id: q.cpp },
    })
    expect((await refusal(at(999_999, {}))).code).toBe(Code.notFound)
  })

  test('每日一题一天不变', async () => {
    const first = await t.guest.question.today()
    expect(first?.id).toBeGreaterThan(0)
    for (let i = 0; i < 3; i += 1) expect((await learner.api.question.today())?.id).toBe(first?.id)
  })

  test('磁盘满了，记不下今天的题：照样有，一天不变', async () => {
    await t.database.script(`
      delete from daily_question;
      create function refuse() returns trigger language plpgsql as
        $$ begin raise exception 'full' using errcode = 'disk_full'; end $$;
      create trigger full_disk before insert on daily_question for each row execute function refuse()`)
    const first = await t.guest.question.today()
    expect(first?.id).toBeGreaterThan(0)
    expect((await learner.api.question.today())?.id).toBe(first?.id)
    await t.database.script('drop trigger full_disk on daily_question; drop function refuse')
    expect((await t.guest.question.today())?.id).toBe(first?.id)
  })

  test('题库列表带着我的进度', async () => {
    const { api } = await t.signIn()
    await api.review.rate({ questionId: q.pool, rating: 1 })
    await api.review.rate({ questionId: q.pool, rating: 4 })
    await api.review.rate({ questionId: q.lock, rating: 3 })
    const mine = (await api.questionBank.list()).find((bank) => bank.id === java)
    expect(mine).toMatchObject({
      name: 'Java并发',
      questionCount: 3,
      progress: { forgotten: 0, vague: 0, known: 1, instant: 1 },
    })
    expect((await t.guest.questionBank.list()).find((bank) => bank.id === java)?.progress).toEqual({
      forgotten: 0,
      vague: 0,
      known: 0,
      instant: 0,
    })
    expect((await refusal(api.questionBank.get({ id: 999_999 }))).code).toBe(Code.notFound)
  })
})
