import { ApiError } from '@app/api-client'
import { Code } from '@app/contract/common/envelope'
import type { CurrentQuestion } from '@app/contract/contribution/schemas'
import { emptyQuestionText } from '@app/contract/question/schemas'
import { expect, test, vi } from 'vitest'
import { memoryStorage } from '../../../shared/browser-storage.ts'
import { type FakeCalls, fakeRoot } from '../../../testing/fake-root.ts'
import { ProposalStore } from './ProposalStore.ts'

const question: CurrentQuestion = {
  id: 7,
  bankId: 1,
  bankName: '题库',
  version: 3,
  status: 'published',
  updateTime: '2026-11-23T00:00:00.000Z',
  text: { ...emptyQuestionText, title: '锁', answer: '原来的' },
}

function storeWith(contribution: FakeCalls['contribution'] = {}, storage = memoryStorage()) {
  return new ProposalStore(fakeRoot({ contribution }, storage), question, null)
}

test('改了哪几处；没有写为什么不能提交，也没有发出去', async () => {
  const edit = vi.fn(async () => 1)
  const store = storeWith({ edit })
  expect([store.isWritten, store.changedFields]).toEqual([false, []])
  store.change({ answer: '更好的' })
  expect([store.isWritten, store.changedFields]).toEqual([true, ['answer']])
  expect(await store.send()).toBe(false)
  expect(store.errorOf('reason')).not.toBeNull()
  expect(edit).not.toHaveBeenCalled()
})

test('重新打开还是写到一半的样子；发出去之后从头开始', async () => {
  const storage = memoryStorage()
  const edit = vi.fn(async () => 1)
  storeWith({}, storage).change({ answer: '写到一半' })
  const again = storeWith({ edit }, storage)
  expect(again.text.answer).toBe('写到一半')
  again.tell({ reason: '说得更准' })
  expect(await again.send()).toBe(true)
  expect(edit).toHaveBeenCalledWith(
    expect.objectContaining({ questionId: 7, version: 3, reason: '说得更准' }),
  )
  expect(storeWith({}, storage).text.answer).toBe('原来的')
})

test('服务器说哪里不对，就在哪里，写的都还在', async () => {
  const refusal = new ApiError(Code.badParameters, '填写有误', [
    { path: 'text.keyPoints.0.text', message: '不能为空' },
  ])
  const store = storeWith({ edit: async () => Promise.reject(refusal) })
  store.change({ answer: '更好的' })
  store.tell({ reason: '好' })
  expect(await store.send()).toBe(false)
  expect(store.errorOf('keyPoints')).toBe('不能为空')
  store.change({ keyPoints: [] })
  expect([store.errorOf('keyPoints'), store.text.answer]).toEqual([null, '更好的'])
})
