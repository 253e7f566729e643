import { expect, test, vi } from 'vitest'
import { memoryStorage } from '../../../shared/browser-storage.ts'
import { fakeRoot } from '../../../testing/fake-root.ts'
import { RecentSearches } from './RecentSearches.ts'

const KEY = 'recent-searches:guest'

function recentIn(kept?: string) {
  const storage = memoryStorage(kept === undefined ? {} : { [KEY]: kept })
  const root = fakeRoot({}, storage)
  root.session.restore()
  const recent = new RecentSearches(root)
  recent.read()
  return { recent, storage }
}

test('最近的在前，重复的只留一个，至多六个', () => {
  const { recent, storage } = recentIn()
  for (const query of ['1', '2', '3', '4', '5', '6', '7', '3']) recent.add(query)
  expect(recent.queries).toEqual(['3', '7', '6', '5', '4', '2'])
  expect(JSON.parse(storage.getItem(KEY) ?? '')).toEqual(recent.queries)
})

test('一个一个删，也能全清掉', () => {
  const { recent, storage } = recentIn('["锁","线程池","队列"]')
  recent.remove('线程池')
  expect(recent.queries).toEqual(['锁', '队列'])
  recent.clear()
  expect([recent.queries, storage.getItem(KEY)]).toEqual([[], null])
})

test.each(['', 'null', '{}', '"锁"', '[1, " "]', '[[', '["锁", "锁"]'])('读不懂的不算：%s', (kept) => {
  expect(recentIn(kept).recent.queries).toEqual(kept.startsWith('["锁"') ? ['锁'] : [])
})

test('每个用户的各是各的；还不知道是谁时不记', async () => {
  const storage = memoryStorage({ token: 'one', 'recent-searches:guest': '["锁"]' })
  const user = { id: 7, username: '林间', userRole: 'user' }
  const root = fakeRoot({ user: { my: async () => user } as never }, storage)
  const recent = new RecentSearches(root)
  const add = (query: string) => {
    recent.add(query)
    return recent.queries
  }
  expect(add('队列')).toEqual([])
  root.session.restore()
  await vi.waitFor(() => expect(recent.key).toBe('recent-searches:7'))
  expect(add('线程池')).toEqual(['线程池'])
  expect(storage.getItem('recent-searches:guest')).toBe('["锁"]')
})
