import { ApiError, NetworkError } from '@app/api-client'
import { Code } from '@app/contract/common/envelope'
import type { InterviewSession } from '@app/contract/interview-session/schemas'
import { autorun } from 'mobx'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { memoryStorage } from '../../../shared/browser-storage.ts'
import { draftKey } from '../../../shared/session/question-drafts.ts'
import { defer } from '../../../testing/deferred.ts'
import { type FakeCalls, fakeRoot } from '../../../testing/fake-root.ts'
import { sessionOf, turnOf } from '../testing/samples.ts'
import { InterviewStore } from './InterviewStore.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const KEY = draftKey('interview', 0, 5)
const kept = (text: string, step = 0) => memoryStorage({ [KEY]: JSON.stringify({ step, text }) })
const second = sessionOf({ step: 1, place: 2, turns: [turnOf(1), turnOf(2, { place: 2 })] })
const offline = new NetworkError('offline', '断网了')

type Calls = NonNullable<FakeCalls['interviewSession']>

async function open(calls: Calls = {}, storage = memoryStorage(), session: InterviewSession = sessionOf()) {
  const saveDraft = vi.fn<NonNullable<Calls['saveDraft']>>(async () => true)
  const root = fakeRoot({ interviewSession: { get: async () => session, saveDraft, ...calls } }, storage)
  const store = new InterviewStore(root)
  await store.load(5)
  const { draft } = store
  if (!draft) throw new Error('there is a draft while it goes on')
  return { store, draft, root, storage, saveDraft }
}

test('an answer is sent with its step, and the box is empty for the next question', async () => {
  const answer = vi.fn(async () => second)
  const { store, draft, storage } = await open({ answer })
  draft.type('可见性 ')
  await store.answer()
  expect(answer).toHaveBeenCalledWith({ id: 5, step: 0, content: '可见性' }, { quiet: true })
  expect([store.session.value?.place, draft.text, storage.getItem(KEY)]).toEqual([2, '', null])
})

test('a second click while an answer is under way sends nothing', async () => {
  const { promise, resolve } = defer<InterviewSession>()
  const answer = vi.fn(() => promise)
  const { store, draft } = await open({ answer })
  draft.type('可见性')
  const acts = [store.answer(), store.answer(), store.skip()]
  resolve(second)
  await Promise.all(acts)
  expect(answer).toHaveBeenCalledTimes(1)
})

test('an answer that does not get through stays in the box, and is sent again', async () => {
  const answer = vi.fn(async () => second).mockRejectedValueOnce(offline)
  const { store, draft } = await open({ answer })
  draft.type('可见性')
  await store.answer()
  expect([store.failed, draft.text, store.acting]).toEqual(['answer', '可见性', null])
  await store.retry()
  expect([store.failed, draft.text, store.session.value?.step]).toEqual([null, '', 1])
})

test('when another tab was faster its state holds, and what is written stays', async () => {
  const moved = new ApiError(Code.conflict, '已在别处继续', { session: second })
  const { store, draft, root } = await open({ answer: () => Promise.reject(moved) })
  draft.type('写了很久的回答')
  await store.answer()
  expect([store.session.value?.step, draft.text]).toEqual([1, '写了很久的回答'])
  expect(root.toasts.toasts.map(({ type }) => type)).toEqual(['info'])
})

test('a refusal without a state is told', async () => {
  const none = new ApiError(Code.conflict, '没有更多提示了', null)
  const { store, root } = await open({ hint: () => Promise.reject(none) })
  await store.hint()
  expect(root.toasts.toasts.map(({ message }) => message)).toEqual(['没有更多提示了'])
  expect(store.failed).toBeNull()
})

test('each key is kept in the browser at once, the server gets the draft after a pause', async () => {
  const { draft, storage, saveDraft } = await open()
  draft.type('可')
  draft.type('可见')
  expect(storage.getItem(KEY)).toContain('可见')
  expect(saveDraft).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1_000)
  expect(saveDraft.mock.calls.map(([body]) => body)).toEqual([{ id: 5, step: 0, draft: '可见' }])
  expect([draft.isChanged, storage.getItem(KEY)]).toEqual([false, null])
})

test('a draft that the server does not get is tried again', async () => {
  const { draft, saveDraft } = await open()
  saveDraft.mockRejectedValueOnce(offline)
  draft.type('可见性')
  await vi.advanceTimersByTimeAsync(1_000)
  expect(draft.isStuck).toBe(true)
  await vi.advanceTimersByTimeAsync(5_000)
  expect([draft.isStuck, draft.isChanged]).toEqual([false, false])
})

test("what this browser kept comes back after a reload; without it, the server's draft", async () => {
  expect((await open({}, kept('断网时写的'), sessionOf({ draft: '旧的' }))).draft.text).toBe('断网时写的')
  expect((await open({}, memoryStorage(), sessionOf({ draft: '另一台设备写的' }))).draft.text).toBe(
    '另一台设备写的',
  )
})

test('an answer of which only the confirmation was lost does not come back as a draft', async () => {
  const said = turnOf(2, { speaker: 'candidate', kind: 'answer', content: '可见性' })
  const { draft, storage } = await open({}, kept('可见性'), { ...second, turns: [turnOf(1), said] })
  expect([draft.text, storage.getItem(KEY)]).toEqual(['', null])
})

test("another tab's draft is taken over where nothing is written here", async () => {
  const get = vi.fn(async () => sessionOf()).mockResolvedValueOnce(sessionOf())
  const { store, draft } = await open({ get })
  get.mockResolvedValueOnce(sessionOf({ draft: '在别处写的' }))
  await store.refresh()
  expect(draft.text).toBe('在别处写的')
  draft.type('在这里接着写的')
  get.mockResolvedValueOnce(sessionOf({ draft: '在别处写的' }))
  await store.refresh()
  expect(draft.text).toBe('在这里接着写的')
})

test("shown on the page, a draft is saved once the server has it, and another tab's newer one takes its place", async () => {
  const get = vi.fn(async () => sessionOf())
  const { store, draft, saveDraft } = await open({ get })
  const shown: boolean[] = []
  const end = autorun(() => shown.push(draft.isChanged))
  draft.type('甲')
  await vi.advanceTimersByTimeAsync(1_000)
  expect(shown).toEqual([false, true, false])
  get.mockResolvedValueOnce(sessionOf({ draft: '甲乙' }))
  await store.refresh()
  await vi.advanceTimersByTimeAsync(1_000)
  expect([draft.text, saveDraft.mock.calls.length]).toEqual(['甲乙', 1])
  end()
})

test('the clock says when the time is up, and stands still during a pause', async () => {
  const { store } = await open({
    pause: async () => sessionOf({ step: 1, state: 'paused', millisecondsLeft: 30_000 }),
  })
  await store.pause()
  await vi.advanceTimersByTimeAsync(60_000)
  expect([store.isPaused, store.isTimeUp]).toEqual([true, false])
  const running = await open()
  await vi.advanceTimersByTimeAsync(60_500)
  expect(running.store.isTimeUp).toBe(true)
})

test('once it is over nothing is kept in the browser', async () => {
  const { store, storage } = await open(
    { end: async () => sessionOf({ state: 'finished' }) },
    kept('没发出的'),
  )
  await store.end()
  expect([store.isOver, storage.getItem(KEY)]).toEqual([true, null])
})
