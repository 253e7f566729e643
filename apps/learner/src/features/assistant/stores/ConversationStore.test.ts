import { ApiError, NetworkError } from '@app/api-client'
import { Code } from '@app/contract/common/envelope'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { assistantOf, piece, saved, savedMessage, start } from '../testing/assistant-of.ts'

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
})

/** An assistant whose server has conversations of these ids, the newest first. */
async function withConversations(...ids: number[]) {
  const assistant = assistantOf()
  assistant.list.mockResolvedValue(ids.map((id) => saved(id)))
  await assistant.store.start()
  return { ...assistant, conversations: assistant.store.conversations }
}

const idsOf = ({ conversations }: { conversations: readonly { id: number | null }[] }) =>
  conversations.map(({ id }) => id)

describe('on load', () => {
  test('the newest of the list is shown, and only its messages are fetched', async () => {
    const { conversations, get } = await withConversations(3, 2, 1)
    expect(idsOf(conversations)).toEqual([3, 2, 1])
    expect(conversations.selected?.id).toBe(3)
    expect(get.mock.calls.map(([input]) => input)).toEqual([{ id: 3 }])
  })

  test('it has begun when the messages that are shown are there', async () => {
    const { store, list, get } = assistantOf()
    list.mockResolvedValue([saved(3)])
    get.mockResolvedValue({
      ...saved(3),
      messageList: [savedMessage({ id: 11, sender: 0, messageText: '问' })],
    })
    await store.start()
    expect(store.conversations.selected?.messages.map(({ content }) => content)).toEqual(['问'])
  })

  test('begun before the tab knows who is logged in, it waits for that and shows the newest', async () => {
    const { store, root, list } = assistantOf({ isRestored: false })
    list.mockResolvedValue([saved(3)])
    await store.start()
    expect(idsOf(store.conversations)).toEqual([])
    root.session.restore()
    await store.start()
    expect(store.conversations.selected?.id).toBe(3)
  })

  test('an empty list is a new conversation', async () => {
    const { conversations } = await withConversations()
    expect(idsOf(conversations)).toEqual([null])
    expect(conversations.selected?.title).toBe('newConversation')
  })

  test('the title of a new conversation comes with the texts, which may be later', async () => {
    const { store, root } = assistantOf()
    await store.start()
    vi.spyOn(root.i18n, 't').mockReturnValue('新对话')
    expect(store.conversations.selected?.title).toBe('新对话')
  })

  test('a list that fails is a new conversation; nobody is told', async () => {
    const { store, root, list } = assistantOf()
    list.mockRejectedValueOnce(new NetworkError('offline', '网络不通'))
    await store.start()
    expect(idsOf(store.conversations)).toEqual([null])
    expect(root.toasts.toasts).toEqual([])
  })

  test('a list that fails leaves the new conversation that was begun meanwhile, and makes no second one', async () => {
    const { store, list } = assistantOf()
    list.mockRejectedValueOnce(new NetworkError('offline', '网络不通'))
    const started = store.start()
    const begun = store.conversations.startNew()
    await started
    expect(idsOf(store.conversations)).toEqual([null])
    expect(store.conversations.selected?.key).toBe(begun.key)
  })
})

test('a new conversation is a draft without an id, placed first and shown', async () => {
  const { conversations, add } = await withConversations(2, 1)
  const draft = conversations.startNew()
  expect(idsOf(conversations)).toEqual([null, 2, 1])
  expect(conversations.selected).toBe(draft)
  expect(add).not.toHaveBeenCalled()
})

describe('messages', () => {
  test('are fetched when a conversation without any is selected, and only then', async () => {
    const { conversations, get } = await withConversations(2, 1)
    get.mockResolvedValue({
      ...saved(1),
      messageList: [savedMessage({ id: 11, sender: 0, messageText: '问' })],
    })
    const [second, first] = conversations.conversations
    conversations.select(first ?? null)
    await vi.waitFor(() => expect(first?.messages).toHaveLength(1))
    conversations.select(second ?? null)
    conversations.select(first ?? null)
    expect(get.mock.calls.filter(([{ id }]) => id === 1)).toHaveLength(1)
  })

  test('that can not be fetched are none; nobody is told', async () => {
    const assistant = assistantOf()
    assistant.list.mockResolvedValue([saved(1)])
    assistant.get.mockRejectedValue(new NetworkError('offline', '网络不通'))
    await assistant.store.start()
    const { selected } = assistant.store.conversations
    await vi.waitFor(() => expect(selected?.detail.status).toBe('failed'))
    expect(selected?.messages).toEqual([])
    expect(assistant.root.toasts.toasts).toEqual([])
  })

  test('one that is still being written is joined where the server has it', async () => {
    const assistant = assistantOf()
    assistant.list.mockResolvedValue([saved(1)])
    assistant.get.mockResolvedValue({
      ...saved(1),
      messageList: [
        savedMessage({ id: 11, sender: 0, messageText: '问' }),
        savedMessage({ id: 12, sender: 1, messageText: '一半', status: 'streaming', eventId: '12-0-2' }),
      ],
    })
    await assistant.store.start()
    await vi.waitFor(() => expect(assistant.streams).toHaveLength(1))
    expect(assistant.chat.mock.lastCall).toMatchObject([
      { conversationId: 1, mode: 'continue' },
      { lastEventId: '12-0-2' },
    ])
    assistant.streams[0]?.send(start(12, 2), piece('另一半'))
    assistant.streams[0]?.end()
    const reply = assistant.store.conversations.selected?.messages[1]
    await vi.waitFor(() => expect(reply).toMatchObject({ content: '一半另一半', status: 'complete' }))
  })
})

