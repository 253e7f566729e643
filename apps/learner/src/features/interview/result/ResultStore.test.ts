import { NetworkError } from '@app/api-client'
import type { InterviewReport } from '@app/contract/interview-objection/schemas'
import type { CheckedScores } from '@app/contract/interview-session/schemas'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type FakeCalls, fakeRoot } from '../../../testing/fake-root.ts'
import { objectionOf, pointOf, questionOf, resultOf } from '../testing/samples.ts'
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

const unchecked = pointOf('提到的', { check: null, checker: null })
const unheard = pointOf('没听到的', { isMentioned: false, check: null, checker: null })
const scores: CheckedScores = {
  ...{ pointCount: 2, mentionedCount: 1, uncheckedCount: 0, score: 50, scorer: 'self' },
  ...{ dimensions: [], topics: [], questions: [{ place: 1, score: 50 }], missedCount: 1, reviewedCount: 0 },
}

async function checking(calls: FakeCalls['interviewSession']) {
  const report = { ...reportOf([]), uncheckedCount: 1, score: null, scorer: null }
  const result = async () => ({
    ...report,
    questions: [questionOf(1, [unchecked, unheard], { score: null })],
  })
  const store = new ResultStore(fakeRoot({ interviewSession: { result, overview, ...calls } }))
  await store.load(1)
  return { store, point: (index: number) => store.result.value?.questions[0]?.assessment?.points[index] }
}

test('a check shows at once, the score when it is stored; the question to check is unfolded', async () => {
  const check = vi.fn(async () => scores)
  const { store, point } = await checking({ check })
  expect([...store.opened]).toEqual([1])
  const checked = store.check(1, 0, 'right')
  expect([point(0)?.check, store.result.value?.uncheckedCount, store.result.value?.score]).toEqual([
    'right',
    0,
    null,
  ])
  await checked
  expect(check).toHaveBeenCalledWith({ id: 1, place: 1, point: 0, check: 'right' })
  expect(store.result.value).toMatchObject({ score: 50, scorer: 'self', missedCount: 1 })
})

test('what is checked again while it is stored ends as it was last, and a refused check is put back', async () => {
  const check = vi.fn(async () => scores)
  const { store, point } = await checking({ check })
  check.mockRejectedValueOnce(new NetworkError('offline', '网络不通'))
  await Promise.all([store.check(1, 0, 'right'), store.check(1, 0, 'wrong')])
  expect(point(0)?.check).toBe('wrong')
  check.mockRejectedValue(new NetworkError('offline', '网络不通'))
  await Promise.all([store.check(1, 0, null), store.check(1, 0, 'missing')])
  expect([point(0)?.check, store.result.value?.uncheckedCount]).toEqual(['wrong', 0])
})

test('a sentence that says what was not heard is kept with the check, and goes with it', async () => {
  const passage = { turn: 2, start: 0, end: 4 }
  const { store, point } = await checking({ check: async () => scores })
  await store.check(1, 1, 'right', passage)
  expect(point(1)).toMatchObject({ check: 'right', passage })
  await store.check(1, 1, null)
  expect(point(1)).toMatchObject({ check: null, passage: null })
})

test('all that was mentioned can be taken as right, and be taken back', async () => {
  const { store, point } = await checking({ assume: async () => ({ ...scores, scorer: 'assumed' }) })
  await store.assume(true)
  expect([point(0)?.checker, point(1)?.check, store.result.value?.scorer]).toEqual([
    'assumed',
    null,
    'assumed',
  ])
  await store.assume(false)
  expect([point(0)?.check, store.result.value?.uncheckedCount]).toEqual([null, 1])
})
