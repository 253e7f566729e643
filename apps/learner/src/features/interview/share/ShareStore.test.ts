import type { InterviewShare } from '@app/contract/interview-share/schemas'
import { expect, test, vi } from 'vitest'
import { type FakeCalls, fakeRoot } from '../../../testing/fake-root.ts'
import { ShareStore } from './ShareStore.ts'

const parts = { dimensions: true, topics: false, questions: true, answers: [2, 1] }
const shared: InterviewShare = { sessionId: 5, parts, days: 7, token: 'abc', expireTime: null }

const storeWith = (calls: FakeCalls['interviewShare']) =>
  new ShareStore(fakeRoot({ interviewShare: calls ?? {} }), 5)

test('without a link the total, dimensions, topics and scores are chosen for 30 days, and no answer', async () => {
  const store = storeWith({ mine: async () => null })
  await store.load()
  expect(store.choice).toEqual({
    parts: { dimensions: true, topics: true, questions: true, answers: [] },
    days: 30,
  })
  expect(store.isChanged).toBe(true)
})

test('a link shows what was chosen for it; the same choice in another order is no change', async () => {
  const save = vi.fn(async () => shared)
  const store = storeWith({ mine: async () => shared, save })
  await store.load()
  store.chooseAnswer(2, false)
  expect(store.isChanged).toBe(true)
  store.chooseAnswer(2, true)
  expect(store.isChanged).toBe(false)
  store.choosePart({ topics: true })
  await store.save()
  expect(save).toHaveBeenCalledWith({
    sessionId: 5,
    days: 7,
    parts: { ...parts, topics: true, answers: [1, 2] },
  })
})

test('a revoked link is gone, the choice stays', async () => {
  const store = storeWith({ mine: async () => shared, revoke: async () => true })
  await store.load()
  await store.revoke()
  expect([store.share.value, store.choice.days]).toEqual([null, 7])
})

test('a failure leaves the link as it is', async () => {
  const store = storeWith({
    mine: async () => shared,
    revoke: async () => {
      throw new Error('offline')
    },
  })
  await store.load()
  await store.revoke()
  expect([store.share.value, store.isSending]).toEqual([shared, false])
})
