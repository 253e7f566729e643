import { ApiError } from '@app/api-client'
import { Code } from '@app/contract/common/envelope'
import type { InterviewOverview } from '@app/contract/interview-session/schemas'
import { expect, test, vi } from 'vitest'
import { memoryStorage } from '../../../shared/browser-storage.ts'
import { fakeRoot } from '../../../testing/fake-root.ts'
import { bankOf } from '../testing/samples.ts'
import { BankStore } from './BankStore.ts'

const missed: InterviewOverview['missed'] = [
  { point: '间隙锁', bankId: 1, topic: 'MySQL', count: 3 },
  { point: '别的题库', bankId: 2, topic: 'Redis', count: 9 },
]

async function openBank(
  add: () => Promise<number> = async () => 7,
  isMember = true,
  asked: string[] = [],
  tab = memoryStorage(),
) {
  const root = fakeRoot(
    {
      user: { my: () => new Promise(() => {}) },
      interviewBank: { get: async () => bankOf() },
      interviewSession: {
        add,
        topics: async () => [],
        page: async () => ({ records: [], total: 0, current: 1, pageSize: 8 }),
        overview: async () => ({ open: null, trend: [], missed }),
      },
    },
    memoryStorage(isMember ? { token: 't' } : {}),
  )
  root.session.restore()
  const store = new BankStore(root, tab)
  await store.load(1, asked, 1)
  return { store, root }
}

test("the options begin with the bank's measures and what the user misses most in it", async () => {
  const { store } = await openBank()
  expect(store.wish).toEqual({
    bankId: 1,
    questionCount: 10,
    level: 'middle',
    topics: ['MySQL'],
    strictness: 'standard',
    minutes: 40,
    resume: '',
    jobDescription: '',
  })
  expect((await openBank(undefined, false)).store.wish?.topics).toEqual([])
})

test('topics of the address go before the weak ones; those the bank does not have are left out', async () => {
  expect((await openBank(undefined, true, ['Redis', '没有的'])).store.wish?.topics).toEqual(['Redis'])
})

test('what is chosen stays when the page loads again', async () => {
  const { store } = await openBank()
  store.choose({ resume: '五年Java经验', minutes: null })
  await store.load(1, [], 1)
  expect(store.wish).toMatchObject({ resume: '五年Java经验', minutes: null })
})

test('starting twice begins one interview', async () => {
  const add = vi.fn(async () => 7)
  const { store } = await openBank(add)
  expect(await Promise.all([store.start(), store.start()])).toEqual([7, null])
  expect(add).toHaveBeenCalledTimes(1)
})

test('an interview that is not over is gone on with', async () => {
  const { store, root } = await openBank(() =>
    Promise.reject(new ApiError(Code.conflict, '还有一场', { id: 3 })),
  )
  expect(await store.start()).toBe(3)
  expect(root.toasts.toasts.map(({ type }) => type)).toEqual(['info'])
})

test('what the server refuses stands at its field until it is changed', async () => {
  const refused = new ApiError(Code.badParameters, '参数有误', [
    { path: 'questionCount', message: '只有6题' },
  ])
  const { store } = await openBank(() => Promise.reject(refused))
  expect(await store.start()).toBeNull()
  expect(store.problemOf('questionCount')).toBe('只有6题')
  store.choose({ questionCount: 5 })
  expect(store.problemOf('questionCount')).toBeUndefined()
})

test('what a guest chose is there after they have logged in, and not kept any longer', async () => {
  const tab = memoryStorage()
  const { store } = await openBank(undefined, false, [], tab)
  store.choose({ resume: '五年Java经验', strictness: 'strict', minutes: null, topics: ['Redis'] })
  const { store: after } = await openBank(undefined, true, [], tab)
  const chosen = { resume: '五年Java经验', strictness: 'strict', minutes: null, topics: ['Redis'] }
  expect(after.wish).toMatchObject(chosen)
  expect(tab.keys()).toEqual([])
})

test('what the tab keeps and the bank does not have is passed over', async () => {
  const kept = { questionCount: 999, level: 'x', topics: ['没有的'], minutes: 7, resume: 5 }
  const tab = memoryStorage({ 'interview-wish:1': JSON.stringify(kept) })
  const { store } = await openBank(undefined, true, [], tab)
  expect(store.wish).toMatchObject({
    questionCount: 10,
    level: 'middle',
    topics: [],
    minutes: null,
    resume: '',
  })
})