test('of a reply that broke off, what the server has less of stays', async () => {
  const assistant = assistantOf()
  assistant.list.mockResolvedValue([saved(1)])
  const messageList = [
    savedMessage({ id: 11, sender: 0, messageText: '问' }),
    savedMessage({ id: 12, sender: 1, messageText: '一二', status: 'interrupted' }),
  ]
  assistant.get.mockResolvedValue({ ...saved(1), messageList })
  await assistant.store.start()
  const { conversations } = assistant.store
  await vi.waitFor(() => expect(conversations.selected?.messages).toHaveLength(2))
  const reply = conversations.selected?.messages[1]
  reply?.update({ ...savedMessage({ id: 12, sender: 1, messageText: '一二三', status: 'interrupted' }) })
  await conversations.refresh()
  expect(reply?.content).toBe('一二三')
})

describe('to delete', () => {
  test('the server is asked, and the one before it is shown', async () => {
    const { conversations, remove } = await withConversations(3, 2, 1)
    const [, second] = conversations.conversations
    if (!second) throw new Error('no conversation')
    conversations.select(second)
    await conversations.remove(second)
    expect(remove).toHaveBeenCalledExactlyOnceWith({ id: 2 }, { quiet: true })
    expect(idsOf(conversations)).toEqual([3, 1])
    expect(conversations.selected?.id).toBe(3)
  })

  test('the first one shows the next one, there is none before it', async () => {
    const { conversations } = await withConversations(2, 1)
    const [first] = conversations.conversations
    if (first) await conversations.remove(first)
    expect(conversations.selected?.id).toBe(1)
  })

  test('a draft does not need the server', async () => {
    const { conversations, remove } = await withConversations(1)
    await conversations.remove(conversations.startNew())
    expect(remove).not.toHaveBeenCalled()
    expect(idsOf(conversations)).toEqual([1])
  })

  test('the last one makes a new one', async () => {
    const { conversations } = await withConversations(1)
    const [only] = conversations.conversations
    if (only) await conversations.remove(only)
    expect(idsOf(conversations)).toEqual([null])
    expect(conversations.selected?.id).toBeNull()
  })

  test.each([
    [new ApiError(Code.notFound, '没有这个对话', null), 'delete.refused'],
    [new NetworkError('offline', '网络不通'), 'delete.failed'],
  ])('what does not work keeps it and is an alert: %s', async (error, alert) => {
    const { store, conversations, remove } = await withConversations(1)
    remove.mockRejectedValueOnce(error)
    const [only] = conversations.conversations
    if (only) store.ask({ act: 'delete', conversation: only })
    await store.confirm()
    expect(store.alert).toBe(alert)
    expect(idsOf(conversations)).toEqual([1])
  })

  test('what is not confirmed stays', async () => {
    const { store, conversations, remove } = await withConversations(1)
    const [only] = conversations.conversations
    if (only) store.ask({ act: 'delete', conversation: only })
    store.cancel()
    await store.confirm()
    expect(remove).not.toHaveBeenCalled()
    expect(idsOf(conversations)).toEqual([1])
  })
})

test('a draft in which nothing was asked is used again, unless it has a name', async () => {
  const { conversations } = assistantOf().store
  const draft = conversations.startNew()
  expect(conversations.startNew()).toBe(draft)
  expect(conversations.conversations).toEqual([draft])
  await draft.rename('锁')
  const other = conversations.startNew()
  expect(conversations.conversations).toEqual([other, draft])
})

test('to clear is to begin a new one above; the old one stays, on the server too', async () => {
  const { store, conversations, remove } = await withConversations(1)
  store.ask({ act: 'clear' })
  await store.confirm()
  expect(idsOf(conversations)).toEqual([null, 1])
  expect(conversations.selected?.id).toBeNull()
  expect(remove).not.toHaveBeenCalled()
})

test('older ones than a list holds are fetched when asked for', async () => {
  const ids = Array.from({ length: 100 }, (_, place) => 200 - place)
  const { conversations, list } = await withConversations(...ids)
  expect(conversations.hasMore).toBe(true)
  list.mockResolvedValueOnce([saved(100), saved(99)])
  await conversations.loadMore()
  expect(list.mock.lastCall?.[0]).toEqual({ beforeId: 101 })
  expect(idsOf(conversations)).toEqual([...ids, 100, 99])
  expect(conversations.hasMore).toBe(false)
})

test('what was deleted elsewhere is gone after a refresh, drafts stay', async () => {
  const { conversations, list } = await withConversations(2, 1)
  conversations.startNew()
  list.mockResolvedValueOnce([saved(3), saved(1, '改了名')])
  await conversations.refresh()
  expect(idsOf(conversations)).toEqual([null, 3, 1])
  expect(conversations.conversations[2]?.title).toBe('改了名')
})
