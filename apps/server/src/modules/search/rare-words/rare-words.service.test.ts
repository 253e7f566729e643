import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createBank, createKnowledgePoint, createQuestion } from '../../../testing/factories.ts'
import { settleJobs } from '../../../testing/settle-jobs.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'

describe('按少见的词找', () => {
  let t: TestApp
  let bankId: number
  beforeAll(async () => {
    t = await startTestApp()
    bankId = await createBank(t.database, { name: '题库' })
    for (const title of [
      'HashMap的底层结构是怎样的？',
      'Go的map底层怎样扩容？',
      'MySQL的死锁（Deadlock）怎样排查？',
      'React 19带来了什么？',
      '线程池的参数怎样设置？',
      'G1收集器怎样工作？',
      '大表怎样加索引？',
    ])
      await createQuestion(t.database, { bankId, title })
    await createKnowledgePoint(t.database)
    const admin = t.apiOf(await t.signInAdmin())
    await admin.searchSynonym.add({ words: ['线程池', 'ThreadPoolExecutor'], isActive: true, note: '' })
  })
  afterAll(() => t.close())

  const find = async (text: string) => {
    const [best] = await t.services.rareWords.find(text, { kinds: ['question'], limit: 3 })
    return best ?? null
  }

  test.each([
    ['HashMap底层', 'HashMap的底层结构是怎样的？'],
    ['react19有啥新东西', 'React 19带来了什么？'],
    [
      'Deadlock found when trying to get lock; try restarting transaction',
      'MySQL的死锁（Deadlock）怎样排查？',
    ],
    ['ThreadPoolExecutor的参数怎么调', '线程池的参数怎样设置？'],
    ['執行緒之外，線程池參數', '线程池的参数怎样设置？'],
    ['G1的流程', 'G1收集器怎样工作？'],
  ])('%s', async (text, title) => {
    expect((await find(text))?.title).toBe(title)
  })

  test('标题说到的越多越有把握，一个字都没有的没有', async () => {
    expect((await find('HashMap底层结构'))?.confidence).toBe(1)
    expect((await find('HashMap与今天的天气预报'))?.confidence).toBeLessThan(0.5)
    expect((await find('加个索引'))?.confidence).toBe(1)
    expect(await find('今天天气')).toBeNull()
    expect(await find('为什么？')).toBeNull()
  })

  test('词典里没有的词，站里总这样写就是一个词', async () => {
    const formsOf = async (text: string) =>
      (await t.services.rareWords.wordsOf(text)).map(({ forms: [form] }) => form).toSorted()
    expect(await formsOf('先删缓存')).toEqual(['先', '删', '存', '缓'].toSorted())
    const answer = Array.from({ length: 5 }, (_, nth) => `缓存失效有${nth}种。`).join('\n\n')
    const id = await createQuestion(t.database, { bankId, title: '怎样失效？' })
    await t.database.kysely.updateTable('question').set({ answer }).where('id', '=', id).execute()
    await t.services.countWordsAfter(true)
    await settleJobs(t.database)
    expect(await formsOf('先删缓存')).toEqual(['先', '删', '缓存'].toSorted())
  })

  test('只找要的几类', async () => {
    const hits = await t.services.rareWords.find('线程池', { kinds: ['knowledgePoint'], limit: 9 })
    expect(hits.every(({ kind }) => kind === 'knowledgePoint')).toBe(true)
  })
})
