import { ApiError, NetworkError } from '@app/api-client'
import { Code } from '@app/contract/common/envelope'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { assistantOf, piece, saved, savedMessage, start } from '../testing/assistant-of.ts'

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  return () => vi.useRealTimers()
})

/** Lets everything that is due happen. */
const settle = (milliseconds = 100) => vi.advanceTimersByTimeAsync(milliseconds)

/** An assistant that has been asked something, and its stream. */
async function asked(text = '什么是线程池？') {
  const assistant = assistantOf()
  await assistant.store.start()
  assistant.store.composer.type(text)
  const done = assistant.store.send()
  await settle()
  const [stream] = assistant.streams
  const conversation = assistant.store.conversations.selected
  if (!stream || !conversation) throw new Error('nothing was asked')
  return { ...assistant, stream, conversation, done }
}

describe('a question', () => {
  test('gives the draft an id, is shown and saved, and a reply begins', async () => {
    const { add, addMessage, chat, conversation, stream, store } = await asked()
    expect(add).toHaveBeenCalledExactlyOnceWith({ title: 'newConversation' }, { quiet: true })
    expect(conversation.id).toBe(1)
    expect(addMessage.mock.calls.map(([input]) => input)).toEqual([
      { conversationId: 1, messageText: '什么是线程池？', sender: 0 },
    ])
    expect(chat.mock.calls[0]?.[0]).toEqual({ conversationId: 1, message: '什么是线程池？' })
    expect(conversation.messages).toMatchObject([
      { type: 0, content: '什么是线程池？', loading: false },
      { type: 1, content: '', loading: true },
    ])
    expect(store.composer.text).toBe('')
    stream.end()
  })

  test('is not sent while a reply is being written, and stays in the box', async () => {
    const { store, chat } = await asked()
    store.composer.type('再问一句')
    await store.send()
    expect(chat).toHaveBeenCalledTimes(1)
    expect(store.composer.text).toBe('再问一句')
  })

  test('is no empty one when the key that sent it is pressed again', async () => {
    const { store } = await asked()
    await store.send()
    expect(store.alert).toBeNull()
  })

  test.each(['', '   ', ' \n '])('of nothing (%j) is an alert and is not sent', async (text) => {
    const { store, add, chat } = assistantOf()
    await store.start()
    store.composer.type(text)
    await store.send()
    expect(store.alert).toBe('input.empty')
    expect(add).not.toHaveBeenCalled()
    expect(chat).not.toHaveBeenCalled()
  })

  test('of a guest is kept in the box, and they are asked to log in', async () => {
    const { store, storage, chat } = assistantOf({ isGuest: true })
    await store.start()
    expect(await store.send('什么是设计模式？')).toBe('loginRequired')
    expect(chat).not.toHaveBeenCalled()
    expect(assistantOf({ storage }).store.composer.text).toBe('什么是设计模式？')
  })

  test('that is refused leaves no trace and is in the box again', async () => {
    const { store, chat, remove } = assistantOf()
    await store.start()
    chat.mockRejectedValueOnce(new ApiError(Code.tooOften, '太频繁了', { retryAfter: 9 }))
    store.composer.type('问题')
    const done = store.send()
    store.composer.type('后来写的')
    await done
    const { selected } = store.conversations
    expect(selected?.messages).toEqual([])
    expect(selected?.turn.refusal).toEqual({ reason: '太频繁了', isLasting: false })
    expect([selected?.id, remove.mock.calls]).toEqual([null, [[{ id: 1 }, { quiet: true }]]])
    expect(store.composer.text).toBe('问题\n后来写的')
  })

  test('that a model will not answer soon may be sent to the offline assistant', async () => {
    const { store, chat, streams } = assistantOf()
    await store.start()
    chat.mockRejectedValueOnce(new ApiError(Code.unavailable, '额度已用完', { isLasting: true }))
    store.composer.type('问题')
    await store.send()
    expect(store.conversations.selected?.turn.refusal).toEqual({ reason: '额度已用完', isLasting: true })
    const done = store.send(undefined, 'offline')
    await settle()
    expect(chat.mock.lastCall?.[0]).toMatchObject({ message: '问题', provider: 'offline' })
    streams.at(-1)?.send(start(10), piece('摘自题库'))
    streams.at(-1)?.end()
    await done
    expect([store.conversations.selected?.turn.refusal, store.composer.text]).toEqual([null, ''])
  })

  test('that is refused because a reply is written elsewhere is in the box again, and that reply is followed', async () => {
    const { store, chat, get, streams, conversation, stream, done } = await asked()
    stream.send(start(9), piece('答'))
    stream.end()
    await done
    const written = savedMessage({ id: 12, sender: 1, messageText: '别处写的', status: 'streaming' })
    get.mockResolvedValueOnce({ ...saved(1), messageList: [written] })
    chat.mockRejectedValueOnce(new ApiError(Code.conflict, '还在生成', null))
    await store.send('再问')
    await settle()
    expect(conversation.messages).toMatchObject([{ id: 12, content: '别处写的', loading: true }])
    expect(chat.mock.lastCall).toMatchObject([
      { conversationId: 1, mode: 'continue', messageId: 12 },
      { quiet: true },
    ])
    expect(store.composer.text).toBe('再问')
    streams.at(-1)?.end()
  })

  test('waits until the server has stopped the reply before it', async () => {
    const { store, chat, stop, conversation, stream } = await asked()
    stream.send(start(9), piece('一半'))
    await settle()
    let answer = (_: true) => {}
    stop.mockReturnValueOnce(
      new Promise((resolve) => {
        answer = resolve
      }),
    )
    void conversation.turn.stop()
    await settle()
    const done = store.send('再问')
    await settle()
    expect(chat).toHaveBeenCalledTimes(1)
    answer(true)
    await settle()
    expect(chat.mock.lastCall?.[0]).toMatchObject({ message: '再问' })
    conversation.turn.dispose()
    await done
  })

  test('of a conversation that is not created is in the box again, without a message', async () => {
    const { store, add, chat } = assistantOf()
    await store.start()
    add.mockRejectedValueOnce(new NetworkError('offline', '网络不通'))
    store.composer.type('问题')
    await store.send()
    expect(chat).not.toHaveBeenCalled()
    expect(store.conversations.selected?.id).toBeNull()
    expect(store.conversations.selected?.turn.refusal).toEqual({ reason: '', isLasting: false })
    expect(store.composer.text).toBe('问题')
  })
})

