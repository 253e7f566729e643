import { ApiError, NetworkError } from '@app/api-client'
import { Code } from '@app/contract/common/envelope'
import type { ReviewCard, ReviewQueue, ReviewSummary } from '@app/contract/review/schemas'
import { RATINGS } from '@app/contract/review/values'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type FakeCalls, fakeRoot } from '../../testing/fake-root.ts'
import { ReviewStore } from './ReviewStore.ts'

const card = (id: number, version = 0): ReviewCard => ({
  id,
  version,
  subjectType: 'question',
  subjectId: id,
  lastRating: null,
  lastDaysAgo: null,
  intervals: RATINGS.map((rating) => ({ rating, days: rating, minutes: 0 })),
  content: {
    title: `题${id}`,
    source: { id: 1, name: '题库' },
    difficulty: 'easy',
    tags: [],
    statement: '',
    shortAnswer: '',
    keyPoints: [],
  },
})
const summary = (due: number, done: number): ReviewSummary => ({
  today: '2026-11-23',
  due,
  overCap: 0,
  nextDueTime: null,
  done,
  streak: 1,
  seconds: 0,
  remembered: null,
})
const queue = (due: number, done: number, ...cards: ReviewCard[]): ReviewQueue => ({
  cards,
  summary: summary(due, done),
})
const offline = () => new NetworkError('offline', '网络不通')

const loaded = async (review: FakeCalls['review'], first = queue(3, 0, card(1), card(2), card(3))) => {
  const root = fakeRoot({
    review: { queue: async () => first, steps: async () => [], forecast: async () => [], ...review },
  })
  const store = new ReviewStore(root)
  await store.loadQueue()
  return { root, store }
}
const rate = (store: ReviewStore, rating: 1 | 2 | 3 | 4 = 3) => {
  store.setRevealed(true)
  store.rate(rating)
}
const shown = (store: ReviewStore) => store.cards.map(({ id }) => id)
const settle = () => vi.advanceTimersByTimeAsync(0)

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

test('自评后立刻是下一张，什么也不等；一次请求带回再后面的', async () => {
  const answers: (() => void)[] = []
  const answer = vi.fn(
    () => new Promise<ReviewQueue>((resolve) => answers.push(() => resolve(queue(3, 1, card(4))))),
  )
  const { store } = await loaded({ answer }, queue(4, 0, card(1), card(2), card(3)))
  rate(store)
  expect([shown(store), store.summary?.done, store.summary?.due]).toEqual([[2, 3], 1, 3])
  rate(store)
  expect([shown(store), store.summary?.done, store.summary?.due]).toEqual([[3], 2, 2])
  expect(answer).toHaveBeenCalledTimes(1)
  answers[0]?.()
  await settle()
  expect([shown(store), store.summary?.done]).toEqual([[3, 4], 2])
  expect(answer).toHaveBeenCalledTimes(2)
  expect(answer).toHaveBeenLastCalledWith(
    expect.objectContaining({ cardId: 2, held: [3, 4] }),
    expect.anything(),
  )
})

test('没有显示答案，不能自评', async () => {
  const { store } = await loaded({})
  store.rate(3)
  expect(shown(store)).toEqual([1, 2, 3])
})

test('断网：照样往下做；恢复后按原来的步骤依次送到，每步只送成一次', async () => {
  let isOnline = false
  const taken: number[] = []
  const steps = new Set<string>()
  const answer = vi.fn(async ({ cardId, stepId }: { cardId: number; stepId: string }) => {
    steps.add(stepId)
    if (!isOnline) throw offline()
    taken.push(cardId)
    return queue(3 - taken.length, taken.length)
  })
  const { store } = await loaded({ answer })
  rate(store)
  await settle()
  rate(store)
  expect([store.outbox.isStuck, store.outbox.steps.length, shown(store)]).toEqual([true, 2, [3]])
  await vi.advanceTimersByTimeAsync(5_000)
  expect(taken).toEqual([])
  isOnline = true
  await vi.advanceTimersByTimeAsync(5_000)
  expect([taken, store.outbox.isStuck, store.outbox.steps.length]).toEqual([[1, 2], false, 0])
  expect([steps.size, store.summary?.done]).toEqual([2, 2])
})

test('别处复习过的卡片：说一声，换上新的，不算两次', async () => {
  const answer = async () => {
    throw new ApiError(Code.conflict, '已在别处复习过', queue(2, 1, card(1, 5)))
  }
  const { store, root } = await loaded({ answer })
  rate(store)
  await settle()
  expect([shown(store), store.summary?.done, store.canUndo]).toEqual([[2, 3, 1], 1, false])
  expect(store.cards.at(-1)?.version).toBe(5)
  expect(root.toasts.toasts.map(({ message }) => message)).toEqual(['已在别处复习过'])
})

