import type { SearchPage } from '@app/contract/search/schemas'
import { expect, test, vi } from 'vitest'
import { type Deferred, defer } from '../../testing/deferred.ts'
import { fakeRoot } from '../../testing/fake-root.ts'
import { SearchStore } from './SearchStore.ts'

const page = (total: number): SearchPage => ({
  records: [],
  total,
  current: 1,
  pageSize: 10,
  correction: null,
  suggestion: null,
  isShortened: false,
  neighbours: [],
  counts: { question: total, knowledgePoint: 0, discussion: 0, interviewBank: 0, comment: null, user: 0 },
})
const query = (q: string, number = 1) => ({ q, sort: 'relevance', page: number }) as const

/** A store whose answers the test gives, in the order of its searches. */
function makeStore() {
  const answers: Deferred<SearchPage>[] = []
  const signals: (AbortSignal | undefined)[] = []
  const listHot = vi.fn(async () => ({ words: ['线程池'], areSearched: true }))
  const root = fakeRoot({
    search: {
      page: (_, options) => {
        const answer = defer<SearchPage>()
        answers.push(answer)
        signals.push(options?.signal)
        return answer.promise
      },
      listHot,
    },
    questionBank: { list: async () => [] },
  })
  return { store: new SearchStore(root), answers, signals, listHot }
}

test('后一次搜索的答案先到，前一次的被取消，不再覆盖', async () => {
  const { store, answers, signals } = makeStore()
  const loads = [store.load(query('锁')), store.load(query('线程池'))]
  expect(signals.map((signal) => signal?.aborted)).toEqual([true, false])
  answers[1]?.resolve(page(7))
  answers[0]?.resolve(page(1))
  await Promise.all(loads)
  expect(store.results.value?.total).toBe(7)
})

test('同一个词翻页时结果留着，换了词就没有了', async () => {
  const { store, answers } = makeStore()
  const first = store.load(query('锁'))
  answers[0]?.resolve(page(30))
  await first
  void store.load(query('锁', 2))
  expect([store.results.status, store.results.value?.total]).toEqual(['loading', 30])
  void store.load(query('队列'))
  expect([store.results.status, store.results.value]).toEqual(['loading', undefined])
})

test('失败了说出来，再试一次就有', async () => {
  const { store, answers } = makeStore()
  const first = store.load(query('锁'))
  answers[0]?.reject(new Error('断网'))
  await first
  expect([store.results.status, store.results.error]).toEqual(['failed', new Error('断网')])
  const second = store.load(query('锁'))
  answers[1]?.resolve(page(3))
  await second
  expect([store.results.status, store.results.value?.total]).toEqual(['ready', 3])
})

test('什么也没写时不搜索，只取大家在搜的', async () => {
  const { store, answers, listHot } = makeStore()
  await store.load(query(''))
  expect([answers.length, listHot.mock.calls.length, store.hot.value?.words]).toEqual([0, 1, ['线程池']])
})
