import { Code } from '@app/contract/common/envelope'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { Database } from '../../../platform/db/database.ts'
import { type ChatClient, readReply, readUntil, startChatClient } from '../../../testing/chat-client.ts'
import { type OpenAiServer, startOpenAiServer } from '../../../testing/openai-server.ts'
import { refusal } from '../../../testing/refusal.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'

describe('两台服务器，一个数据库', () => {
  let provider: OpenAiServer
  let servers: TestApp[]
  let database: Database
  let here: ChatClient
  let there: ChatClient
  beforeAll(async () => {
    provider = await startOpenAiServer()
    const llm = { baseUrl: provider.url, apiKey: undefined, model: 'test-model', firstTokenSeconds: 30 }
    const first = await startTestApp({ ai: { llm, graceSeconds: 4 } })
    const second = await startTestApp({ ai: { llm, graceSeconds: 4 }, database: first.database })
    database = first.database
    servers = [second, first]
    here = await startChatClient(first)
    there = await startChatClient(second, here)
  })
  afterAll(async () => {
    for (const server of servers) await server.close()
    await provider.close()
  })

  const messagesOf = async (id: number) => (await here.api.aiConversation.get({ id })).messageList

  /** Asks here, and stops in the middle: the stream is open and has brought this text. */
  async function askHalf(text: string) {
    const conversationId = await here.begin()
    const opening = here.open({ conversationId, message: '问' })
    const call = await provider.next()
    call.say(text)
    const stream = await opening
    await readUntil(stream, text)
    return { conversationId, stream, call }
  }

  test('在另一台上停止：真的停了，写到的都留着，读的人知道中断了', async () => {
    const { conversationId, stream, call } = await askHalf('一半')
    await there.api.ai.stop({ conversationId })
    const messages = await messagesOf(conversationId)
    expect(messages[1]).toMatchObject({ messageText: '一半', status: 'interrupted' })
    expect(await call.closed).toBe(true)
    expect((await readReply(stream)).fault).toBe('这条回复已在别处停止')
  })

  test('在另一台上接着读：两边都一字不少，模型只问一次，原来的读者走了也写完', async () => {
    const { conversationId, stream, call } = await askHalf('前一半')
    const following = there.read({ conversationId, mode: 'continue' })
    await vi.waitFor(async () => expect((await messagesOf(conversationId))[1]?.messageText).toBe('前一半'))
    call.say('，再一点')
    expect(await readUntil(stream, '，再一点')).not.toBe('')
    await stream.return?.()
    // Longer than a reply goes on without any reader.
    await new Promise((resolve) => setTimeout(resolve, 5_000))
    call.say('，写完')
    call.finish()
    expect(await following).toMatchObject({ text: '前一半，再一点，写完', fault: null })
    expect(await messagesOf(conversationId)).toMatchObject([
      {},
      { messageText: '前一半，再一点，写完', status: 'complete' },
    ])
  })

  test('一台正在写，在另一台上再问：40900，什么也不留', async () => {
    const { conversationId, stream, call } = await askHalf('一半')
    const refused = await refusal(there.read({ conversationId, message: '换个问题' }))
    expect(refused.code).toBe(Code.conflict)
    call.finish()
    expect((await readReply(stream)).fault).toBeNull()
    expect((await messagesOf(conversationId)).map(({ messageText }) => messageText)).toEqual(['问', '一半'])
  })

  test('写的那台死了：跟着读的人由这一台接着写，一字不多一字不少', async () => {
    const conversationId = await here.begin()
    await here.api.aiMessage.add({ conversationId, sender: 0, messageText: '问' })
    const { id } = await database.kysely
      .insertInto('ai_message')
      .values({
        conversation_id: conversationId,
        sender: 1,
        message_text: '死前写的',
        status: 'streaming',
        writer: crypto.randomUUID(),
        is_saved: false,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    const stream = await there.open({ conversationId, mode: 'continue' })
    await readUntil(stream, '死前写的')
    await database.kysely
      .updateTable('ai_message')
      .set({ update_time: new Date(Date.now() - 60_000) })
      .where('id', '=', id)
      .execute()
    const call = await provider.next()
    call.say('，接着写')
    call.finish()
    expect(await readReply(stream)).toMatchObject({ text: '，接着写', fault: null })
    expect((await messagesOf(conversationId))[1]?.messageText).toBe('死前写的，接着写')
  })
})
