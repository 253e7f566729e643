import { ApiError } from '@app/api-client'
import { Code } from '@app/contract/common/envelope'
import { expect, test, vi } from 'vitest'
import { type FakeCalls, fakeRoot } from '../../../testing/fake-root.ts'
import { objectionOf } from '../testing/samples.ts'
import { ObjectionStore } from './ObjectionStore.ts'

type Add = NonNullable<NonNullable<FakeCalls['interviewObjection']>['add']>

function open(add: Add) {
  const onAdd = vi.fn()
  const root = fakeRoot({ interviewObjection: { add } })
  const store = new ObjectionStore(root, { sessionId: 5, place: 2 }, onAdd)
  store.open()
  return { store, onAdd }
}

test('a reason is sent without the blanks around it, and the dialog closes', async () => {
  const add = vi.fn<Add>(async () => objectionOf())
  const { store, onAdd } = open(add)
  store.form.change('reason', ' 我说了 \n')
  await store.send()
  expect(add).toHaveBeenCalledWith({ sessionId: 5, place: 2, reason: '我说了' }, { quiet: true })
  expect([store.isOpen, onAdd.mock.calls]).toEqual([false, [[objectionOf()]]])
})

test.each(['', ' \n', '长'.repeat(501)])(
  'nothing is sent without a reason, nor with too long a one',
  async (reason) => {
    const add = vi.fn<Add>(async () => objectionOf())
    const { store } = open(add)
    store.form.change('reason', reason)
    await store.send()
    expect(add).not.toHaveBeenCalled()
    expect(store.form.errorOf('reason')).not.toBeNull()
  },
)

test('what was typed stays when it is refused, and when the dialog is closed', async () => {
  const { store } = open(() => Promise.reject(new ApiError(Code.conflict, '提过了', null)))
  store.form.change('reason', '我说了')
  await store.send()
  expect([store.isOpen, store.form.problem]).toEqual([true, '提过了'])
  store.close()
  store.open()
  expect(store.form.values.reason).toBe('我说了')
})
