import { expect, test, vi } from 'vitest'
import { type KeyValueStorage, memoryStorage } from '../../../shared/browser-storage.ts'
import { fakeRoot } from '../../../testing/fake-root.ts'
import { RequestedCodes } from './RequestedCodes.ts'

const email = 'lin@example.com'
const openTab = (storage: KeyValueStorage) => fakeRoot({}, storage).feature(RequestedCodes)
const inSeconds = (seconds: number) => Date.now() + seconds * 1000

test('what was asked for is known after a reload, by purpose and e-mail', () => {
  const storage = memoryStorage()
  const code = { purpose: 'login', email, sendAgainAt: inSeconds(60), validUntil: inSeconds(600) } as const
  openTab(storage).put(code)
  const reloaded = openTab(storage)
  expect(reloaded.find('login', email)).toEqual(code)
  expect(reloaded.awaitedEmail('login')).toBe(email)
  expect(reloaded.find('reset', email)).toBeUndefined()
  expect(reloaded.find('login', 'other@example.com')).toBeUndefined()
})

test('the e-mail of the latest code is awaited, as long as the code serves', () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const storage = memoryStorage()
  const codes = openTab(storage)
  codes.put({ purpose: 'login', email: 'first@example.com', sendAgainAt: 0, validUntil: inSeconds(900) })
  codes.put({ purpose: 'login', email, sendAgainAt: 0, validUntil: inSeconds(600) })
  codes.put({ purpose: 'login', email: 'refused@example.com', sendAgainAt: inSeconds(30), validUntil: 0 })
  expect(codes.awaitedEmail('login')).toBe(email)
  vi.advanceTimersByTime(601_000)
  expect(codes.awaitedEmail('login')).toBe('first@example.com')
  vi.useRealTimers()
})

test('nothing is left in the storage of what no longer matters', () => {
  const storage = memoryStorage()
  const codes = openTab(storage)
  codes.put({ purpose: 'login', email, sendAgainAt: inSeconds(60), validUntil: 0 })
  codes.put({ purpose: 'login', email, sendAgainAt: inSeconds(-1), validUntil: 0 })
  expect(storage.getItem('requestedCodes')).toBeNull()
})

test.each(['no json', 'null', '{}', '[{"purpose":"login"}]', '[{"purpose":"other","email":"a"}]'])(
  'a storage that holds %s counts as empty',
  (stored) => {
    expect(openTab(memoryStorage({ requestedCodes: stored })).codes).toEqual([])
  },
)
