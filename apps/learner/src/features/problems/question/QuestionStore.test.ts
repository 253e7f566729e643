import { ApiError } from '@app/api-client'
import { Code } from '@app/contract/common/envelope'
import { notChecked } from '@app/contract/content/checked-values'
import type { QuestionDetail } from '@app/contract/question/schemas'
import type { QuestionMemory, ReviewSummary } from '@app/contract/review/schemas'
import { expect, test, vi } from 'vitest'
import { memoryStorage } from '../../../shared/browser-storage.ts'
import { type FakeCalls, fakeRoot } from '../../../testing/fake-root.ts'
import { QuestionStore } from './QuestionStore.ts'

const list = { sort: 'default', page: 1 } as const
const detail = (id: number): QuestionDetail => ({
  id,
  bankId: 1,
  bankName: '题库',
  title: `题${id}`,
  difficulty: 'easy',
  frequency: 'common',
  isPersonal: false,
  tags: [],
  viewCount: 0,
  encounterCount: 5,
  mastery: 0,
  isFavourite: false,
  languages: [],
  isPassed: false,
  encounter: null,
  shortAnswer: '',
  spokenAnswer: '',
  answer: '',
  keyPoints: [],
  followUps: [],
  answeredBy: [],
  ...notChecked,
  related: [],
  createTime: '2026-01-01T00:00:00.000Z',
  updateTime: '2026-01-01T00:00:00.000Z',
  lastRatedTime: null,
  note: null,
})
const memory: QuestionMemory = { intervals: [], dueInDays: null, ratings: 0, curve: [] }
const refuse = async () => Promise.reject(new ApiError(Code.systemError, '系统出错了', null))

function storeWith(calls: FakeCalls = {}, storage = memoryStorage()) {
  const page = vi.fn(async ({ current = 1 }) => ({ records: [], total: 60, current, pageSize: 50 }))
  const root = fakeRoot(
    {
      knowledgePoint: { ofQuestion: async () => [{ id: 3, title: '线程池' }] },
      comment: { count: async () => 24 },
      contribution: { contributors: async () => [] },
      questionAnswer: { get: async () => null },
      review: { memory: async () => memory },
      ...calls,
      question: {
        get: async ({ id }) => detail(id),
        locate: async () => ({ position: 52, total: 60, previous: { id: 1, title: '前' }, next: null }),
        page,
        ...calls.question,
      },
    },
    storage,
  )
  return { store: new QuestionStore(root), page }
}

test('旁边列出的是这道题所在的那一段', async () => {
  const { store, page } = storeWith()
  await store.load(7, list)
  expect(page.mock.calls[0]?.[0]).toMatchObject({ current: 2, pageSize: 50 })
  expect(store.position.value?.previous?.id).toBe(1)
})

test('讲到它的知识点与评论的条数最后才来，没取到也不打扰', async () => {
  const { store } = storeWith()
  await store.load(7, list)
  expect([store.points, store.commentCount]).toEqual([[{ id: 3, title: '线程池' }], 24])
  const { store: failing } = storeWith({ knowledgePoint: { ofQuestion: refuse }, comment: { count: refuse } })
  await failing.load(7, list)
  expect([failing.points, failing.commentCount, failing.detail.status]).toEqual([[], null, 'ready'])
})

test('回忆的草稿按题留在本机，换题再回来还在，答案重新合上', async () => {
  const { store } = storeWith()
  await store.load(7, list)
  store.recalled?.setAnswer('先说结论')
  store.setRevealed(true)
  await store.load(8, list)
  expect([store.recalled?.answer, store.isRevealed]).toEqual(['', false])
  await store.load(7, list)
  expect(store.recalled?.answer).toBe('先说结论')
})

