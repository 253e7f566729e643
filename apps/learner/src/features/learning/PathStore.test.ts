import type { ChapterSummary } from '@app/contract/chapter/schemas'
import { expect, test } from 'vitest'
import { memoryStorage } from '../../shared/browser-storage.ts'
import { TOKEN_KEY } from '../../shared/session/session-storage.ts'
import { emptyPlan } from '../../testing/empty-plan.ts'
import { type FakeCalls, fakeRoot } from '../../testing/fake-root.ts'
import { PathStore } from './PathStore.ts'

const point = { summary: '', minutes: 8, questionCount: 0, readingPosition: 0 }
const chapters: ChapterSummary[] = [
  {
    id: 1,
    name: '语言',
    description: '',
    paths: ['Java后端'],
    points: [{ ...point, id: 11, title: '对象', isLearned: true }],
  },
  {
    id: 2,
    name: '网络',
    description: '',
    paths: [],
    points: [{ ...point, id: 21, title: 'TCP', isLearned: true }],
  },
  {
    id: 3,
    name: '前端',
    description: '',
    paths: ['前端'],
    points: [{ ...point, id: 31, title: '闭包', isLearned: false }],
  },
]

function storeWith(calls: FakeCalls = {}, stored: Record<string, string> = {}) {
  const storage = memoryStorage(stored)
  const my = () => new Promise<never>(() => {})
  const root = fakeRoot({ chapter: { list: async () => chapters }, user: { my }, ...calls }, storage)
  root.session.restore()
  return { store: root.feature(PathStore), storage }
}
const planFor = (role: string): FakeCalls => ({
  plan: { get: async () => ({ ...emptyPlan, settings: { ...emptyPlan.settings, role } }) },
})
const LOGGED_IN = { [TOKEN_KEY]: 'a-token' }

test('地址里的路线先于选过的，再是第一条；没写路线的章节每条都有', async () => {
  const { store } = storeWith({}, { learningPath: '前端' })
  await store.load()
  expect([store.path, store.chapters?.map(({ id }) => id)]).toEqual(['Java后端', [1, 2]])
  expect([store.learnedCount, store.next]).toEqual([2, undefined])
  await store.recall()
  expect([store.path, store.chapters?.map(({ id }) => id)]).toEqual(['前端', [2, 3]])
  expect([store.learnedCount, store.next?.id, store.currentChapterId]).toEqual([1, 31, 3])
  await store.load('Java后端')
  expect(store.path).toBe('Java后端')
  await store.load('没有的')
  expect(store.path).toBe('前端')
})

test('没选过的是计划里岗位的；选了就记住，别的页面也照着它走', async () => {
  const { store, storage } = storeWith(planFor('Web前端工程师'), LOGGED_IN)
  await store.load()
  await store.recall()
  expect([store.path, store.along()]).toEqual(['前端', '前端'])
  store.choose('Java后端')
  expect([store.path, store.along()]).toEqual(['Java后端', 'Java后端'])
  expect(fakeRoot({}, storage).feature(PathStore).along()).toBe('Java后端')
})

test('访客没有计划；问不到计划时照样是第一条', async () => {
  const guest = storeWith()
  await guest.store.load()
  await guest.store.recall()
  expect(guest.store.path).toBe('Java后端')
  const failing = storeWith({ plan: { get: () => Promise.reject(new Error('断网')) } }, LOGGED_IN)
  await failing.store.load()
  await failing.store.recall()
  expect(failing.store.path).toBe('Java后端')
})
