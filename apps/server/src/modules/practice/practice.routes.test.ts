import { Code } from '@app/contract/common/envelope'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createBank, createQuestion } from '../../testing/factories.ts'
import { refusal } from '../../testing/refusal.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'

describe('练习', () => {
  let t: TestApp
  let questionId: number
  beforeAll(async () => {
    t = await startTestApp()
    questionId = await createQuestion(t.database, { bankId: await createBank(t.database) })
  })
  afterAll(() => t.close())

  test('笔记：写、改、删，别人看不到', async () => {
    const { api } = await t.signIn()
    const other = await t.signIn()
    const first = await api.note.update({ questionId, content: '第一版', baseTime: null })
    const second = await api.note.update({
      questionId,
      content: '第二版',
      baseTime: first?.updateTime ?? null,
    })
    expect(second?.content).toBe('第二版')
    expect((await other.api.question.get({ id: questionId })).note).toBeNull()
    expect(await api.note.getOfQuestion({ questionId })).toEqual(second)
    expect(await other.api.note.getOfQuestion({ questionId })).toBeNull()
    expect(
      await api.note.update({ questionId, content: '  ', baseTime: second?.updateTime ?? null }),
    ).toBeNull()
    expect((await api.question.get({ id: questionId })).note).toBeNull()
    expect(await api.note.update({ questionId, content: '', baseTime: null })).toBeNull()
  })

  test('收藏与笔记的列表：新的在前，下架的也在，只有自己的', async () => {
    const { api } = await t.signIn()
    const other = await t.signIn()
    const archived = await createQuestion(t.database, {
      bankId: await createBank(t.database),
      title: '下架的题',
    })
    for (const id of [questionId, archived]) {
      await api.favourite.add({ questionId: id })
      await api.note.update({ questionId: id, content: `${'长'.repeat(900)}`, baseTime: null })
    }
    await t.database.kysely
      .updateTable('question')
      .set({ status: 'archived' })
      .where('id', '=', archived)
      .execute()
    const favourites = await api.favourite.page({})
    expect(favourites).toMatchObject({
      total: 2,
      records: [
        { id: archived, title: '下架的题', isPublished: false },
        { id: questionId, isPublished: true },
      ],
    })
    const notes = await api.note.page({ pageSize: 1 })
    expect(notes).toMatchObject({
      total: 2,
      records: [{ id: archived, subjectType: 'question', isPublished: false }],
    })
    expect(notes.records[0]?.excerpt.length).toBeLessThan(900)
    expect([(await other.api.favourite.page({})).total, (await other.api.note.page({})).total]).toEqual([
      0, 0,
    ])
  })

  test('笔记在别处被改过：40900，附上现在的笔记，两边都不丢', async () => {
    const { api } = await t.signIn()
    const base = await api.note.update({ questionId, content: '原稿', baseTime: null })
    const baseTime = base?.updateTime ?? null
    const elsewhere = await api.note.update({ questionId, content: '另一个标签页', baseTime })
    for (const content of ['这个标签页', '']) {
      const error = await refusal(api.note.update({ questionId, content, baseTime }))
      expect([error.code, error.data]).toEqual([Code.conflict, elsewhere])
    }
    expect(
      (await refusal(api.note.update({ questionId, content: '又一份新的', baseTime: null }))).data,
    ).toEqual(elsewhere)
    expect((await api.question.get({ id: questionId })).note).toEqual(elsewhere)
  })

  test('同一版笔记同时改两次：一次成，一次40900', async () => {
    const { api } = await t.signIn()
    const base = await api.note.update({ questionId, content: '原稿', baseTime: null })
    const save = (content: string) =>
      api.note.update({ questionId, content, baseTime: base?.updateTime ?? null }).then(
        () => 0,
        (error: { code: number }) => error.code,
      )
    expect((await Promise.all([save('甲'), save('乙')])).sort()).toEqual([0, Code.conflict])
  })

  test('没有这道题：40400，什么也没写下', async () => {
    const { api } = await t.signIn()
    const missing = 999_999
    const calls = [
      () => api.favourite.add({ questionId: missing }),
      () => api.favourite.delete({ id: missing }),
      () => api.questionEncounter.add({ questionId: missing }),
      () => api.questionEncounter.delete({ id: missing }),
      () => api.note.update({ questionId: missing, content: 'x', baseTime: null }),
    ]
    for (const call of calls) expect((await refusal(call())).code).toBe(Code.notFound)
  })
})
