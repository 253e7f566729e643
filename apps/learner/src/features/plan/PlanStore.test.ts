import { ApiError } from '@app/api-client'
import { Code } from '@app/contract/common/envelope'
import type { Plan } from '@app/contract/plan/schemas'
import { expect, test, vi } from 'vitest'
import { emptyPlan } from '../../testing/empty-plan.ts'
import { type FakeCalls, fakeRoot } from '../../testing/fake-root.ts'
import { PlanStore } from './PlanStore.ts'

const plan: Plan = {
  ...emptyPlan,
  settings: { interviewDay: '2026-12-03', role: 'Java', level: 'middle', company: '青梧科技', bankIds: [1] },
  bankNames: ['并发'],
  daysLeft: 10,
  total: 20,
  completeDay: '2026-12-02',
  freshLeft: 2,
}

const storeWith = (calls: FakeCalls['plan']) => new PlanStore(fakeRoot({ plan: calls ?? {} }))

test('日期可以还没定；换了岗位或级别，要练的题库跟着换，别的岗位不动题库', async () => {
  const update = vi.fn(async () => plan)
  const targets = async () => [
    {
      role: 'Go',
      levels: [
        { level: 'junior' as const, bankIds: [4] },
        { level: 'senior' as const, bankIds: [4, 5] },
      ],
    },
  ]
  const root = fakeRoot({
    plan: { update, targets, get: async () => null },
    questionBank: { list: async () => [] },
    questionEncounter: { companies: async () => [] },
  })
  const store = new PlanStore(root)
  await store.load()
  store.edit()
  store.changeTarget({ role: 'Go' })
  expect(store.bankIds).toEqual([4])
  store.changeTarget({ level: 'senior' })
  expect(store.bankIds).toEqual([4, 5])
  store.changeTarget({ role: '量化' })
  expect(store.bankIds).toEqual([4, 5])
  await store.save()
  expect(update).toHaveBeenCalledExactlyOnceWith({
    interviewDay: null,
    role: '量化',
    level: 'senior',
    company: '',
    bankIds: [4, 5],
  })
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
    level: null,
    company: '',
    bankIds: [1],
  })
  expect([store.plan.value, store.isEditing]).toEqual([plan, false])
  store.edit()
  expect(store.form.values).toEqual({
    interviewDay: '2026-12-03',
    role: 'Java',
    level: 'middle',
    company: '青梧科技',
  })
  await store.remove()
  expect([store.plan.value, store.isEditing]).toEqual([null, false])
})
