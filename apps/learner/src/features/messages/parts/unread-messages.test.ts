import { ApiError, NetworkError } from '@app/api-client'
import { Code } from '@app/contract/common/envelope'
import type { Message, MessagePage, UnreadState } from '@app/contract/message/schemas'
import { expect, onTestFinished, test, vi } from 'vitest'
import { memoryStorage } from '../../../shared/browser-storage.ts'
import { fakeRoot } from '../../../testing/fake-root.ts'
import { followUnread } from './follow-unread.ts'
import { MessageList } from './MessageList.ts'
import { UnreadMessagesStore } from './UnreadMessagesStore.ts'

const stateOf = (count: number): UnreadState => ({ count, newest: null })

/** A stream that tells these and ends, or stays open. */
async function* told(states: UnreadState[], end: Promise<void> = Promise.resolve()) {
  for (const data of states) yield { event: 'unread' as const, id: '', data }
  await end
}
const forever = new Promise<void>(() => {})

test('a connection that was lost is made again, and only logged', async () => {
  const log = vi.spyOn(console, 'warn').mockReturnValue()
  const leaving = new AbortController()
  const stream = vi
    .fn()
    .mockRejectedValueOnce(new NetworkError('offline', 'gone'))
    .mockResolvedValueOnce(told([stateOf(1)]))
    .mockResolvedValue(told([stateOf(2)], forever))
  const counts: number[] = []
  const { api, toasts } = fakeRoot({ message: { stream } })
  void followUnread(api, leaving.signal, ({ count }) => counts.push(count))
  await vi.waitFor(() => expect(counts).toEqual([1, 2]))
  expect(log).toHaveBeenCalledOnce()
  expect(toasts.toasts).toEqual([])
  leaving.abort()
})

test('a session that is over is not asked for again', async () => {
  const stream = vi.fn().mockRejectedValue(new ApiError(Code.notLoggedIn, 'over', null))
  await followUnread(fakeRoot({ message: { stream } }).api, new AbortController().signal, () => {})
  expect(stream).toHaveBeenCalledOnce()
})

test('two tabs share one connection and show the same', async () => {
  const stream = vi.fn(async () => told([stateOf(3)], forever))
  const storage = memoryStorage()
  const stores = [1, 2].map(() => {
    const unread = fakeRoot({ message: { stream } }, storage).feature(UnreadMessagesStore)
    onTestFinished(unread.follow(7))
    return unread
  })
  await vi.waitFor(() => expect(stores.map(({ count }) => count)).toEqual([3, 3]))
  expect(stream).toHaveBeenCalledOnce()
})

const message: Message = {
  id: 5,
  kind: 'reply',
  event: 'reply.comment',
  values: {},
  actors: [],
  actorCount: 0,
  subject: '',
  excerpt: '',
  path: '/',
  isRead: false,
  createTime: '2026-01-01T00:00:00.000Z',
  updateTime: '2026-01-01T00:00:00.000Z',
}
const page: MessagePage = {
  records: [message],
  total: 1,
  current: 1,
  pageSize: 20,
  unread: { all: 1, comment: 1, like: 0, mention: 0, study: 0, interview: 0, system: 0 },
}

test('reading one shows at once, in the list and at the bell', async () => {
  const read = vi.fn(async () => true as const)
  const root = fakeRoot({ message: { mine: async () => page, read, unreadCount: async () => 1 } })
  const unread = root.feature(UnreadMessagesStore)
  await unread.load()
  const list = new MessageList(root)
  await list.load({})
  const reading = list.read(message)
  expect([list.value?.records[0]?.isRead, list.value?.unread.comment, unread.count]).toEqual([true, 0, 0])
  await reading
  await list.read({ ...message, isRead: true })
  expect(read.mock.calls).toEqual([[{ id: 5 }, { quiet: true }]])
})

test('reading all of a tab names the newest that was seen', async () => {
  const readAll = vi.fn(async () => 1)
  const calls = { mine: async () => page, readAll, unreadCount: async () => 0 }
  const list = new MessageList(fakeRoot({ message: calls }))
  await list.load({ tab: 'comment' })
  await list.readAll('comment')
  expect(readAll).toHaveBeenCalledExactlyOnceWith({ tab: 'comment', until: message.updateTime })
})

test('what could not be deleted is back', async () => {
  const mine = vi.fn(async () => page)
  const refuse = async () => Promise.reject(new ApiError(50000, 'broken', null))
  const list = new MessageList(fakeRoot({ message: { mine, delete: refuse } }))
  await list.load({})
  const deleting = list.delete(message)
  expect(list.value?.records).toEqual([])
  await deleting
  expect(list.value?.records).toEqual([message])
})
