import { NetworkError } from '@app/api-client'
import { Code } from '@app/contract/common/envelope'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { type ChatClient, readReply, readUntil, startChatClient } from '../../testing/chat-client.ts'
import { createBank, createQuestion } from '../../testing/factories.ts'
import { type CompletionCall, type OpenAiServer, startOpenAiServer } from '../../testing/openai-server.ts'
import { refusal } from '../../testing/refusal.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { abandonedRepliesJob } from './reply/abandoned-replies-job.ts'
import { AiReplyRepository } from './reply/ai-reply.repository.ts'

const GRACE_SECONDS = 0.05

describe('向模型提问', () => {
  let provider: OpenAiServer
  let t: TestApp
  let reader: ChatClient
  beforeAll(async () => {
    provider = await startOpenAiServer({ apiKey: 'secret' })
    const llm = { baseUrl: provider.url, apiKey: 'secret', model: 'test-model', firstTokenSeconds: 30 }
    t = await startTestApp({ ai: { llm, graceSeconds: GRACE_SECONDS } })
    reader = await startChatClient(t)
  })
  afterAll(async () => {
    await t.close()
    await provider.close()
  })

  const messagesOf = async (id: number) => (await reader.api.aiConversation.get({ id })).messageList
  const save = (conversationId: number, sender: 0 | 1, messageText: string, messageId?: number) =>
    reader.api.aiMessage.add({
      conversationId,
      sender,
      messageText,
      ...(messageId !== undefined && { messageId }),
    })

  /** Asks, and answers with these pieces. */
  async function ask(conversationId: number, message: string, ...pieces: string[]) {
    const reading = reader.read({ conversationId, message })
    const call = await provider.next()
    for (const piece of pieces) call.say(piece)
    call.finish()
    return { reply: await reading, request: call.request }
  }

  /** Asks, and stops in the middle: the stream is open and has brought this text. */
  async function askHalf(conversationId: number, text: string) {
    const opening = reader.open({ conversationId, message: '问' })
    const call = await provider.next()
    call.say(text)
    const stream = await opening
    const lastEventId = await readUntil(stream, text)
    return { stream, call, lastEventId }
  }

  /** A reply that another server writes, or wrote when it died. */
  async function insertReply(conversationId: number, text: string): Promise<number> {
    const { id } = await t.database.kysely
      .insertInto('ai_message')
      .values({
        conversation_id: conversationId,
        sender: 1,
        message_text: text,
        status: 'streaming',
        writer: crypto.randomUUID(),
        is_saved: false,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    return id
  }

  describe('回复', () => {
    test('逐段到达，思考另成一路；历史里没有思考', async () => {
      const conversationId = await reader.begin()
      const reading = reader.read({ conversationId, message: '什么是线程池？' })
      const call = await provider.next()
      call.reason('先想想')
      call.say('复用')
      call.say('线程')
      call.finish()
      const reply = await reading
      expect(reply).toMatchObject({ text: '复用线程', reasoning: '先想想', fault: null })
      expect(reply.lastId).toBe(`${reply.messageId}-3-4`)
      expect(await messagesOf(conversationId)).toMatchObject([
        { sender: 0, messageText: '什么是线程池？', status: 'complete' },
        { id: reply.messageId, sender: 1, messageText: '复用线程', reasoning: '先想想', status: 'complete' },
      ])
      const { request } = await ask(conversationId, '再讲讲', '好')
      expect(request.messages.slice(1)).toEqual([
        { role: 'user', content: '什么是线程池？' },
        { role: 'assistant', content: '复用线程' },
        { role: 'user', content: '再讲讲' },
      ])
    })

    test('客户端自己的保存不会有第二份，带不带编号都一样', async () => {
      const conversationId = await reader.begin()
      const question = await save(conversationId, 0, '问')
      const { reply } = await ask(conversationId, '问', '答', '案')
      expect(await save(conversationId, 1, reply.text)).toBe(reply.messageId)
      expect(await save(conversationId, 1, reply.text, reply.messageId)).toBe(reply.messageId)
      expect((await messagesOf(conversationId)).map(({ id }) => id)).toEqual([question, reply.messageId])
    })

    test('问题没有存成，服务器也留着；之后再存，还是那一条', async () => {
      const conversationId = await reader.begin()
      const { reply } = await ask(conversationId, '问', '答')
      const [kept] = await messagesOf(conversationId)
      expect(await save(conversationId, 0, '问')).toBe(kept?.id)
      expect((await messagesOf(conversationId)).map(({ id }) => id)).toEqual([kept?.id, reply.messageId])
    })

    test('同时保存与提问，问题只有一条', async () => {
      const conversationId = await reader.begin()
      await Promise.all([save(conversationId, 0, '问'), ask(conversationId, '问', '答')])
      expect((await messagesOf(conversationId)).map(({ sender }) => sender)).toEqual([0, 1])
    })

    test('一个字符分在两段里，拼得回来；存不下的字符去掉', async () => {
      const conversationId = await reader.begin()
      const { reply } = await ask(conversationId, '问', '😀'.slice(0, 1), `${'😀'.slice(1)}a\0b`)
      expect(reply.text).toBe('😀ab')
      expect((await messagesOf(conversationId))[1]?.messageText).toBe('😀ab')
    })

    test('头部让代理不缓存、不攒着', async () => {
      const conversationId = await reader.begin()
      const { token } = await t.signIn()
      const own = await t.apiOf(token).aiConversation.add({ title: '' })
      const answering = t.app.inject({
        url: '/api/ai/chat/vo',
        query: { message: '问', conversationId: String(own) },
        headers: { authorization: token },
      })
      const call = await provider.next()
      call.say('答')
      call.finish()
      const { headers, body } = await answering
      expect(headers).toMatchObject({
        'content-type': 'text/event-stream; charset=utf-8',
        'cache-control': 'no-cache, no-transform',
        'x-accel-buffering': 'no',
      })
      expect(body.endsWith('data: {"content":"答"}\n\ndata: end\n\n')).toBe(true)
      expect(conversationId).toBeGreaterThan(0)
    })
  })

  describe('断开', () => {
    test('读者马上回来：接着收，一字不多一字不少', async () => {
      const conversationId = await reader.begin()
      const { stream, call, lastEventId } = await askHalf(conversationId, '前一半')
      const again = reader.open({ conversationId, mode: 'continue' }, { lastEventId })
      await stream.return?.()
      const rest = readReply(await again)
      call.say('后一半')
      call.finish()
      expect((await rest).events.map(({ data }) => data)).toEqual([
        { messageId: expect.any(Number), contentFrom: 3, reasoningFrom: 0 },
        { content: '后一半' },
      ])
      expect((await messagesOf(conversationId))[1]).toMatchObject({
        messageText: '前一半后一半',
        status: 'complete',
      })
    })

    test('没有回来：放开模型，收到的部分留着，标为中断；继续生成接着写', async () => {
      const conversationId = await reader.begin()
      const { stream, call } = await askHalf(conversationId, '前一半')
      await stream.return?.()
      expect(await call.closed).toBe(true)
      const kept = await vi.waitFor(async () => {
        const [, reply] = await messagesOf(conversationId)
        expect(reply).toMatchObject({ messageText: '前一半', status: 'interrupted' })
        return reply
      })
      const reading = reader.read({ conversationId, mode: 'continue' }, { lastEventId: kept?.eventId ?? '' })
      const second = await provider.next()
      expect(second.request.messages.slice(1)).toEqual([
        { role: 'user', content: '问' },
        { role: 'assistant', content: '前一半' },
        { role: 'user', content: expect.stringContaining('不要重复') },
      ])
      second.say('后一半')
      second.finish()
      expect(await reading).toMatchObject({ messageId: kept?.id, text: '后一半' })
      expect(await messagesOf(conversationId)).toMatchObject([
        {},
        { id: kept?.id, messageText: '前一半后一半', status: 'complete' },
      ])
    })

    test('已经写完了再来：只收没收到的；没有编号就从头收', async () => {
      const conversationId = await reader.begin()
      const { reply } = await ask(conversationId, '问', '一二', '三四')
      const rest = await reader.read(
        { conversationId, message: '问' },
        { lastEventId: `${reply.messageId}-0-2` },
      )
      expect([rest.text, rest.fault]).toEqual(['三四', null])
      expect((await reader.read({ conversationId, mode: 'continue' })).text).toBe('一二三四')
      expect(await messagesOf(conversationId)).toHaveLength(2)
    })

    test('对话已在别处往下走了：这一条照样收得完；没有的：40900', async () => {
      const conversationId = await reader.begin()
      const { reply } = await ask(conversationId, '问', '答')
      await ask(conversationId, '再问', '再答')
      const late = await reader.read({ conversationId, mode: 'continue' }, { lastEventId: reply.lastId })
      expect([late.messageId, late.text, late.fault]).toEqual([reply.messageId, '', null])
      const none = await refusal(reader.read({ conversationId, mode: 'continue', messageId: 999_999 }))
      expect(none.code).toBe(Code.conflict)
    })

    test('中断的不是最后一条，也可以继续生成：只给模型它之前的话', async () => {
      const conversationId = await reader.begin()
      const { stream, call } = await askHalf(conversationId, '前一半')
      await stream.return?.()
      await call.closed
      const { reply: last } = await ask(conversationId, '再问', '再答')
      const [, broken] = await messagesOf(conversationId)
      const reading = reader.read({ conversationId, mode: 'continue', messageId: broken?.id ?? 0 })
      const second = await provider.next()
      expect(second.request.messages.slice(1)).toEqual([
        { role: 'user', content: '问' },
        { role: 'assistant', content: '前一半' },
        { role: 'user', content: expect.stringContaining('不要重复') },
      ])
      second.say('后一半')
      second.finish()
      expect(await reading).toMatchObject({ messageId: broken?.id, text: '前一半后一半', fault: null })
      const messages = await messagesOf(conversationId)
      expect(messages.map(({ messageText }) => messageText)).toEqual(['问', '前一半后一半', '再问', '再答'])
      expect(messages.at(-1)?.id).toBe(last.messageId)
    })

    test('写的人死了，记录还说在写：收到的比留下的多，保存后不丢', async () => {
      const conversationId = await reader.begin()
      await save(conversationId, 0, '问')
      const id = await insertReply(conversationId, '留下的')
      await save(conversationId, 1, '留下的和多出来的', id)
      expect((await messagesOf(conversationId))[1]?.messageText).toBe('留下的和多出来的')
    })

    test('客户端收到的比留下的多：保存后以它的为准，不丢', async () => {
      const conversationId = await reader.begin()
      const { stream, call } = await askHalf(conversationId, '前一半')
      await stream.return?.()
      await call.closed
      const kept = await vi.waitFor(async () => {
        const [, reply] = await messagesOf(conversationId)
        expect(reply?.status).toBe('interrupted')
        return reply
      })
      await save(conversationId, 1, '前一半多出来的', kept?.id)
      expect((await messagesOf(conversationId))[1]?.messageText).toBe('前一半多出来的')
    })

    test('停止：马上放开模型，读者收到结尾', async () => {
      const conversationId = await reader.begin()
      const { stream, call } = await askHalf(conversationId, '一半')
      await reader.api.ai.stop({ conversationId })
      expect(await readReply(stream)).toMatchObject({ text: '', fault: '这条回复已在别处停止' })
      expect(await call.closed).toBe(true)
      expect((await messagesOf(conversationId))[1]).toMatchObject({
        messageText: '一半',
        status: 'interrupted',
      })
      await reader.api.ai.stop({ conversationId })
    })

    test('没等说完又问：有人在读，40900，照样写完；没人在读，停下、留着，后一个照常', async () => {
      const busy = await reader.begin()
      const half = await askHalf(busy, '一半')
      const refused = await refusal(reader.read({ conversationId: busy, message: '换个问题' }))
      expect([refused.code, refused.message]).toEqual([
        Code.conflict,
        '这个对话还在生成上一条回复，请等它写完或先停止',
      ])
      half.call.say('另一半')
      half.call.finish()
      expect(await readReply(half.stream)).toMatchObject({ text: '另一半', fault: null })
      expect((await messagesOf(busy)).map(({ messageText }) => messageText)).toEqual(['问', '一半另一半'])

      const conversationId = await reader.begin()
      const { stream, call } = await askHalf(conversationId, '一半')
      await stream.return?.()
      expect(await call.closed).toBe(true)
      const { reply } = await ask(conversationId, '换个问题', '好')
      expect(reply.text).toBe('好')
      expect(
        (await messagesOf(conversationId)).map(({ messageText, status }) => [messageText, status]),
      ).toEqual([
        ['问', 'complete'],
        ['一半', 'interrupted'],
        ['换个问题', 'complete'],
        ['好', 'complete'],
      ])
    })

    test('对话删了：放开模型', async () => {
      const conversationId = await reader.begin()
      const { stream, call } = await askHalf(conversationId, '一半')
      await reader.api.aiConversation.delete({ id: conversationId })
      expect(await call.closed).toBe(true)
      await readReply(stream)
    })

    test('没有正常收尾的进程留下的：标为中断，继续生成可以接过来', async () => {
      const { runWith } = abandonedRepliesJob(new AiReplyRepository(t.database.kysely))
      const interruptAbandoned = () =>
        runWith(null, { signal: new AbortController().signal, isRetry: false, isLastTry: false })
      const conversationId = await reader.begin()
      await save(conversationId, 0, '问')
      const id = await insertReply(conversationId, '上一个进程写的')
      await interruptAbandoned()
      expect((await messagesOf(conversationId))[1]?.status).toBe('streaming')
      await t.database.kysely
        .updateTable('ai_message')
        .set({ update_time: new Date(Date.now() - 60_000) })
        .where('id', '=', id)
        .execute()
      expect((await messagesOf(conversationId))[1]?.status).toBe('interrupted')
      await interruptAbandoned()
      const reading = reader.read({ conversationId, mode: 'continue' }, { lastEventId: `${id}-0-7` })
      const call = await provider.next()
      call.say('，接着写')
      call.finish()
      expect((await reading).text).toBe('，接着写')
      expect((await messagesOf(conversationId))[1]?.messageText).toBe('上一个进程写的，接着写')
    })
  })

  describe('重新生成', () => {
    test('新的第一段到了，才换掉旧的', async () => {
      const conversationId = await reader.begin()
      const { reply } = await ask(conversationId, '问', '旧')
      const reading = reader.read({ conversationId, mode: 'regenerate' })
      const call = await provider.next()
      expect(call.request.messages.slice(1)).toEqual([{ role: 'user', content: '问' }])
      expect((await messagesOf(conversationId))[1]?.messageText).toBe('旧')
      call.say('新')
      call.finish()
      expect((await reading).messageId).not.toBe(reply.messageId)
      await vi.waitFor(async () =>
        expect((await messagesOf(conversationId)).map(({ messageText }) => messageText)).toEqual([
          '问',
          '新',
        ]),
      )
    })

    test('没有成，旧的还在；没有问过的无从生成', async () => {
      const conversationId = await reader.begin()
      await ask(conversationId, '问', '旧')
      const refused = refusal(reader.read({ conversationId, mode: 'regenerate' }))
      const call = await provider.next()
      call.refuse(500, { message: 'boom' })
      expect((await refused).code).toBe(Code.unavailable)
      expect((await messagesOf(conversationId)).map(({ messageText }) => messageText)).toEqual(['问', '旧'])
      const empty = await reader.begin()
      expect((await refusal(reader.read({ conversationId: empty, mode: 'regenerate' }))).code).toBe(
        Code.conflict,
      )
    })
  })

  describe('模型出错', () => {
    test.each([
      [
        '额度用完',
        (call: CompletionCall) => call.refuse(402, { message: 'Insufficient Balance' }),
        50300,
        '模型服务的额度已用完，请联系管理员充值',
      ],
      [
        '拒绝回答',
        (call: CompletionCall) => call.refuse(400, { message: 'x', code: 'content_filter' }),
        42200,
        '模型服务拒绝回答这个问题，请换一种问法',
      ],
      ['没有内容', (call: CompletionCall) => call.finish(), 50300, '模型服务发来的内容无法识别，请重试'],
    ])('开始之前%s：是信封，问题也收回，什么也不留', async (_, answer, code, message) => {
      const conversationId = await reader.begin()
      const refused = refusal(reader.read({ conversationId, message: '问' }))
      answer(await provider.next())
      expect(await refused).toMatchObject({ code, message })
      expect(await messagesOf(conversationId)).toEqual([])
    })

    test.each([
      ['密钥无效', 401, true],
      ['额度用完', 402, true],
      ['没有这个模型', 404, true],
      ['出了错', 500, false],
    ])('%s：说出是不是一时好不了；不等它，离线助手也能答', async (_, status, isLasting) => {
      // One of their own: nobody asks more often than the limits allow.
      const asker = await startChatClient(t)
      const conversationId = await asker.begin()
      const refused = refusal(asker.read({ conversationId, message: '问' }))
      ;(await provider.next()).refuse(status, { message: 'x' })
      expect((await refused).data).toEqual({ isLasting })
      const { text } = await asker.read({ conversationId, message: '问', provider: 'offline' })
      expect(text).toContain('我是离线小助手')
      const { messageList } = await asker.api.aiConversation.get({ id: conversationId })
      expect(messageList.map(({ sender }) => sender)).toEqual([0, 1])
    })

    test('收回的问题不再交给模型，重新生成没有成时问题还在', async () => {
      const conversationId = await reader.begin()
      const refused = refusal(reader.read({ conversationId, message: '收回的' }))
      ;(await provider.next()).refuse(500, { message: 'boom' })
      expect((await refused).code).toBe(Code.unavailable)
      const { request } = await ask(conversationId, '问', '答')
      expect(request.messages.slice(1)).toEqual([{ role: 'user', content: '问' }])

      const unanswered = await reader.begin()
      await save(unanswered, 0, '没有答的')
      const again = refusal(reader.read({ conversationId: unanswered, mode: 'regenerate' }))
      ;(await provider.next()).refuse(500, { message: 'boom' })
      await again
      expect(await messagesOf(unanswered)).toMatchObject([{ messageText: '没有答的' }])
    })

    test.each([
      ['断开', (call: CompletionCall) => call.cut(), '回复在中途断开了，可以继续生成'],
      ['到了长度上限', (call: CompletionCall) => call.finish('length'), '回复达到了长度上限，可以继续生成'],
      [
        '发来坏数据',
        (call: CompletionCall) => call.raw('data: oops\n\n'),
        '模型服务发来的内容无法识别，请重试',
      ],
    ])('中途%s：说明原因再结束，收到的留着', async (_, end, fault) => {
      const conversationId = await reader.begin()
      const { stream, call } = await askHalf(conversationId, '一半')
      end(call)
      expect((await readReply(stream)).fault).toBe(fault)
      expect((await messagesOf(conversationId))[1]).toMatchObject({
        messageText: '一半',
        status: 'interrupted',
      })
    })
  })

  test('从一道题问起：题目与要点交给模型，来源里有它；重新生成时还记得', async () => {
    const bankId = await createBank(t.database)
    const questionId = await createQuestion(t.database, { bankId, title: 'AQS是什么？' })
    const conversationId = await reader.begin()
    const reading = reader.read({ conversationId, message: '再讲细一点', questionId })
    const call = await provider.next()
    expect(call.request.messages[0]?.content).toContain('标题：AQS是什么？')
    expect(call.request.messages[0]?.content).toContain('- 说出结论')
    call.say('好')
    call.finish()
    const sources = [{ title: 'AQS是什么？', path: `/problems/bagu/${questionId}` }]
    expect((await reading).events).toContainEqual(
      expect.objectContaining({ event: 'sources', data: sources }),
    )
    expect((await messagesOf(conversationId))[1]).toMatchObject({
      sources,
      question: { id: questionId, title: 'AQS是什么？' },
    })
    const again = reader.read({ conversationId, mode: 'regenerate' })
    const second = await provider.next()
    expect(second.request.messages[0]?.content).toContain('标题：AQS是什么？')
    second.say('好')
    second.finish()
    await again
  })

  test('从一道没有的题问起：40400，什么也不留', async () => {
    const conversationId = await reader.begin()
    const refused = await refusal(reader.read({ conversationId, message: '问', questionId: 999_999 }))
    expect(refused.code).toBe(Code.notFound)
    expect(await messagesOf(conversationId)).toEqual([])
  })

  describe('拒绝', () => {
    test('访客：40100；别人与管理员：40400，正在写的也停不了', async () => {
      const conversationId = await reader.begin()
      const { stream, call } = await askHalf(conversationId, '一半')
      const guest = await refusal(t.guest.ai.chat({ conversationId, message: '问' }))
      expect(guest.code).toBe(Code.notLoggedIn)
      for (const { ai } of [(await t.signIn()).api, t.apiOf(await t.signInAdmin())]) {
        const attempts = [
          ai.chat({ conversationId, message: '问' }),
          ai.chat({ conversationId, mode: 'continue' }),
          ai.chat({ conversationId, mode: 'regenerate' }),
          ai.stop({ conversationId }),
        ]
        const codes = (await Promise.all(attempts.map(refusal))).map(({ code }) => code)
        expect(codes).toEqual(attempts.map(() => Code.notFound))
      }
      call.finish()
      expect((await readReply(stream)).fault).toBeNull()
    })

    test('八千个汉字放得下；再多一个、空的：40000，什么也没存', async () => {
      const conversationId = await reader.begin()
      await ask(conversationId, '字'.repeat(8000), '好')
      for (const message of ['字'.repeat(8001), ' ', '']) {
        const refused = await refusal(reader.read({ conversationId, message }))
        expect([refused.code, refused.fieldErrors[0]?.path]).toEqual([Code.badParameters, 'message'])
      }
      expect(await messagesOf(conversationId)).toHaveLength(2)
    })
  })

  test('说得出由谁回答', async () => {
    expect(await reader.api.ai.status()).toEqual({
      provider: 'model',
      model: 'test-model',
      dailyQuota: 200,
      remaining: 200,
    })
  })
})

describe('停止服务器', () => {
  test('正在写的回复断开而没有结尾，读的人因此会再来；收到的部分留着，标为中断', async () => {
    const provider = await startOpenAiServer()
    const llm = { baseUrl: provider.url, apiKey: undefined, model: 'test-model', firstTokenSeconds: 30 }
    const t = await startTestApp({ ai: { llm } })
    const reader = await startChatClient(t)
    const conversationId = await reader.begin()
    const opening = reader.open({ conversationId, message: '问' })
    const call = await provider.next()
    call.say('一半')
    const stream = await opening
    await readUntil(stream, '一半')
    await Promise.all([expect(readReply(stream)).rejects.toThrow(NetworkError), t.app.close()])
    expect(await call.closed).toBe(true)
    const kept = await t.database.kysely
      .selectFrom('ai_message')
      .select(['message_text', 'status'])
      .where('sender', '=', 1)
      .execute()
    expect(kept).toEqual([{ message_text: '一半', status: 'interrupted' }])
    await t.database.close()
    await provider.close()
  })

  test('还一个字也没有的也一样：不拒绝，问题留着，在另一台上接着', async () => {
    const provider = await startOpenAiServer()
    const llm = { baseUrl: provider.url, apiKey: undefined, model: 'test-model', firstTokenSeconds: 30 }
    const t = await startTestApp({ ai: { llm } })
    const other = await startTestApp({ ai: { llm }, database: t.database })
    const reader = await startChatClient(t)
    const conversationId = await reader.begin()
    const opening = reader.read({ conversationId, message: '问' })
    await provider.next()
    await Promise.all([expect(opening).rejects.toThrow(NetworkError), t.app.close()])
    const there = await startChatClient(other, reader)
    const following = there.read({ conversationId, mode: 'continue' })
    const call = await provider.next()
    expect(call.request.messages.at(-1)).toEqual({ role: 'user', content: '问' })
    call.say('答')
    call.finish()
    expect(await following).toMatchObject({ text: '答', fault: null })
    const { messageList } = await there.api.aiConversation.get({ id: conversationId })
    expect(messageList.map(({ messageText }) => messageText)).toEqual(['问', '答'])
    await other.close()
    await t.database.close()
    await provider.close()
  })
})

describe('限度', () => {
  test('一分钟二十次，一天按设置；没有答成的不算', async () => {
    let isBroken = false
    const provider = await startOpenAiServer({
      answer: (call) => {
        if (isBroken) return call.refuse(500, { message: 'boom' })
        call.say('好')
        call.finish()
      },
    })
    const llm = { baseUrl: provider.url, apiKey: undefined, model: 'test-model', firstTokenSeconds: 30 }
    const t = await startTestApp({ hasLimits: true, ai: { llm, dailyQuota: 3 } })
    const [first, second] = [await startChatClient(t), await startChatClient(t)]
    const chatOf = async (reader: ChatClient) => {
      const conversationId = await reader.begin()
      return reader.read({ conversationId, message: '问' })
    }
    isBroken = true
    expect((await refusal(chatOf(first))).code).toBe(Code.unavailable)
    isBroken = false
    expect((await first.api.ai.status()).remaining).toBe(3)
    for (let i = 0; i < 3; i += 1) await chatOf(first)
    const refused = await refusal(chatOf(first))
    expect([refused.code, refused.data]).toEqual([Code.tooOften, { retryAfter: expect.any(Number) }])
    expect((await first.api.ai.status()).remaining).toBe(0)
    await t.database.kysely
      .updateTable('rate_limit')
      .set({ points: 20 })
      .where('key', 'like', 'aiMinute%')
      .execute()
    await chatOf(second)
    await t.database.kysely
      .updateTable('rate_limit')
      .set({ points: 20 })
      .where('key', 'like', 'aiMinute%')
      .execute()
    const tooQuick = await refusal(chatOf(second))
    expect(tooQuick.code).toBe(Code.tooOften)
    await t.close()
    await provider.close()
  })
})