describe('a reply', () => {
  test('grows by its pieces; at the end it is saved with sender 1', async () => {
    const { stream, conversation, addMessage, done } = await asked()
    const [, reply] = conversation.messages
    stream.send(start(9), piece('一组'))
    await settle()
    expect(reply).toMatchObject({ content: '一组', loading: true })
    stream.send(piece('线程'), {
      event: 'sources',
      id: '',
      data: [{ title: '线程池', path: '/problems/bagu/1' }],
    })
    stream.end()
    await done
    expect(reply).toMatchObject({ id: 9, content: '一组线程', loading: false, status: 'complete' })
    expect(reply?.sources).toEqual([{ title: '线程池', path: '/problems/bagu/1' }])
    expect(addMessage.mock.lastCall?.[0]).toEqual({
      conversationId: 1,
      messageText: '一组线程',
      sender: 1,
      messageId: 9,
    })
  })

  test.each([
    ['什么是线程池？', '什么是线程池？'],
    ['线程池的队列用无界的，线上会怎样？给我一个写法', '线程池的队列用无界的，线上会怎样？给我一...'],
  ])('to %s names the conversation after it', async (question, title) => {
    const { stream, conversation, update, done } = await asked(question)
    expect(conversation.title).toBe('newConversation')
    stream.send(start(9), piece('好'))
    stream.end()
    await done
    expect(conversation.title).toBe(title)
    expect(update).toHaveBeenCalledExactlyOnceWith({ id: 1, title }, { quiet: true })
  })

  test('does not rename a conversation that has a name', async () => {
    const { stream, conversation, update, done } = await asked()
    await conversation.rename('我的名字')
    stream.end()
    await done
    expect(conversation.title).toBe('我的名字')
    expect(update).toHaveBeenCalledTimes(1)
  })

  test('that fails is finished as it stands, saved, and can be continued', async () => {
    const { stream, conversation, addMessage, done } = await asked()
    stream.send(start(9), piece('一半'), {
      event: 'error',
      id: '',
      data: { code: 50300, message: '模型没有回答' },
    })
    stream.end()
    await done
    expect(conversation.messages[1]).toMatchObject({
      content: '一半',
      loading: false,
      status: 'interrupted',
      failure: '模型没有回答',
    })
    expect(addMessage.mock.lastCall?.[0]).toMatchObject({ messageText: '一半', sender: 1 })
  })

  test('that is empty is not saved', async () => {
    const { stream, addMessage, done } = await asked()
    stream.end()
    await done
    expect(addMessage).toHaveBeenCalledTimes(1)
  })

  test('whose connection is lost is taken up where it was', async () => {
    const { stream, streams, conversation, chat, done } = await asked()
    stream.send(start(9), piece('一二三', '9-0-3'))
    stream.fail(new NetworkError('offline', '网络不通'))
    await settle(50)
    expect(conversation.messages[1]).toMatchObject({ loading: true, isReconnecting: true, content: '一二三' })
    await settle(1_000)
    expect(chat.mock.lastCall).toMatchObject([
      { conversationId: 1, mode: 'continue' },
      { lastEventId: '9-0-3' },
    ])
    streams[1]?.send(start(9, 2), piece('叁四'))
    streams[1]?.end()
    await done
    expect(conversation.messages[1]).toMatchObject({ content: '一二叁四', status: 'complete' })
    expect(conversation.messages[1]?.isReconnecting).toBe(false)
  })

  test('is given to the server before it is taken up: one that was restarted may have lost its end', async () => {
    const { stream, streams, addMessage, chat, done } = await asked()
    stream.send(start(9), piece('一二三', '9-0-3'))
    stream.fail(new NetworkError('offline', '网络不通'))
    await settle(1_000)
    expect(addMessage.mock.lastCall?.[0]).toEqual({
      conversationId: 1,
      messageText: '一二三',
      sender: 1,
      messageId: 9,
    })
    const [added, continued] = [addMessage, chat].map((call) => call.mock.invocationCallOrder.at(-1) ?? 0)
    expect(added).toBeLessThan(continued ?? 0)
    streams[1]?.end()
    await done
  })

  test('whose connection stays lost is marked as interrupted after some attempts', async () => {
    const { stream, conversation, chat, addMessage, done } = await asked()
    chat.mockRejectedValue(new NetworkError('offline', '网络不通'))
    stream.send(start(9), piece('一半'))
    stream.fail(new NetworkError('offline', '网络不通'))
    await settle(10_000)
    await done
    expect(chat).toHaveBeenCalledTimes(5)
    expect(conversation.messages[1]).toMatchObject({ content: '一半', loading: false, status: 'interrupted' })
    expect(addMessage.mock.lastCall?.[0]).toMatchObject({ messageText: '一半', sender: 1, messageId: 9 })
  })

  test('that is stopped ends here and on the server, and what came is kept', async () => {
    const { stream, conversation, stop, addMessage, done } = await asked()
    stream.send(start(9), piece('一半'))
    await settle()
    conversation.turn.stop()
    await done
    expect(stop).toHaveBeenCalledExactlyOnceWith({ conversationId: 1 })
    expect(conversation.messages[1]).toMatchObject({ content: '一半', loading: false, status: 'interrupted' })
    expect(addMessage.mock.lastCall?.[0]).toMatchObject({ messageText: '一半', sender: 1 })
  })
})

