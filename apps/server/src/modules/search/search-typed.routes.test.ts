import type { SearchHit } from '@app/contract/search/schemas'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { EVERY_PARAGRAPH } from '../../platform/recognition/point-words.ts'
import { createBank, createQuestion } from '../../testing/factories.ts'
import { settleJobs } from '../../testing/settle-jobs.ts'
import { type SignedIn, startTestApp, type TestApp } from '../../testing/test-app.ts'

const TITLES = [
  'React 19带来了什么？',
  'Java 21的虚拟线程是什么？',
  'Spring Boot 4有什么变化？',
  'Node.js的事件循环是怎样的？',
  'next-key锁怎样防止幻读？',
  'Redis的Pub/Sub有什么缺点？',
  '==与===有什么区别？',
  'C++的虚表是什么？',
  'MyBatis里#{}与#有什么区别？',
  'TCP为什么要三次握手？',
  '线程池的参数怎样设置？',
  '数据库怎样分库分表？',
  'JVM的内存怎样划分？',
  '消息队列怎样不丢消息？',
  '缓存雪崩怎样避免？',
  '抽象类与接口有什么区别？',
  '异步任务怎样取消？',
  '内存溢出（OutOfMemoryError）怎样排查？',
  'MySQL的死锁（Deadlock）怎样排查？',
  'CPU飙高怎样排查？',
]

const JAVA_TRACE = `Exception in thread "main" java.lang.OutOfMemoryError: Java heap space
\tat java.base/java.util.Arrays.copyOf(Arrays.java:3512)
\tat com.shop.order.OrderExporter.export(OrderExporter.java:88)
\tat com.shop.App.main(App.java:12)`
const MYSQL_ERROR = 'ERROR 1213 (40001): Deadlock found when trying to get lock; try restarting transaction'

let t: TestApp
let author: SignedIn
beforeAll(async () => {
  t = await startTestApp()
  author = await t.signIn()
  const bankId = await createBank(t.database, { name: '综合' })
  for (const title of TITLES) await createQuestion(t.database, { bankId, title })
  await t.services.countWordsAfter(true)
  await settleJobs(t.database)
  // A site of the usual size, whose paragraphs often say the words that most errors have.
  await t.database.kysely
    .insertInto('word_count')
    .values([
      { word: EVERY_PARAGRAPH, paragraph_count: 40_000 },
      ...['java', 'thread', 'main', 'get', 'lock', 'error'].map((word) => ({ word, paragraph_count: 2_000 })),
    ])
    .onConflict((conflict) =>
      conflict
        .column('word')
        .doUpdateSet(({ ref }) => ({ paragraph_count: ref('excluded.paragraph_count') })),
    )
    .execute()
})
afterAll(() => t.close())

const titleOf = ({ title }: SearchHit) => title.map(({ text }) => text).join('')

describe('人们打的、说的、贴的', () => {
  test.each([
    ['react19', 'React 19带来了什么？'],
    ['java21虚拟线程', 'Java 21的虚拟线程是什么？'],
    ['springboot4', 'Spring Boot 4有什么变化？'],
    ['nodejs事件循环', 'Node.js的事件循环是怎样的？'],
    ['nextkey锁', 'next-key锁怎样防止幻读？'],
    ['next key', 'next-key锁怎样防止幻读？'],
    ['pubsub', 'Redis的Pub/Sub有什么缺点？'],
    ['pub sub', 'Redis的Pub/Sub有什么缺点？'],
    ['===', '==与===有什么区别？'],
    ['c++', 'C++的虚表是什么？'],
    ['#{}', 'MyBatis里#{}与#有什么区别？'],
    ['3次握手', 'TCP为什么要三次握手？'],
    ['san ci wo shou', 'TCP为什么要三次握手？'],
    ['为啥要三次握手啊', 'TCP为什么要三次握手？'],
    ['死锁咋回事', 'MySQL的死锁（Deadlock）怎样排查？'],
    ['cpu飙高怎么查', 'CPU飙高怎样排查？'],
    ['執行緒池', '线程池的参数怎样设置？'],
    ['資料庫', '数据库怎样分库分表？'],
    ['記憶體', 'JVM的内存怎样划分？'],
    ['佇列', '消息队列怎样不丢消息？'],
    ['快取雪崩', '缓存雪崩怎样避免？'],
    ['介面', '抽象类与接口有什么区别？'],
    ['非同步', '异步任务怎样取消？'],
    [JAVA_TRACE, '内存溢出（OutOfMemoryError）怎样排查？'],
    [MYSQL_ERROR, 'MySQL的死锁（Deadlock）怎样排查？'],
    ['抽象类与接口有什么区别', '抽象类与接口有什么区别？'],
  ])('%s找得到，匹配的字有标记', async (q, title) => {
    const { records } = await t.guest.search.page({ q })
    expect(records.slice(0, 3).map(titleOf)).toContain(title)
    const unmarked = records.filter((hit) => ![...hit.title, ...hit.passage].some(({ isMarked }) => isMarked))
    expect(unmarked.map(titleOf)).toEqual([])
  })

  test.each(['今天天气怎么样', 'zzqx 9917', '===!'])('%s：什么都没有的时候有相近的', async (q) => {
    const { total, neighbours } = await t.guest.search.page({ q: `${q} 沧海桑田`, isExact: true })
    expect(total).toBe(0)
    expect(neighbours.length).toBeGreaterThan(0)
  })
})

test('帖子按公司、岗位、级别、轮次与结果找', async () => {
  const id = await author.api.discussion.add({
    key: crypto.randomUUID(),
    category: 'experience',
    title: '聊了四十分钟',
    content: '问了很多',
    tags: [],
    interview: {
      company: '阿里巴巴',
      role: '前端',
      level: 'senior',
      round: 'first',
      outcome: 'passed',
      month: null,
    },
  })
  for (const q of ['阿里一面', '阿里 前端 面经', '阿里巴巴 社招', 'alibaba 面经', '阿里 通过']) {
    const { records } = await t.guest.search.page({ q })
    expect([q, records.map(({ kind, id: found }) => `${kind}:${found}`)[0]]).toEqual([q, `discussion:${id}`])
  }
})
