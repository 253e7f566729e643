import { ApiError } from '@app/api-client'
import { Code } from '@app/contract/common/envelope'
import { expect, test, vi } from 'vitest'
import { fakeRoot } from '../../../testing/fake-root.ts'
import { ReportForm } from './ReportForm.ts'

test('其他要写一句原因，写了才送出去', async () => {
  const add = vi.fn().mockResolvedValue(true)
  const onSent = vi.fn()
  const { form, send } = new ReportForm(
    fakeRoot({ report: { add } }),
    { targetType: 'comment', targetId: 7 },
    onSent,
  )
  form.change('reason', 'other')
  await send()
  expect([add.mock.calls.length, form.field('note').error !== null]).toEqual([0, true])
  form.change('note', ' 代面试 ')
  await send()
  expect(add.mock.calls[0]?.[0]).toEqual({
    targetType: 'comment',
    targetId: 7,
    reason: 'other',
    note: '代面试',
  })
  expect(onSent).toHaveBeenCalledOnce()
})

test('被拒绝了，写的留着，原因在表单里说', async () => {
  const add = vi.fn().mockRejectedValue(new ApiError(Code.notFound, '没有了', null))
  const onSent = vi.fn()
  const { form, send } = new ReportForm(
    fakeRoot({ report: { add } }),
    { targetType: 'discussion', targetId: 7 },
    onSent,
  )
  form.change('note', '引流')
  await send()
  expect([form.problem, form.values.note, onSent.mock.calls.length]).toEqual(['没有了', '引流', 0])
})