test('to stop a reply after the session has ended leads to the login', async () => {
  const { root, store, stop, stream } = await asked()
  stream.send(start(9), piece('一半'))
  await settle()
  stop.mockImplementationOnce(async () => {
    root.session.expire('token-1', null)
    throw new ApiError(Code.notLoggedIn, '请先登录', null)
  })
  expect(await store.stop()).toBe('loginRequired')
})

describe('a reply that is there', () => {
  async function answered(content = '旧的') {
    const assistant = await asked()
    assistant.stream.send(start(9), piece(content))
    assistant.stream.end()
    await assistant.done
    return assistant
  }

  test('is regenerated in its place', async () => {
    const { conversation, streams, chat } = await answered()
    const done = conversation.turn.regenerate()
    await settle()
    expect(chat.mock.lastCall?.[0]).toEqual({ conversationId: 1, mode: 'regenerate' })
    expect(conversation.messages[1]).toMatchObject({ content: '旧的', loading: true })
    streams[1]?.send(start(10), piece('新的'))
    streams[1]?.end()
    await done
    expect(conversation.messages).toHaveLength(2)
    expect(conversation.messages[1]).toMatchObject({ id: 10, content: '新的', status: 'complete' })
  })

  test('stays as it is when the regeneration is refused', async () => {
    const { conversation, chat } = await answered()
    chat.mockRejectedValueOnce(new ApiError(Code.tooOften, '太频繁了', null))
    await conversation.turn.regenerate()
    expect(conversation.messages[1]).toMatchObject({
      content: '旧的',
      status: 'complete',
      failure: '太频繁了',
    })
  })

  test('whose regeneration a model will not do soon may be regenerated by the offline assistant', async () => {
    const { conversation, chat, streams } = await answered()
    chat.mockRejectedValueOnce(new ApiError(Code.unavailable, '密钥无效', { isLasting: true }))
    await conversation.turn.regenerate()
    expect(conversation.messages[1]).toMatchObject({ failure: '密钥无效', isFailureLasting: true })
    const done = conversation.turn.regenerate('offline')
    await settle()
    expect(chat.mock.lastCall?.[0]).toMatchObject({ mode: 'regenerate', provider: 'offline' })
    streams.at(-1)?.send(start(10), piece('摘自题库'))
    streams.at(-1)?.end()
    await done
    expect(conversation.messages[1]).toMatchObject({
      content: '摘自题库',
      failure: '',
      isFailureLasting: false,
    })
  })

  test('that broke off can be continued though it is not the last one', async () => {
    const { conversation, store, streams, chat } = await answered('一半')
    const [, first] = conversation.messages
    if (!first) throw new Error('no reply')
    first.finish('interrupted')
    const asking = store.send('再问')
    await settle()
    streams[1]?.send(start(12), piece('再答'))
    streams[1]?.end()
    await asking
    const done = conversation.turn.continue(first)
    await settle()
    expect(conversation.turn.isRunning).toBe(true)
    expect(chat.mock.lastCall?.[0]).toEqual({ conversationId: 1, mode: 'continue', messageId: 9 })
    streams[2]?.send(start(9, 2), piece('，另一半'))
    streams[2]?.end()
    await done
    expect(conversation.messages.map(({ content }) => content)).toEqual([
      '什么是线程池？',
      '一半，另一半',
      '再问',
      '再答',
    ])
  })

  test('is rated, and the rating is taken back where the server does not take it', async () => {
    const { conversation, rate } = await answered()
    const [, reply] = conversation.messages
    if (!reply) throw new Error('no reply')
    await conversation.rate(reply, true)
    expect(rate).toHaveBeenCalledExactlyOnceWith({ id: 9, isHelpful: true }, { quiet: true })
    rate.mockRejectedValueOnce(new NetworkError('offline', '网络不通'))
    await conversation.rate(reply, false)
    expect(reply.isHelpful).toBe(true)
  })

  test('is fetched anew when the conversation has gone on elsewhere', async () => {
    const { conversation, chat, get } = await answered()
    chat.mockRejectedValueOnce(new ApiError(Code.conflict, '对话已经继续', null))
    const [, reply] = conversation.messages
    if (!reply) throw new Error('no reply')
    await conversation.turn.continue(reply)
    expect(get).toHaveBeenCalledTimes(1)
  })
})
