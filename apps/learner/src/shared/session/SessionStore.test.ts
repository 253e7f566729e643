import { ApiError, NetworkError } from '@app/api-client'
import { Code, type CurrentUser } from '@app/contract'
import { expect, test, vi } from 'vitest'
import { defer } from '../../testing/deferred.ts'
import { type FakeCalls, fakeRoot } from '../../testing/fake-root.ts'
import { memoryStorage } from '../browser-storage.ts'

const user: CurrentUser = {
  id: 1,
  email: 'lin@example.com',
  username: 'lin',
  avatarUrl: null,
  userRole: 'user',
  createTime: '2026-01-01T00:00:00.000Z',
}
const credentials = { email: 'lin@example.com', password: 'secret 123' }
const refusal = (code: number, message: string) => Promise.reject(new ApiError(code, message, null))

function sessionWith(calls: FakeCalls['user'], entries: Record<string, string> = {}) {
  const storage = memoryStorage(entries)
  const root = fakeRoot({ user: { my: async () => user, ...calls } }, storage)
  return {
    root,
    storage,
    session: root.session,
    toasts: () => root.toasts.toasts.map(({ message }) => message),
  }
}

const signedIn = async (calls: FakeCalls['user'] = {}) => {
  const made = sessionWith(calls, { token: 'old' })
  made.session.restore()
  await vi.waitFor(() => expect(made.session.user).toEqual(user))
  return made
}

test('logging in keeps the token and then fetches the user', async () => {
  const my = vi.fn(async () => user)
  const { session, storage, toasts } = sessionWith({ login: async () => 'fresh', my })
  await session.login(credentials)
  expect([session.token, session.user]).toEqual(['fresh', user])
  expect(storage.getItem('token')).toBe('fresh')
  expect(JSON.parse(storage.getItem('user') ?? '')).toEqual({ token: 'fresh', userInfo: user })
  expect(my).toHaveBeenCalledOnce()
  expect(toasts()).toEqual(['session.loggedIn'])
})

test("a refused login throws the server's message and changes nothing", async () => {
  const { session, storage } = sessionWith({ login: () => refusal(40000, 'wrong password') })
  await expect(session.login(credentials)).rejects.toThrow('wrong password')
  expect([session.isLoggedIn, storage.getItem('token')]).toEqual([false, null])
})

test('a login without an answer throws that it failed', async () => {
  const { session } = sessionWith({ login: () => Promise.reject(new NetworkError('offline', 'gone')) })
  await expect(session.login(credentials)).rejects.toThrow('session.loginFailed')
})

test('a user who cannot be fetched is only logged', async () => {
  const log = vi.spyOn(console, 'warn').mockReturnValue()
  const { session, toasts } = sessionWith({ login: async () => 'fresh', my: () => refusal(50000, 'broken') })
  await session.login(credentials)
  expect([session.isLoggedIn, session.user]).toEqual([true, null])
  expect(toasts()).toEqual(['session.loggedIn'])
  expect(log).toHaveBeenCalledOnce()
})

test('restoring shows the stored user at once and then the fetched one', async () => {
  const stored = { token: 'old', userInfo: { ...user, username: 'earlier' } }
  const { session } = sessionWith({}, { token: 'old', user: JSON.stringify(stored) })
  session.restore()
  expect(session.user?.username).toBe('earlier')
  await vi.waitFor(() => expect(session.user?.username).toBe('lin'))
})

test('the stored user of another token is not taken over', () => {
  const stored = { token: 'other', userInfo: { ...user, userRole: 'admin' } }
  const { session } = sessionWith(
    { my: () => new Promise(() => {}) },
    { token: 'old', user: JSON.stringify(stored) },
  )
  session.restore()
  expect([session.isLoggedIn, session.isAdmin, session.user]).toEqual([true, false, null])
})

test('another tab signing out is followed', async () => {
  const { session, storage } = await signedIn()
  storage.removeItem('token')
  session.restore()
  expect([session.isLoggedIn, session.user, session.wasSignedOut]).toEqual([false, null, false])
})

test('logging out clears token and user', async () => {
  const { session, storage, toasts } = await signedIn({ logout: async () => true as const })
  await session.logout()
  expect([session.isLoggedIn, session.user, session.wasSignedOut]).toEqual([false, null, true])
  expect([storage.getItem('token'), storage.getItem('user')]).toEqual([null, null])
  expect(toasts()).toEqual(['session.loggedOut'])
})

test('the session stays when the server refuses to end it', async () => {
  const { session, storage, toasts } = await signedIn({ logout: () => refusal(50000, 'broken') })
  await expect(session.logout()).rejects.toThrow('session.logoutRefused')
  expect([session.isLoggedIn, storage.getItem('token')]).toEqual([true, 'old'])
  expect(toasts()).toEqual(['session.logoutFailed'])
})

test('logging out of a session that had expired counts as done', async () => {
  const made = await signedIn({
    logout: () => {
      made.session.expire('old')
      return refusal(Code.notLoggedIn, 'expired')
    },
  })
  await made.session.logout()
  expect(made.toasts()).toEqual(['session.loggedOut'])
})

test('an expired token ends the session it belongs to', async () => {
  const { session, storage } = await signedIn()
  session.expire('old')
  expect([session.isLoggedIn, storage.getItem('token')]).toEqual([false, null])
})

test('the late refusal of an older token leaves a newer session alone', async () => {
  const { session } = await signedIn({ login: async () => 'fresh' })
  await session.login(credentials)
  session.expire('old')
  expect(session.token).toBe('fresh')
})

test('a user who arrives after the session ended is dropped', async () => {
  const late = defer<CurrentUser>()
  const { session, storage } = sessionWith({ my: () => late.promise }, { token: 'old' })
  session.restore()
  session.expire('old')
  late.resolve(user)
  await late.promise
  expect([session.user, storage.getItem('user')]).toEqual([null, null])
})