test('一步一步撤销：卡片一张张回来，直到没有可撤销的', async () => {
  let done = 0
  const undone: string[] = []
  const { store } = await loaded({
    answer: async () => queue(3 - ++done, done),
    undo: async ({ stepId }) => {
      undone.push(stepId)
      return { card: card(done--, 7), summary: summary(3 - done, done) }
    },
  })
  rate(store)
  rate(store, 1)
  await settle()
  const stepIds = store.steps.map(({ stepId }) => stepId)
  await store.undo()
  expect([shown(store), store.cards[0]?.version, store.summary?.done]).toEqual([[2, 3], 7, 1])
  await store.undo()
  expect([shown(store), store.summary?.done, store.canUndo]).toEqual([[1, 2, 3], 0, false])
  expect(undone).toEqual(stepIds.reverse())
})

test('重新打开页面，当天做过的还能一步步撤销；自己刚做的先撤', async () => {
  const undo = vi.fn(async () => ({ card: card(9, 2), summary: summary(3, 0) }))
  const known: string[] = ['a', 'b']
  const { store } = await loaded({
    undo,
    answer: async ({ stepId }) => {
      known.push(stepId)
      return queue(2, 3)
    },
    steps: async () => known,
  })
  rate(store)
  await store.loadQueue()
  expect(store.earlier).toEqual(['a', 'b'])
  for (let count = 0; count < 3; count += 1) await store.undo()
  expect(undo.mock.calls).toEqual([[{ stepId: known[2] }], [{ stepId: 'b' }], [{ stepId: 'a' }]])
  expect(store.canUndo).toBe(false)
})

test('在别处又做过的一步不能撤销：说出来，再撤就是更早的一步', async () => {
  const undo = vi.fn(async ({ stepId }: { stepId: string }) => {
    if (stepId === 'b') throw new ApiError(Code.conflict, '这一步不能再撤销', null)
    return { card: card(9, 2), summary: summary(3, 0) }
  })
  const { store } = await loaded({ undo, steps: async () => ['a', 'b'] })
  await store.undo()
  expect([shown(store), store.earlier]).toEqual([[1, 2, 3], ['a']])
  await store.undo()
  expect([shown(store), store.canUndo]).toEqual([[9, 1, 2, 3], false])
})

test('还没送出的撤销，不用问服务器', async () => {
  const { store } = await loaded({ answer: () => new Promise(() => {}) })
  rate(store)
  rate(store)
  await store.undo()
  expect([shown(store), store.outbox.steps.length]).toEqual([[2, 3], 1])
})

test('暂缓：不用看答案，不算做过；双击只暂缓一张；撤销把它放回来', async () => {
  const bury = vi.fn(async () => queue(2, 0))
  const undo = vi.fn(async () => ({ card: card(1, 2), summary: summary(3, 0) }))
  const { store } = await loaded({ bury, undo })
  store.bury()
  store.bury()
  expect([shown(store), store.summary?.due, store.summary?.done]).toEqual([[2, 3], 2, 0])
  await settle()
  const { stepId = '' } = store.steps[0] ?? {}
  expect(bury.mock.calls).toEqual([[{ cardId: 1, version: 0, stepId, held: [2, 3] }, { quiet: true }]])
  await store.undo()
  expect(undo).toHaveBeenCalledWith({ stepId })
  expect([shown(store), store.summary?.due, store.canUndo]).toEqual([[1, 2, 3], 3, false])
})

test('还没送出的暂缓留在发件箱里，再试直到存上', async () => {
  let isOnline = false
  const names: string[] = []
  const { store } = await loaded({
    bury: async ({ stepId }) => {
      names.push(stepId)
      if (!isOnline) throw offline()
      return queue(2, 0)
    },
  })
  store.bury()
  await settle()
  expect([store.outbox.isStuck, store.outbox.steps.length, store.summary?.due]).toEqual([true, 1, 2])
  isOnline = true
  await vi.advanceTimersByTimeAsync(5_000)
  expect([store.outbox.steps.length, new Set(names).size, store.summary?.due]).toEqual([0, 1, 2])
})

test('断网时撤销不了，那一步留着，可以再试', async () => {
  const { store } = await loaded({
    answer: async () => {
      throw offline()
    },
  })
  rate(store)
  await settle()
  await store.undo()
  expect([store.canUndo, store.outbox.steps.length, shown(store)]).toEqual([true, 1, [2, 3]])
})
