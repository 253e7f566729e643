import { ApiError } from '@app/api-client'
import { Code } from '@app/contract/common/envelope'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { parseDrawFilter } from '../../../shared/list/draw-filter.ts'
import { emptyPlan } from '../../../testing/empty-plan.ts'
import { fakeRoot } from '../../../testing/fake-root.ts'
import { SetupStore } from './SetupStore.ts'
import { toFilter, toValues } from './setup-values.ts'

const filter = parseDrawFilter(new URLSearchParams('bank=3&mastery=1&mine=favourite&q=锁'))
const paper = { filter, questionCount: 10, minutes: 30 }

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

test('列表的筛选就是表单开始的样子', () => {
  const values = toValues(filter, paper)
  expect(values).toMatchObject({ bankIds: [3], scope: 'favourite', keyword: '锁', questionCount: 10 })
  expect(toFilter(values)).toEqual(filter)
})

test('地址里没有筛选：从计划的题库开始；有就照地址', async () => {
  const settings = { interviewDay: null, role: 'Java', level: null, company: '', bankIds: [3, 5] }
  const root = fakeRoot({
    plan: { get: async () => ({ ...emptyPlan, settings }) },
    paper: { page: async () => ({ records: [], total: 0, current: 1, pageSize: 10 }) },
    questionBank: { list: async () => [], tags: async () => [] },
    questionDraw: { count: async () => 0 },
  })
  const store = new SetupStore(root)
  const nothing = parseDrawFilter(new URLSearchParams())
  expect(store.beginWith(nothing)).toEqual(nothing)
  await store.load(nothing, 1)
  expect(store.beginWith(nothing)).toEqual({ ...nothing, bankIds: [3, 5] })
  expect(store.beginWith(filter)).toEqual(filter)
})

test('连着改筛选，停下来才数', async () => {
  const count = vi.fn(async () => 12)
  const store = new SetupStore(fakeRoot({ questionDraw: { count } }))
  store.countSoon(filter)
  store.countSoon({ ...filter, keyword: '' })
  await vi.advanceTimersByTimeAsync(300)
  expect(count).toHaveBeenCalledTimes(1)
  expect(count).toHaveBeenCalledWith({ filter: { ...filter, keyword: '', form: 'text' } }, expect.anything())
  expect(store.matching.value).toBe(12)
})

test('还有一份没交：去答那一份；别的拒绝交给表单', async () => {
  const add = vi.fn(async (): Promise<number> => {
    throw new ApiError(Code.conflict, '还有一份', { id: 4 })
  })
  const root = fakeRoot({ paper: { add } })
  const store = new SetupStore(root)
  expect(await store.draw(paper)).toBe(4)
  expect([root.toasts.toasts.length, store.isDrawing]).toEqual([1, false])
  const refusal = new ApiError(Code.badParameters, '有误', [{ path: 'questionCount', message: '只有6题' }])
  add.mockRejectedValueOnce(refusal)
  await expect(store.draw(paper)).rejects.toBe(refusal)
})
