import { ApiError, NetworkError } from '@app/api-client'
import { Code } from '@app/contract/common/envelope'
import type { CurrentUser } from '@app/contract/user/schemas'
import { describe, expect, test, vi } from 'vitest'
import { defer } from '../../testing/deferred.ts'
import { type FakeCalls, fakeRoot } from '../../testing/fake-root.ts'
import { type KeyValueStorage, memoryStorage } from '../browser-storage.ts'

const user: CurrentUser = {
  id: 1,
  email: 'lin@example.com',
  username: 'lin',
  avatarUrl: null,
  userRole: 'user',
  hasPassword: true,
  createTime: '2026-01-01T00:00:00.000Z',
}
const credentials = { email: 'lin@example.com', password: 'secret 123' }
const refusal = (code: number, message: string) => Promise.reject(new ApiError(code, message, null))

function sessionWith(calls: FakeCalls['user'], entries: Record<string, string> = {}) {
  const storage = memoryStorage(entries)
  const device = vi.fn(async () => 'proof')
  const root = fakeRoot({ user: { my: async () => user, ...calls }, userSession: { device } }, storage)
  return {
    root,
    storage,
    session: root.session,
    logIn: () => root.session.enter(() => root.api.user.login(credentials)),
    toasts: () => root.toasts.toasts.map(({ message }) => message),
  }
}

const signedIn = async (calls: FakeCalls['user'] = {}) => {
  const made = sessionWith(calls, { token: 'old' })
  made.session.restore()
  await vi.waitFor(() => expect(made.session.user).toEqual(user))
  return made
}

test('signing out removes what was being written and looked for, and nobody else’s', async () => {
  const { session, storage } = await signedIn({ logout: async () => true as const })
  const others = ['note-draft:12:5', 'recent-searches:12', 'theme']
  const keys = ['note-draft:1:5', 'recall-draft:1:6', 'recent-searches:1', ...others]
  for (const key of keys) storage.setItem(key, 'kept')
  await session.logout()
  expect(keys.filter((key) => storage.getItem(key) !== null)).toEqual(others)
})

test('logging in keeps the token and then fetches the user', async () => {
  const my = vi.fn(async () => user)
  const { logIn, session, storage, toasts } = sessionWith({ login: async () => 'fresh', my })
  await logIn()
  expect([session.token, session.user]).toEqual(['fresh', user])
  expect(storage.getItem('token')).toBe('fresh')
  expect(JSON.parse(storage.getItem('user') ?? '')).toEqual({ token: 'fresh', userInfo: user })
  expect(my).toHaveBeenCalledOnce()
  expect(toasts()).toEqual(['session.loggedIn'])
})

test('a login that ended the password says so', async () => {
  const my = async () => ({ ...user, hasPassword: false })
  const { logIn, toasts } = sessionWith({ login: async () => 'fresh', my })
  await logIn()
  expect(toasts()).toEqual(['session.passwordGone'])
})

test("a refused login throws the server's message and changes nothing", async () => {
  const { logIn, session, storage } = sessionWith({ login: () => refusal(40000, 'wrong password') })
  await expect(logIn()).rejects.toThrow('wrong password')
  expect([session.isLoggedIn, storage.getItem('token')]).toEqual([false, null])
})

test('a login without an answer throws that it failed', async () => {
  const { logIn } = sessionWith({ login: () => Promise.reject(new NetworkError('offline', 'gone')) })
  await expect(logIn()).rejects.toThrow('session.loginFailed')
})

test('a user who cannot be fetched is only logged', async () => {
  const log = vi.spyOn(console, 'warn').mockReturnValue()
  const { logIn, session, toasts } = sessionWith({
    login: async () => 'fresh',
    my: () => refusal(50000, 'broken'),
  })
  await logIn()
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
      made.session.expire('old', null)
      return refusal(Code.notLoggedIn, 'expired')
    },
  })
  await made.session.logout()
  expect(made.toasts()).toEqual(['session.loggedOut'])
})

test('an expired token ends the session it belongs to', async () => {
  const { session, storage, toasts } = await signedIn()
  session.expire('old', null)
  expect([session.isLoggedIn, storage.getItem('token'), storage.getItem('user')]).toEqual([false, null, null])
  expect(toasts()).toEqual([])
})

