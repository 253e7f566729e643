import type { SearchSuggestion } from '@app/contract/search/schemas'
import { beforeEach, expect, test, vi } from 'vitest'
import { memoryStorage } from '../../../../shared/browser-storage.ts'
import { type Deferred, defer } from '../../../../testing/deferred.ts'
import { fakeRoot } from '../../../../testing/fake-root.ts'
import { SuggestionsStore } from './SuggestionsStore.ts'

beforeEach(() => {
  vi.useFakeTimers()
  return () => vi.useRealTimers()
})

const suggestion = (id: number): SearchSuggestion => ({
  kind: 'question',
  id,
  title: [{ text: `题${id}`, isMarked: false }],
})

/** A store whose answers the test gives, in the order it asks. */
function makeStore(recent: string[] = []) {
  const asked: { q: string; signal: AbortSignal | undefined; answer: Deferred<SearchSuggestion[]> }[] = []
  const root = fakeRoot(
    {
      search: {
        suggest: ({ q }, options) => {
          const answer = defer<SearchSuggestion[]>()
          asked.push({ q, signal: options?.signal, answer })
          return answer.promise
        },
        listHot: async () => ({ words: ['线程池', '锁'], areSearched: true }),
      },
    },
    memoryStorage({ 'recent-searches:guest': JSON.stringify(recent) }),
  )
  root.session.restore()
  return { store: new SuggestionsStore(root), asked }
}
const addresses = ({ choices }: SuggestionsStore) => choices.map(({ address }) => address)

test('停下来才问一次，问的是最后的字', async () => {
  const { store, asked } = makeStore()
  for (const typed of ['x', 'xi', ' xian ']) store.type(typed)
  vi.advanceTimersByTime(149)
  expect(asked).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  expect(asked.map(({ q }) => q)).toEqual(['xian'])
})

test('接着写，前一次的就取消；它晚到的答案不算', async () => {
  const { store, asked } = makeStore()
  store.type('x')
  await vi.advanceTimersByTimeAsync(150)
  store.type('xi')
  expect(asked[0]?.signal?.aborted).toBe(true)
  asked[0]?.answer.resolve([suggestion(1)])
  await vi.advanceTimersByTimeAsync(150)
  expect(addresses(store)).toEqual([])
  asked[1]?.answer.resolve([suggestion(2)])
  await vi.advanceTimersByTimeAsync(0)
  expect(addresses(store)).toEqual(['/problems/bagu/2'])
})

test('收起了再打开，同样的字不再问', async () => {
  const { store, asked } = makeStore()
  store.open('x')
  await vi.advanceTimersByTimeAsync(150)
  asked[0]?.answer.resolve([suggestion(1)])
  await vi.advanceTimersByTimeAsync(0)
  store.close()
  store.open('x ')
  await vi.advanceTimersByTimeAsync(150)
  expect([asked.length, store.isShown]).toEqual([1, true])
})

test('问不到就没有，不打扰', async () => {
  const { store, asked } = makeStore()
  store.type('x')
  await vi.advanceTimersByTimeAsync(150)
  asked[0]?.answer.reject(new Error('断网'))
  await vi.advanceTimersByTimeAsync(0)
  expect(store.isShown).toBe(false)
})

test('空着时是最近搜索，再是别人搜的，不重复', async () => {
  const { store } = makeStore(['锁', 'C++'])
  store.open('  ')
  await vi.advanceTimersByTimeAsync(0)
  expect(store.choices.map(({ group }) => group)).toEqual(['recent', 'recent', 'hot'])
  expect(addresses(store)).toEqual([
    '/search?q=%E9%94%81',
    '/search?q=C%2B%2B',
    '/search?q=%E7%BA%BF%E7%A8%8B%E6%B1%A0',
  ])
})

test('上下走一圈，经过输入框；首尾一步到；收起之后什么也没选', async () => {
  const { store } = makeStore(['锁', 'C++'])
  store.open('')
  await vi.advanceTimersByTimeAsync(0)
  store.move(-1)
  expect(store.place).toBe(2)
  store.move(1)
  expect([store.place, store.chosen]).toEqual([-1, undefined])
  store.moveTo('last')
  expect(store.place).toBe(2)
  store.moveTo('first')
  expect(store.chosen?.address).toBe('/search?q=%E9%94%81')
  store.close()
  expect([store.isShown, store.chosen]).toEqual([false, undefined])
})
