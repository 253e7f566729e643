import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase } from '../../testing/test-database.ts'
import type { Database } from '../db/database.ts'
import { toDocumentRow } from './document.ts'
import { phraseOfWords, toTsQuery } from './search-query.ts'

let database: Database
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.close())

/** Whether words are found side by side in a text. */
async function isFound(words: string, text: string): Promise<boolean> {
  const { title_terms } = toDocumentRow('question', {
    refId: 1,
    isPublic: true,
    title: text,
    tags: [],
    lead: '',
    body: [],
    facets: [],
    popularity: 0,
    time: new Date(),
  })
  const phrase = phraseOfWords(words)
  const unit = { text: words, isHan: false, phrases: phrase ? [phrase] : [] }
  const query = toTsQuery([unit], { kind: 'question', isPublic: true }).replaceAll('$', '0')
  const { rows } = await sql<{ found: boolean }>`
    select ${title_terms}::tsvector @@ ${query}::tsquery as found`.execute(database.kysely)
  return rows[0]?.found ?? false
}

test.each([
  ['thread pool', 'Thread-Pool的参数'],
  ['Java内存模型', '讲讲Java内存模型'],
  ['慢SQL', '线上的慢SQL怎样排查'],
  ['雪花ID', '用雪花 ID做主键'],
  ['B+树', 'InnoDB的B+树索引'],
  ['pub/sub', 'Redis的Pub/Sub'],
  ['ThreadPoolExecutor参数', '谈谈ThreadPoolExecutor参数'],
  ['Node.js事件循环', 'Node.js事件循环的阶段'],
])('并排的词：%s在“%s”里', async (words, text) => {
  expect(await isFound(words, text)).toBe(true)
})

test.each([
  ['thread pool', '线程thread，连接pool'],
  ['慢SQL', '很慢，SQL没有问题'],
  ['雪花ID', '雪花。ID'],
  ['Node.js事件循环', 'Node.js里的事件循环'],
])('隔开的不算：%s不在“%s”里', async (words, text) => {
  expect(await isFound(words, text)).toBe(false)
})