test('many refusals of one session are told once, whichever call was the first', async () => {
  const { root, session, toasts } = await signedIn()
  const { generation } = root
  session.expire('old', null)
  for (let call = 0; call < 3; call += 1) session.expire('old', 'please log in')
  expect(toasts()).toEqual(['please log in'])
  expect(root.generation).toBe(generation + 1)
})

test('what the guard has told is not told again', async () => {
  const { session, toasts } = await signedIn()
  session.expire('old', null)
  session.noteEndTold()
  session.expire('old', 'please log in')
  expect(toasts()).toEqual([])
})

test('the end of the next session is news again', async () => {
  const { logIn, session, toasts } = await signedIn({ login: async () => 'fresh' })
  session.expire('old', 'please log in')
  await logIn()
  session.expire('fresh', 'please log in')
  expect(toasts()).toEqual(['please log in', 'session.loggedIn', 'please log in'])
})

test('the late refusal of an older token leaves a newer session alone', async () => {
  const { logIn, session, toasts } = await signedIn({ login: async () => 'fresh' })
  await logIn()
  session.expire('old', 'please log in')
  expect(session.token).toBe('fresh')
  expect(toasts()).toEqual(['session.loggedIn'])
})

test('a user who arrives after the session ended is dropped', async () => {
  const late = defer<CurrentUser>()
  const { session, storage } = sessionWith({ my: () => late.promise }, { token: 'old' })
  session.restore()
  session.expire('old', null)
  late.resolve(user)
  await late.promise
  expect([session.user, storage.getItem('user')]).toEqual([null, null])
})

test('a double click on signing out is one call and one message', async () => {
  const answer = defer<true>()
  const logout = vi.fn(() => answer.promise)
  const { session, toasts } = await signedIn({ logout })
  const both = Promise.all([session.logout(), session.logout()])
  answer.resolve(true)
  await both
  expect(logout).toHaveBeenCalledOnce()
  expect(toasts()).toEqual(['session.loggedOut'])
})

test('signing out can be tried again after it failed', async () => {
  const logout = vi.fn<() => Promise<true>>(() => refusal(50000, 'broken'))
  const { session } = await signedIn({ logout })
  await expect(session.logout()).rejects.toThrow()
  logout.mockResolvedValueOnce(true)
  await session.logout()
  expect(session.isLoggedIn).toBe(false)
})

describe('another tab has signed somebody else in', () => {
  const others = { token: 'theirs', user: JSON.stringify({ token: 'theirs', userInfo: user }) }
  const enter = (storage: KeyValueStorage) => {
    for (const [key, value] of Object.entries(others)) storage.setItem(key, value)
  }
  const stored = (storage: KeyValueStorage) => ({
    token: storage.getItem('token'),
    user: storage.getItem('user'),
  })

  test('this tab follows it', async () => {
    const { root, session, storage } = await signedIn()
    const { generation } = root
    enter(storage)
    session.restore()
    expect([session.token, session.user, root.generation]).toEqual(['theirs', user, generation + 1])
  })

  test('a user who arrives late does not replace theirs', async () => {
    const late = defer<CurrentUser>()
    const { session, storage } = sessionWith({ my: () => late.promise }, { token: 'old' })
    session.restore()
    enter(storage)
    late.resolve(user)
    await vi.waitFor(() => expect(session.user).toEqual(user))
    expect(stored(storage)).toEqual(others)
  })

  test('the expiry of this one does not end theirs', async () => {
    const { session, storage } = await signedIn()
    enter(storage)
    session.expire('old', null)
    expect(session.isLoggedIn).toBe(false)
    expect(stored(storage)).toEqual(others)
  })

  test('signing out that is answered afterwards does not end theirs', async () => {
    const answer = defer<true>()
    const { session, storage } = await signedIn({ logout: () => answer.promise })
    const leaving = session.logout()
    enter(storage)
    session.restore()
    answer.resolve(true)
    await leaving
    expect(session.token).toBe('theirs')
    expect(stored(storage)).toEqual(others)
  })
})
