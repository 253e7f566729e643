import { beforeEach, expect, test, vi } from 'vitest'
import { memoryStorage } from '../../../shared/browser-storage.ts'
import { assistantOf, piece, saved, savedMessage, start } from '../testing/assistant-of.ts'

const KEY = 'ai-chat-history:5'

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  return () => vi.useRealTimers()
})

async function withKeptChat() {
  const storage = memoryStorage()
  const { store, streams } = assistantOf({ storage })
  await store.start()
  const done = store.send('什么是线程池？')
  await vi.advanceTimersByTimeAsync(100)
  streams[0]?.send(start(9), piece('一组线程'))
  streams[0]?.end()
  await done
  await vi.advanceTimersByTimeAsync(2_000)
  return storage
}

test('the last chat is kept as a list', async () => {
  const storage = await withKeptChat()
  expect(JSON.parse(storage.getItem(KEY) ?? '')).toMatchObject([
    { conversationId: 1, type: 0, content: '什么是线程池？' },
    { conversationId: 1, type: 1, content: '一组线程', isComplete: true },
  ])
})

test('it is shown on load, before the server has answered', async () => {
  const { store, list, get } = assistantOf({ storage: await withKeptChat() })
  list.mockResolvedValue([saved(2), saved(1, '线程池')])
  get.mockResolvedValue({
    ...saved(1, '线程池'),
    messageList: [
      savedMessage({ id: 2, sender: 0, messageText: '什么是线程池？' }),
      savedMessage({ id: 9, sender: 1, messageText: '一组线程' }),
    ],
  })
  const loaded = store.start()
  expect(store.conversations.selected?.messages.map(({ content }) => content)).toEqual([
    '什么是线程池？',
    '一组线程',
  ])
  await loaded
  expect(store.conversations.selected).toMatchObject({ id: 1, title: '线程池' })
  expect(store.conversations.conversations.map(({ id }) => id)).toEqual([2, 1])
})

test('of a conversation that is no more it is not shown', async () => {
  const { store } = assistantOf({ storage: await withKeptChat() })
  await store.start()
  expect(store.conversations.conversations.map(({ id }) => id)).toEqual([null])
})

test('what is no such list is none', async () => {
  const { store } = assistantOf({ storage: memoryStorage({ [KEY]: '{"a":1}' }) })
  await store.start()
  expect(store.conversations.selected?.messages).toEqual([])
})

test('nobody finds it after the session has ended', async () => {
  const storage = await withKeptChat()
  const { root, store } = assistantOf({ storage })
  await store.start()
  root.session.expire('token-1', null)
  expect(storage.getItem(KEY)).toBeNull()
})
