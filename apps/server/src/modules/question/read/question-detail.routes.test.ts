import { Code } from '@app/contract/common/envelope'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
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
  })

  const get = () => api.question.get({ id })

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
      keyPoints: [
        {
          text: '说出结论',
          weight: 3,
          followUp: '为什么？',
          misconception: '',
          words: ['说出', '结论'].map((word) => ({ forms: [word], weight: 0.69 })),
        },
      ],
      followUps: ['还有别的办法吗？'],
      related: [{ id: related, title: 'synchronized保证什么？' }],
      mastery: 3,
      isFavourite: false,
      encounter: null,
      note,
    })
    expect((await refusal(api.question.get({ id: 999_999 }))).code).toBe(Code.notFound)
  })

  test('问自己的题：要点换成一张清单，用读者的语言', async () => {
    const personal = await createQuestion(t.database, { bankId, title: '说说你的缺点', isPersonal: true })
    const { isPersonal, keyPoints } = await api.question.get({ id: personal })
    expect(isPersonal).toBe(true)
    expect(keyPoints.map(({ text, words }) => [text, words])).toEqual([
      ['当时的情况与要解决的问题', []],
      ['自己做的是哪一部分', []],
      ['有具体的数字，如规模、耗时、效果', []],
      ['最后的结果与收获', []],
    ])
    expect((await get()).isPersonal).toBe(false)
  })

  test('次数人人相同，掌握、收藏与遇到过是各人自己的', async () => {
    const first = await get()
    await api.favourite.add({ questionId: id })
    await api.questionEncounter.add({ questionId: id })
    await api.review.rate({ questionId: id, rating: 2 })
    expect(await get()).toEqual({
      ...first,
      isFavourite: true,
      encounter: { company: '', role: '', month: null },
      encounterCount: 1,
      mastery: 2,
      lastRatedTime: expect.any(String),
    })
    const other = (await t.signIn()).api
    expect(await other.question.get({ id })).toEqual({ ...first, encounterCount: 1 })
  })

  test('下架的题目没有了', async () => {
    await t.database.kysely.updateTable('question').set({ status: 'archived' }).where('id', '=', id).execute()
    expect((await refusal(get())).code).toBe(Code.notFound)
  })
})
