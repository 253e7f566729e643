import { notChecked } from '@app/contract/content/checked-values'
import type { KnowledgePointDetail } from '@app/contract/knowledge-point/schemas'
import { expect, test, vi } from 'vitest'
import { type FakeCalls, fakeRoot } from '../../../testing/fake-root.ts'
import { KnowledgePointStore } from './KnowledgePointStore.ts'

const point: KnowledgePointDetail = {
  id: 1,
  title: '线程池',
  summary: '',
  minutes: 8,
  chapter: { id: 1, name: '并发', points: [] },
  content: '## 正文',
  ...notChecked,
  recall: [{ id: 5, question: '为什么？', answer: '因为。', rating: null }],
  questions: [],
  readingPosition: 0,
  isLearned: false,
  previous: null,
  next: null,
}

const storeWith = async (calls: FakeCalls['knowledgePoint'], more: FakeCalls = {}) => {
  const root = fakeRoot({
    knowledgePoint: { get: async () => point, ...calls },
    note: { getOfPoint: async () => null },
    ...more,
  })
  const store = new KnowledgePointStore(root)
  await store.load(1)
  return store
}
const question = point.recall[0] ?? expect.fail()

test('自评立即显示，学会与否由服务器说', async () => {
  const store = await storeWith({}, { review: { rateRecall: async () => ({ isLearned: true }) } })
  const saving = store.rate(question, 3)
  expect([store.detail.value?.recall[0]?.rating, store.detail.value?.isLearned]).toEqual([3, false])
  await saving
  expect(store.detail.value?.isLearned).toBe(true)
})

test('服务器拒绝时，自评与标记都变回去', async () => {
  const refuse = () => Promise.reject(new Error('refused'))
  const store = await storeWith({ learn: refuse }, { review: { rateRecall: refuse } })
  await store.rate(question, 4)
  await store.toggleLearned()
  expect([store.detail.value?.recall[0]?.rating, store.detail.value?.isLearned]).toEqual([null, false])
})

test('已学可以取消', async () => {
  const learn = vi.fn(async () => true as const)
  const store = await storeWith({ learn })
  await store.toggleLearned()
  await store.toggleLearned()
  expect(learn.mock.calls).toEqual([[{ id: 1, isLearned: true }], [{ id: 1, isLearned: false }]])
  expect(store.detail.value?.isLearned).toBe(false)
})

test('换了知识点，答案又是合上的，迟到的回答不改新的', async () => {
  const store = await storeWith({}, { review: { rateRecall: async () => ({ isLearned: true }) } })
  store.reveal(5)
  const saving = store.rate(question, 3)
  store.detail.set({ ...point, id: 2 })
  await saving
  expect(store.detail.value).toMatchObject({ id: 2, isLearned: false })
  await store.load(1)
  expect(store.revealed).toEqual([])
})

test('读到的地方悄悄保存，失败时不打扰', async () => {
  const read = vi.fn(async () => true as const)
  const store = await storeWith({ read })
  await store.saveReadingPosition(1, 400)
  expect(store.detail.value?.readingPosition).toBe(400)
  const failing = await storeWith({ read: () => Promise.reject(new Error('offline')) })
  await failing.saveReadingPosition(1, 400)
  expect(failing.detail.value?.readingPosition).toBe(0)
})

test('笔记没有取到时，不当作没有笔记', async () => {
  expect((await storeWith({})).note?.saved).toBeNull()
  const failing = await storeWith({}, { note: { getOfPoint: () => Promise.reject(new Error('offline')) } })
  expect(failing.note).toBeNull()
})
