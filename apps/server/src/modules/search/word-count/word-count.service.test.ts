import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  createBank,
  createInterviewBank,
  createInterviewQuestion,
  createQuestion,
} from '../../../testing/factories.ts'
import { settleJobs } from '../../../testing/settle-jobs.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'

describe('要点的词', () => {
  let t: TestApp
  let id: number
  let bankId: number
  beforeAll(async () => {
    t = await startTestApp()
    bankId = await createBank(t.database)
    id = await createQuestion(t.database, { bankId, title: '为什么？' })
    await createInterviewQuestion(t.database, {
      bankId: await createInterviewBank(t.database),
      keyPoints: [{ text: '说出结论' }],
    })
  })
  afterAll(() => t.close())

  const wordsOf = async () => {
    const { keyPoints } = await (await t.signIn()).api.question.get({ id })
    return keyPoints.flatMap(({ words }) => words)
  }
  const wordsOfInterview = async () => {
    const { rows } = await sql<{ words: unknown }>`
      select key_point_words -> 0 as words from interview_question`.execute(t.database.kysely)
    return rows[0]?.words
  }
  const countWords = async () => {
    await t.services.countWordsAfter(true)
    await settleJobs(t.database)
  }
  const countOf = (word: string) =>
    t.database.kysely
      .selectFrom('word_count')
      .select('paragraph_count')
      .where('word', '=', word)
      .executeTakeFirst()

  test('越少见的越重：统计之前一样，之后按各段落里的次数，面试题也是', async () => {
    const [said, conclusion] = await wordsOf()
    expect(said?.weight).toBe(conclusion?.weight)
    await countWords()
    const [rare, common] = await wordsOf()
    expect([rare?.forms, common?.forms]).toEqual([['说出'], ['结论']])
    expect(rare?.weight).toBeGreaterThan(common?.weight ?? Infinity)
    expect(await wordsOfInterview()).toEqual([rare, common])
    expect(await countOf('结论')).toEqual({ paragraph_count: 1 })
  })

  test('下架了的不再算，代码从来不算', async () => {
    const other = await createQuestion(t.database, { bankId, title: '别的题' })
    const setText = (values: { answer?: string; status?: string }) =>
      t.database.kysely.updateTable('question').set(values).where('id', '=', other).execute()
    await setText({ answer: '偏向锁\n\n```java\nsynchronized (this) {}\n```\n\n- 偏向锁' })
    await countWords()
    expect([await countOf('偏向'), await countOf('synchronized')]).toEqual([
      { paragraph_count: 2 },
      undefined,
    ])
    await setText({ status: 'archived' })
    await countWords()
    expect(await countOf('偏向')).toBeUndefined()
  })

  test('一组同义词是一个词，改了就跟上', async () => {
    const admin = t.apiOf(await t.signInAdmin())
    const draft = { words: ['结论', 'the conclusion'], isActive: true, note: '' }
    const group = await admin.searchSynonym.add(draft)
    await settleJobs(t.database)
    expect((await wordsOf()).map(({ forms }) => forms)).toEqual([['说出'], draft.words])
    await admin.searchSynonym.deleteMany({ ids: [group] })
    await settleJobs(t.database)
    expect((await wordsOf()).map(({ forms }) => forms)).toEqual([['说出'], ['结论']])
  })
})
