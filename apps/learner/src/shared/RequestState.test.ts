import { expect, test } from 'vitest'
import { defer } from '../testing/deferred.ts'
import { RequestState } from './RequestState.ts'

test('goes from idle over loading to ready', async () => {
  const state = new RequestState<number>()
  expect(state.status).toBe('idle')
  const running = state.run(async () => 1)
  expect(state.status).toBe('loading')
  await running
  expect([state.status, state.value]).toEqual(['ready', 1])
})

test('a failure becomes a state with its error and keeps the last value', async () => {
  const state = new RequestState<number>()
  await state.run(async () => 1)
  const error = new Error('away')
  await state.run(() => Promise.reject(error))
  expect([state.status, state.value, state.error]).toEqual(['failed', 1, error])
})

test('the value stays while it is loaded again, the error does not', async () => {
  const state = new RequestState<number>()
  await state.run(async () => 1)
  await state.run(() => Promise.reject(new Error('away')))
  const running = state.run(async () => 2)
  expect([state.status, state.value, state.error]).toEqual(['loading', 1, undefined])
  await running
  expect(state.value).toBe(2)
})

test('a newer request aborts the older one and its late answer is dropped', async () => {
  const state = new RequestState<string>()
  const older = defer<string>()
  let olderSignal: AbortSignal | undefined
  const olderRun = state.run((signal) => {
    olderSignal = signal
    return older.promise
  })
  await state.run(async () => 'newer')
  older.resolve('older')
  await olderRun
  expect(olderSignal?.aborted).toBe(true)
  expect(state.value).toBe('newer')
})

test('the late failure of an outdated request is dropped too', async () => {
  const state = new RequestState<string>()
  const older = defer<string>()
  const olderRun = state.run(() => older.promise)
  state.set('known')
  older.reject(new Error('aborted'))
  await olderRun
  expect([state.status, state.value]).toEqual(['ready', 'known'])
})

test('reset forgets the value and the request under way', async () => {
  const state = new RequestState<string>()
  const late = defer<string>()
  const running = state.run(() => late.promise)
  state.reset()
  late.resolve('late')
  await running
  expect([state.status, state.value]).toEqual(['idle', undefined])
})
