import { expect, test } from 'vitest'
import { fakeRoot } from '../../testing/fake-root.ts'
import { memoryStorage } from '../browser-storage.ts'
import { RecentSearches } from './RecentSearches.ts'

const KEY = 'recent-searches'

function recentIn(kept?: string) {
  const storage = memoryStorage(kept === undefined ? {} : { [KEY]: kept })
  const recent = new RecentSearches(fakeRoot({}, storage))
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
