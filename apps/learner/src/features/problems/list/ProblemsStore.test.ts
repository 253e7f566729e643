import { ApiError } from '@app/api-client'
import { Code } from '@app/contract/common/envelope'
import type { Page } from '@app/contract/common/schemas'
import type { QuestionSummary } from '@app/contract/question/schemas'
import { expect, test, vi } from 'vitest'
import { memoryStorage } from '../../../shared/browser-storage.ts'
import { type FakeCalls, fakeRoot } from '../../../testing/fake-root.ts'
import { ProblemsStore } from './ProblemsStore.ts'

const question = (id: number, isFavourite = false): QuestionSummary => ({
  id,
  bankId: 1,
  title: `题${id}`,
  difficulty: 'easy',
  frequency: 'common',
  tags: [],
  viewCount: 0,
  encounterCount: 0,
  mastery: 0,
  isFavourite,
  languages: [],
  isPassed: false,
})
const page = (...records: QuestionSummary[]): Page<QuestionSummary> => ({
  records,
  total: records.length,
  current: 1,
  pageSize: 20,
})
const all = { sort: 'default', page: 1 } as const

const storeWith = async (calls: FakeCalls) => {
  const root = fakeRoot({ question: { page: async () => page(question(1), question(2, true)) }, ...calls })
  const store = new ProblemsStore(root)
  await store.list.load(all)
  return store
}
const favourites = (store: ProblemsStore) => store.list.value?.records.map((record) => record.isFavourite)

test('收藏立即显示，两次点击只存一次', async () => {
  const add = vi.fn(async () => true as const)
  const store = await storeWith({ favourite: { add } })
  const first = question(1)
  const saving = Promise.all([store.toggleFavourite(first), store.toggleFavourite(first)])
  expect(favourites(store)).toEqual([true, true])
  await saving
  expect(add).toHaveBeenCalledExactlyOnceWith({ questionId: 1 })
})

test('服务器拒绝时收藏退回原样', async () => {
  const store = await storeWith({
    favourite: { delete: async () => Promise.reject(new ApiError(Code.systemError, '系统出错了', null)) },
  })
  await store.toggleFavourite(question(2, true))
  expect(favourites(store)).toEqual([false, true])
})

test('我的收藏有自己的进度，只按题库取；换到别的列表就没有了', async () => {
  const forList = { questionCount: 2, progress: { forgotten: 0, vague: 1, known: 0, instant: 1 } }
  const progress = vi.fn(async () => forList)
  const calls: FakeCalls = {
    question: { page: async () => page(), progress },
    questionBank: { list: async () => [], tags: async () => [] },
    questionEncounter: { companies: async () => [] },
    review: { summary: async () => Promise.reject(new ApiError(Code.systemError, '系统出错了', null)) },
    user: { my: () => new Promise(() => {}) },
  }
  const root = fakeRoot(calls, memoryStorage({ token: 't' }))
  root.session.restore()
  const store = new ProblemsStore(root)
  await store.load({ ...all, mine: 'favourite', bankId: 3, keyword: '锁', page: 2 })
  expect(progress).toHaveBeenCalledExactlyOnceWith({ isFavourite: true, bankId: 3 }, expect.anything())
  expect(store.progress.value).toEqual(forList)
  await store.load(all)
  expect(store.progress.value).toBeUndefined()
})

test('后一次查询的答案先到，前一次的不再覆盖', async () => {
  let answerSlowly: (page: Page<QuestionSummary>) => void = () => undefined
  const slow = new Promise<Page<QuestionSummary>>((resolve) => {
    answerSlowly = resolve
  })
  const answers = [slow, Promise.resolve(page(question(9)))]
  const root = fakeRoot({ question: { page: async () => answers.shift() ?? page() } })
  const store = new ProblemsStore(root)
  const first = store.list.load(all)
  await store.list.load({ ...all, keyword: '锁' })
  answerSlowly(page(question(1)))
  await first
  expect(store.list.value?.records.map((record) => record.id)).toEqual([9])
})
