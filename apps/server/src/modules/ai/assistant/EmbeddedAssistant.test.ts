import { readFile } from 'node:fs/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { z } from 'zod/mini'
import { type ChatClient, startChatClient } from '../../../testing/chat-client.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'

const mostAsked = z.array(z.object({ query: z.string(), keys: z.array(z.string()) }))

const contentFolder = new URL('../../../../../../content/', import.meta.url)

describe('离线小助手', () => {
  let t: TestApp
  let reader: ChatClient
  beforeAll(async () => {
    t = await startTestApp()
    await t.services.content.importFolder(contentFolder.pathname)
    // How rare a word is, is known once the words are counted.
    await t.services.countWordsAfter(true)
    let counted = 0
    await vi.waitFor(
      async () => {
        const before = counted
        const { n } = await t.database.kysely
          .selectFrom('word_count')
          .select((of) => of.fn.countAll<number>().as('n'))
          .executeTakeFirstOrThrow()
        counted = n
        // They are written a few hundred at a time.
        expect(counted > 0 && counted === before).toBe(true)
      },
      { timeout: 120_000, interval: 1_000 },
    )
    reader = await startChatClient(t)
  })
  afterAll(() => t.close())

  const ask = async (message: string, questionId?: number) =>
    reader.read({
      conversationId: await reader.begin(),
      message,
      ...(questionId !== undefined && { questionId }),
    })
  const idOf = async (title: string) => {
    const row = await t.database.kysely
      .selectFrom('question')
      .select('id')
      .where('title', '=', title)
      .executeTakeFirstOrThrow()
    return row.id
  }
  const sourcesOf = (events: Awaited<ReturnType<typeof ask>>['events']) =>
    events.flatMap((event) => (event.event === 'sources' ? event.data : []))

  test.each([
    ['什么是闭包', '什么是闭包？它有哪些用途，会不会造成内存泄漏？'],
    ['线程池有哪些参数？', '线程池的七个参数分别是什么？任务提交后按什么顺序处理？'],
    ['MVCC的原理', 'MVCC是怎么实现的？ReadView怎么判断一个版本是否可见？'],
    ['如何优化SQL查询？', '线上有一条慢SQL，你怎么定位和优化？EXPLAIN重点看什么？'],
    ['Vue和React有什么区别？', 'React和Vue有什么区别？怎么选？'],
    ['MySQL的事务隔离级别', '事务有哪四种隔离级别？MySQL默认是哪一种？'],
    ['线上死锁怎么定位', '怎么定位并解决线上的死锁？'],
    ['volatile', 'volatile能保证什么，不能保证什么？'],
  ])('“%s”：引用题库里的简答与要点，并给出链接', async (message, title) => {
    const { text, events, fault } = await ask(message)
    const path = `/problems/bagu/${await idOf(title)}`
    expect(fault).toBeNull()
    expect(text.startsWith('我是离线小助手，没有连接大模型，')).toBe(true)
    expect(text).toContain(`](${path})，面试时可以这样答：\n\n> `)
    expect(text).toContain('**要点**\n\n- ')
    expect(sourcesOf(events)[0]).toEqual({ title, path })
  })

  test('从一道题问起：先讲这道题', async () => {
    const title = '什么是覆盖索引？它为什么快，怎么设计？'
    const { text, events } = await ask('再给我讲讲', await idOf(title))
    expect(text).toContain(`你正在看的题是[${title}]`)
    expect(sourcesOf(events)[0]?.title).toBe(title)
  })

  test.each([
    ['线程池有哪些参数？', '线程池的七个参数分别是什么？任务提交后按什么顺序处理？'],
    ['它和线程池有哪些关系？', '什么是覆盖索引？它为什么快，怎么设计？'],
  ])('看着一道题问“%s”：问的是哪道就先讲哪道', async (message, title) => {
    const { events } = await ask(message, await idOf('什么是覆盖索引？它为什么快，怎么设计？'))
    expect(sourcesOf(events)[0]?.title).toBe(title)
  })

  test.each(['今天天气怎么样', '帮我写一首诗', '比特币现在能买吗', '😀', '？？？'])(
    '“%s”：明说没有，不拿无关的题充数',
    async (message) => {
      const { text, events } = await ask(message)
      expect(text).toContain('站里没有能直接回答')
      expect(text).not.toMatch(/\]\(\/problems/)
      expect(sourcesOf(events)).toEqual([])
    },
  )

  test('站里没有讲的，只给出说到同样少见的词的题', async () => {
    const { text, events } = await ask('Elasticsearch的倒排索引是怎么建的，分片设多少合适')
    expect(text).toContain('站里没有能直接回答')
    expect(text.match(/^- \[.+\]\(\/problems\/bagu\/\d+\)$/gm)?.length).toBeGreaterThan(0)
    expect(sourcesOf(events)).toEqual([])
  })

  test('只有接着上一问才有意义的追问，和上一问一起找', async () => {
    const conversationId = await reader.begin()
    await reader.read({ conversationId, message: 'MVCC的原理' })
    expect((await reader.read({ conversationId, message: '能再细说吗' })).text).toContain(
      '[MVCC是怎么实现的？',
    )
    const other = await reader.read({ conversationId, message: '今天天气怎么样？' })
    expect(other.text).toContain('站里没有能直接回答')
    expect(sourcesOf(other.events)).toEqual([])
  })

  test('提问里的标记只是文字', async () => {
    expect((await ask('<img src=x> **粗**')).text).toContain('“\\<img src=x\\> \\*\\*粗\\*\\*”')
  })

  test('中断之后继续，接出来的与一次写完的一样', async () => {
    const whole = (await ask('什么是闭包')).text
    const conversationId = await reader.begin()
    await reader.api.aiMessage.add({ conversationId, sender: 0, messageText: '什么是闭包' })
    const messageText = whole.slice(0, 40)
    await t.database.kysely
      .insertInto('ai_message')
      .values({
        conversation_id: conversationId,
        sender: 1,
        message_text: messageText,
        status: 'interrupted',
        is_saved: true,
      })
      .execute()
    const reply = await reader.read({ conversationId, mode: 'continue' })
    expect(reply.text).toBe(whole)
  })

  test('最常问的题，站里搜前三条里就有', async () => {
    const file = new URL('../../../../../../bench/finding/most-asked.json', import.meta.url)
    const asked = mostAsked
      .parse(JSON.parse(await readFile(file, 'utf8')))
      .filter(({ keys }) => keys.length > 0)
    const { rows } = await sql<{ id: number; key: string }>`
      select q.id, 'question:' || b.slug || '/' || q.slug as key from question q join question_bank b on b.id = q.bank_id`.execute(
      t.database.kysely,
    )
    const keys = new Map(rows.map(({ id, key }) => [id, key]))
    let found = 0
    for (const { query, keys: wanted } of asked) {
      const { records } = await t.guest.search.page({ q: query, kind: 'question', pageSize: 3 })
      if (records.some(({ id }) => wanted.includes(keys.get(id) ?? ''))) found += 1
    }
    expect(found / asked.length).toBeGreaterThan(0.9)
  })

  test('说得出是离线的', async () => {
    expect(await reader.api.ai.status()).toMatchObject({ provider: 'offline', model: null })
  })
})
