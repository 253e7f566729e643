import { ApiError, NetworkError } from '@app/api-client'
import { expect, test } from 'vitest'
import { fakeRoot } from '../../testing/fake-root.ts'
import { memoryStorage } from '../browser-storage.ts'
import { type ApiWiring, RootStore } from './RootStore.ts'

class CounterStore {
  readonly root: RootStore
  constructor(root: RootStore) {
    this.root = root
  }
}

test('each root has one instance of a feature store', () => {
  const [one, other] = [fakeRoot(), fakeRoot()]
  const store = one.feature(CounterStore)
  expect(one.feature(CounterStore)).toBe(store)
  expect(store.root).toBe(one)
  expect(other.feature(CounterStore)).not.toBe(store)
})

test('whoever comes after a session finds none of its stores', () => {
  const root = fakeRoot({ user: { my: () => new Promise(() => {}) } }, memoryStorage({ token: 't' }))
  root.session.restore()
  const store = root.feature(CounterStore)
  root.session.expire('t', null)
  expect(root.feature(CounterStore)).not.toBe(store)
  expect(root.generation).toBe(1)
})

test('the api client gets the token and reports failures and expiry', () => {
  const { i18n, api } = fakeRoot({ user: { my: () => new Promise(() => {}) } })
  const wirings: ApiWiring[] = []
  const root = new RootStore({
    createApi: (wiring) => {
      wirings.push(wiring)
      return api
    },
    storage: memoryStorage({ token: 't' }),
    i18n,
  })
  root.session.restore()
  const [wiring] = wirings
  expect([wiring?.getToken(), wiring?.getLanguage()]).toEqual(['t', 'zh-CN'])
  for (const message of ['down', 'down', 'busy']) wiring?.onError?.(new NetworkError('offline', message))
  expect(root.toasts.toasts.map(({ type, message }) => [type, message])).toEqual([
    ['error', 'down'],
    ['error', 'busy'],
  ])
  wiring?.onError?.(new ApiError(50000, 'broken', null, 'id of it'))
  expect(root.toasts.toasts.at(-1)).toMatchObject({ message: 'broken', detail: 'id of it' })
  expect(wiring?.describeRequestId?.('some-id')).toBe('failure.reference')
  expect(wiring?.describeFailure('timeout')).toBe('failure.timeout')
  wiring?.onUnauthorized?.('t', 'please log in')
  expect(wiring?.getToken()).toBeNull()
  expect(root.toasts.toasts.at(-1)).toMatchObject({ type: 'error', message: 'please log in' })
})
