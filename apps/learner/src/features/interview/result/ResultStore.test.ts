import type { InterviewReport } from '@app/contract'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fakeRoot } from '../../../testing/fake-root.ts'
import { objectionOf, resultOf } from '../testing/samples.ts'
import { ResultStore } from './ResultStore.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const reportOf = (objections: InterviewReport['objections']): InterviewReport => ({
  ...resultOf([]),
  objections,
  rescores: [],
})
const overview = async () => ({ open: null, trend: [], missed: [] })

test('as long as the model is at a second scoring, the page asks again', async () => {
  const scored = objectionOf()
  const result = vi
    .fn(async () => reportOf([scored]))
    .mockResolvedValueOnce(reportOf([]))
    .mockResolvedValueOnce(reportOf([objectionOf({ second: null })]))
  const store = new ResultStore(fakeRoot({ interviewSession: { result, overview } }))
  await store.load(1)
  store.addObjection(objectionOf({ second: null }))
  expect(store.result.value?.objections).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(store.result.value?.objections).toEqual([scored])
  expect(result).toHaveBeenCalledTimes(3)
})
