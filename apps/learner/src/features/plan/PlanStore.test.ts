import { ApiError } from '@app/api-client'
import { Code } from '@app/contract/common/envelope'
import type { Plan } from '@app/contract/plan/schemas'
import { expect, test, vi } from 'vitest'
import { type FakeCalls, fakeRoot } from '../../testing/fake-root.ts'
import { PlanStore } from './PlanStore.ts'

const plan: Plan = {
  settings: { interviewDay: '2026-12-03', role: 'Java后端', company: '青梧科技', bankIds: [1] },
  bankNames: ['并发'],
  today: '2026-11-23',
  daysLeft: 10,
  practised: 0,
  total: 20,
  completeDay: '2026-12-02',
  leftOver: 0,
  days: [],
  mockDays: [],
  missed: null,
  due: 0,
  freshLeft: 2,
}

const storeWith = (calls: FakeCalls['plan']) => new PlanStore(fakeRoot({ plan: calls ?? {} }))

test('没有选日期：不发出去，说在那一项', async () => {
  const store = storeWith({})
  store.edit()
  await store.save()
  expect(store.form.field('interviewDay').error).toBe('required')
  expect(store.isEditing).toBe(true)
})

test('服务器说日期已过：说在那一项，写的都还在', async () => {
  const error = new ApiError(Code.badParameters, '', [{ path: 'interviewDay', message: '不能早于今天' }])
  const store = storeWith({ update: () => Promise.reject(error) })
  store.edit()
  store.form.change('interviewDay', '2026-11-22')
  store.form.change('company', '青梧科技')
  await store.save()
  expect(store.form.field('interviewDay').error).toBe('不能早于今天')
  expect(store.form.values.company).toBe('青梧科技')
  expect(store.isEditing).toBe(true)
})

test('存下之后就是新的计划；再改时从现在的目标开始；不再按计划就没有了', async () => {
  const update = vi.fn(async () => plan)
  const store = storeWith({ update, delete: async () => true as const })
  store.edit()
  store.form.change('interviewDay', '2026-12-03')
  store.setBankIds([1])
  await store.save()
  expect(update).toHaveBeenCalledExactlyOnceWith({
    interviewDay: '2026-12-03',
    role: '',
    company: '',
    bankIds: [1],
  })
  expect([store.plan.value, store.isEditing]).toEqual([plan, false])
  store.edit()
  expect(store.form.values).toEqual({
    interviewDay: '2026-12-03',
    role: 'Java后端',
    company: '青梧科技',
  })
  await store.remove()
  expect([store.plan.value, store.isEditing]).toEqual([null, false])
})
