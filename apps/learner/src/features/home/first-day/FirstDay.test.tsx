import { ApiError } from '@app/api-client'
import { Code } from '@app/contract/common/envelope'
import { expect, test, vi } from 'vitest'
import { emptyPlan } from '../../../testing/empty-plan.ts'
import { type FakeCalls, fakeRoot } from '../../../testing/fake-root.ts'
import { render } from '../../../testing/render.tsx'
import { FirstDay } from './FirstDay.tsx'
import { FirstDayStore } from './FirstDayStore.ts'

const targets = async () => [
  {
    role: 'Java',
    levels: [
      { level: 'campus' as const, bankIds: [1, 2] },
      { level: 'senior' as const, bankIds: [3] },
    ],
  },
]

/** The questions, once they are there. */
async function opened(plan: NonNullable<FakeCalls['plan']>) {
  const onDone = vi.fn(async () => {})
  const root = fakeRoot({ plan: { targets, ...plan } })
  const { element } = render(<FirstDay onDone={onDone} />, { root })
  await vi.waitFor(() => expect(element.querySelector('form')).not.toBeNull())
  const press = (text: string) => {
    const found = [...element.querySelectorAll<HTMLElement>('label, button')].find(
      (one) => one.textContent === text,
    )
    if (!found) throw new Error(`no ${text}`)
    found.click()
  }
  return { element, press, onDone, root }
}

test('没选就提交：说出缺哪一项，不发出去', async () => {
  const { element, press } = await opened({})
  press('firstDay.save')
  await vi.waitFor(() => expect(element.querySelectorAll('[role=alert]')).toHaveLength(2))
  expect([...element.querySelectorAll('[role=alert]')].map(({ textContent }) => textContent)).toEqual([
    'firstDay.noRole',
    'firstDay.noLevel',
  ])
  press('firstDay.dayKnown')
  await vi.waitFor(() => expect(element.querySelectorAll('[role=alert]')).toHaveLength(3))
})

test('选了岗位与级别：题库跟着来，日期还没定', async () => {
  const update = vi.fn(async () => emptyPlan)
  const { press, onDone } = await opened({ update })
  press('Java')
  press('level.senior')
  press('firstDay.save')
  await vi.waitFor(() => expect(onDone).toHaveBeenCalledOnce())
  expect(update).toHaveBeenCalledExactlyOnceWith(
    { interviewDay: null, role: 'Java', level: 'senior', bankIds: [3] },
    { quiet: true },
  )
})

test('跳过：存一个什么也没说的计划，不再问', async () => {
  const update = vi.fn(async () => emptyPlan)
  const { press, onDone } = await opened({ update })
  press('firstDay.skip')
  await vi.waitFor(() => expect(onDone).toHaveBeenCalledOnce())
  expect(update).toHaveBeenCalledExactlyOnceWith({})
})

test('服务器说日期不对：说在日期旁边；其他岗位练全部题库', async () => {
  const refusal = new ApiError(Code.badParameters, '', [{ path: 'interviewDay', message: '不能早于今天' }])
  const update = vi.fn(async () => Promise.reject(refusal))
  const { element, press, onDone, root } = await opened({ update })
  press('firstDay.otherRole')
  press('level.campus')
  press('firstDay.dayKnown')
  const { form } = root.feature(FirstDayStore)
  await vi.waitFor(() => expect(element.querySelector('input[type=date]')).not.toBeNull())
  form.change('interviewDay', '2020-01-01')
  press('firstDay.save')
  await vi.waitFor(() => expect(element.querySelector('[role=alert]')?.textContent).toBe('不能早于今天'))
  expect(update).toHaveBeenCalledExactlyOnceWith(
    { interviewDay: '2020-01-01', role: '', level: 'campus', bankIds: [] },
    { quiet: true },
  )
  expect(onDone).not.toHaveBeenCalled()
})