const keyPoint = {
  ...{ text: '不必回表', weight: 5, followUp: '', misconception: '' },
  words: [{ forms: ['回表'], weight: 1 }],
}
test('揭晓之后按写下的回忆对照要点，核对了的算数，给出一档建议', async () => {
  const { store } = storeWith({
    question: { get: async ({ id }) => ({ ...detail(id), keyPoints: [keyPoint] }) },
  })
  await store.load(7, list)
  store.recalled?.setAnswer('索引里都有，不用回表')
  expect(store.comparison).toBeNull()
  store.setRevealed(true)
  await vi.waitFor(() => expect(store.comparison?.points).toMatchObject([{ isMentioned: true, check: null }]))
  expect(store.suggestedRating).toBe(3)
  store.check(0, 'wrong')
  expect(store.comparison?.points).toMatchObject([{ check: 'wrong', checker: 'self' }])
  expect(store.suggestedRating).toBe(1)
  store.recalled?.setAnswer('')
  expect([store.comparison, store.suggestedRating]).toEqual([null, null])
})

test('问自己的题：清单都评完了才有建议', async () => {
  const personal = { isPersonal: true, keyPoints: [{ ...keyPoint, words: [] }] }
  const { store } = storeWith({ question: { get: async ({ id }) => ({ ...detail(id), ...personal }) } })
  await store.load(7, list)
  store.recalled?.setAnswer('那次上线前我先做了压测')
  store.setRevealed(true)
  await vi.waitFor(() => expect(store.comparison?.points).toMatchObject([{ isMentioned: true, check: null }]))
  expect(store.suggestedRating).toBeNull()
  store.check(0, 'right')
  expect(store.suggestedRating).toBe(3)
})

test('自评立即显示并存下；服务器拒绝时退回', async () => {
  const rate = vi.fn(async () => ({ mastery: 3 as const, lastRatedTime: '2026-01-02T00:00:00.000Z' }))
  const { store } = storeWith({ review: { memory: async () => memory, rate } })
  const loading = store.load(7, list)
  store.rating.rate(3)
  await loading
  expect(store.rating.current).toBe(3)
  await store.rating.outbox.flush()
  expect(store.detail.value).toMatchObject({ mastery: 3, lastRatedTime: '2026-01-02T00:00:00.000Z' })

  const gone = async () => Promise.reject(new ApiError(Code.notFound, '内容不存在', null))
  const { store: refused } = storeWith({ review: { memory: async () => memory, rate: gone } })
  await refused.load(7, list)
  refused.rating.rate(1)
  await refused.rating.outbox.flush()
  expect([refused.rating.current, refused.detail.value?.mastery]).toEqual([null, 0])
})

test('网络断了，自评先留着，通了再存；按错了可以撤销', async () => {
  let isDown = true
  const rate = vi.fn(async () => {
    if (isDown) throw new ApiError(Code.systemError, '网络不通', null)
    return { mastery: 2 as const, lastRatedTime: '2026-01-02T00:00:00.000Z' }
  })
  const summary = { due: 0 } as ReviewSummary
  const undo = vi.fn(async () => ({ card: null, summary }))
  const { store } = storeWith({ review: { memory: async () => memory, rate, undo } })
  await store.load(7, list)
  store.rating.rate(2)
  await store.rating.outbox.flush()
  expect([store.rating.current, store.rating.outbox.isStuck]).toEqual([2, true])
  isDown = false
  await store.rating.outbox.flush()
  expect([store.rating.outbox.steps.length, store.detail.value?.mastery]).toEqual([0, 2])
  expect(rate.mock.calls.length).toBeGreaterThan(1)

  await store.rating.undo()
  expect([store.rating.current, store.detail.value?.mastery]).toEqual([null, 0])
  expect(undo).toHaveBeenCalledOnce()
})

test('没有这道题：状态是失败，带着服务器的话', async () => {
  const missing = new ApiError(Code.notFound, '内容不存在', null)
  const { store } = storeWith({ question: { get: () => Promise.reject(missing) } })
  await store.load(7, list)
  expect([store.detail.status, store.detail.error]).toEqual(['failed', missing])
})
