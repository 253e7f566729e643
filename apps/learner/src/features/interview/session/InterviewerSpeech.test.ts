import { NetworkError } from '@app/api-client'
import type { EndpointEvent } from '@app/contract/common/endpoint'
import type { contract } from '@app/contract/contract'
import type { InterviewSession } from '@app/contract/interview-session/schemas'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type FakeCalls, fakeRoot } from '../../../testing/fake-root.ts'
import { sessionOf, turnOf } from '../testing/samples.ts'
import { InterviewStore } from './InterviewStore.ts'

type SpeechEvent = EndpointEvent<typeof contract.interviewSession.speak>
type Calls = NonNullable<FakeCalls['interviewSession']>

const offline = new NetworkError('offline', '断网了')
const judging = sessionOf({ state: 'judging', turns: [turnOf(1), turnOf(2, { kind: 'answer' })] })
const next = sessionOf({ step: 1, place: 2, turns: [...judging.turns, turnOf(3, { place: 2 })] })

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const piece = (content: string): SpeechEvent => ({ event: 'message', id: '', data: { content } })
const whole = (session: InterviewSession): SpeechEvent => ({ event: 'session', id: '', data: session })

async function* stream(...events: (SpeechEvent | Error)[]) {
  for (const event of events) {
    if (event instanceof Error) throw event
    await new Promise((resolve) => setTimeout(resolve, 10))
    yield event
  }
}

async function open(speak: Calls['speak']) {
  const answer = async () => judging
  const root = fakeRoot({
    interviewSession: { get: async () => sessionOf(), answer, ...(speak && { speak }) },
  })
  const store = new InterviewStore(root)
  await store.load(5)
  store.draft?.type('可见性')
  await store.answer()
  return store
}

test('what the interviewer says comes piece by piece, and stands in the talk when it is whole', async () => {
  const speak = vi.fn(async () => stream(piece('说到'), piece('可见性'), whole(next)))
  const store = await open(speak)
  expect([store.isInterviewersTurn, store.speech.isOn]).toEqual([true, true])
  expect(speak).toHaveBeenCalledWith({ id: 5, step: 0 }, expect.objectContaining({ quiet: true }))
  await vi.advanceTimersByTimeAsync(25)
  expect(store.speech.text).toBe('说到可见性')
  await vi.advanceTimersByTimeAsync(25)
  expect([store.session.value?.step, store.speech.text, store.speech.isOn]).toEqual([1, '', false])
})

test('while a model is silent one is told how long that is borne, until it speaks', async () => {
  const waiting: SpeechEvent = { event: 'waiting', id: '', data: { seconds: 12 } }
  const store = await open(async () => stream(waiting, piece('说到'), whole(next)))
  await vi.advanceTimersByTimeAsync(15)
  expect(store.speech.waitSeconds).toBe(12)
  await vi.advanceTimersByTimeAsync(10)
  expect([store.speech.waitSeconds, store.speech.text]).toEqual([null, '说到'])
})

test('a short break of the network is bridged; the words are heard from the beginning, not twice', async () => {
  const speak = vi
    .fn(async () => stream(piece('从头'), piece('说'), whole(next)))
    .mockImplementationOnce(async () => stream(piece('从头'), offline))
  const store = await open(speak)
  await vi.advanceTimersByTimeAsync(1_000 + 10 + 25)
  expect(store.speech.text).toBe('从头说')
  await vi.advanceTimersByTimeAsync(30)
  expect([store.session.value?.step, store.failed]).toEqual([1, null])
})

test('when the interviewer cannot be heard, one can listen once more', async () => {
  const speak = vi.fn<NonNullable<Calls['speak']>>(async () => {
    throw offline
  })
  const store = await open(speak)
  await vi.advanceTimersByTimeAsync(10_000)
  expect([store.failed, store.speech.isOn, speak.mock.calls.length]).toEqual(['hear', false, 3])
  speak.mockImplementation(async () => stream(whole(next)))
  void store.retry()
  await vi.advanceTimersByTimeAsync(20)
  expect([store.failed, store.session.value?.step]).toEqual([null, 1])
})

test('who leaves does not listen any more', async () => {
  const store = await open(async () => stream(piece('说'), whole(next)))
  store.leave()
  await vi.advanceTimersByTimeAsync(100)
  expect([store.session.value?.step, store.speech.isOn, store.failed]).toEqual([0, false, null])
})
