import { Code } from '@app/contract/common/envelope'
import type { CurrentUser } from '@app/contract/user/schemas'
import type { UserRole } from '@app/contract/user/values'
import { HttpError } from 'react-admin'
import { expect, test, vi } from 'vitest'
import { createDataProvider } from '../../data/data-provider.ts'
import { resources } from '../../resources/registry.ts'
import { fakeServer, Refusal } from '../../testing/fake-server.ts'
import { createAuthProvider } from './auth-provider.ts'
import { Session } from './Session.ts'

const LOGIN = '/login?redirect=%2Fadmin%2Fusers%3Fpage%3D2'

function user(userRole: UserRole): CurrentUser {
  return {
    id: 1,
    email: 'lin@example.com',
    username: '林间',
    avatarUrl: null,
    userRole,
    createTime: '2026-07-17T06:35:00.000Z',
    hasPassword: true,
  }
}

const refuse = (code: number) => () => {
  throw new Refusal(code, '请先登录')
}

function start(
  answers: Record<string, () => unknown>,
  stored: Record<string, string> = { token: 'token' },
  isEditing = false,
) {
  const entries = new Map(Object.entries(stored))
  const replaceAddress = vi.fn()
  const session = new Session({
    storage: { getItem: (key) => entries.get(key) ?? null, removeItem: (key) => entries.delete(key) },
    currentAddress: () => '/admin/users?page=2',
    replaceAddress,
    announceEnd: () => isEditing,
  })
  const { api, requests } = fakeServer(answers, {
    getToken: () => session.token,
    onUnauthorized: (refusedToken) => session.expire(refusedToken),
  })
  const store = { reset: vi.fn() }
  const auth = createAuthProvider({ api, session, store })
  return { api, auth, entries, requests, replaceAddress, store }
}

/** Resolves once the page has been left, which the promises of the calls that leave it never do. */
const left = (replaceAddress: ReturnType<typeof vi.fn>) =>
  vi.waitFor(() => expect(replaceAddress).toHaveBeenCalled())

test('an admin is let in, and asked for once', async () => {
  const { auth, requests, replaceAddress } = start({ 'GET /api/user/my': () => user('admin') })
  await auth.checkAuth({})
  await auth.checkAuth({})
  expect(await auth.getIdentity?.()).toEqual({ id: 1, fullName: '林间', email: 'lin@example.com' })
  expect(requests).toHaveLength(1)
  expect(replaceAddress).not.toHaveBeenCalled()
})

test('a guest goes to the login with the way back, without a call', async () => {
  const { auth, requests, replaceAddress } = start({}, {})
  void auth.checkAuth({})
  await left(replaceAddress)
  expect(replaceAddress).toHaveBeenCalledExactlyOnceWith(LOGIN)
  expect(requests).toEqual([])
})

test('a learner goes to the page for those without permission', async () => {
  const { auth, replaceAddress } = start({ 'GET /api/user/my': () => user('user') })
  void auth.checkAuth({})
  await left(replaceAddress)
  expect(replaceAddress).toHaveBeenCalledExactlyOnceWith('/no-permission')
})

test('three calls refused at once end the session once', async () => {
  const { api, auth, entries, replaceAddress } = start(
    { 'GET /api/user/get/:id': refuse(Code.notLoggedIn) },
    { token: 'token', user: '{}', theme: 'dark' },
  )
  const provider = createDataProvider(api, resources)
  const calls = await Promise.allSettled([1, 2, 3].map((id) => provider.getOne('users', { id })))
  for (const call of calls) {
    expect(call.status).toBe('rejected')
    if (call.status === 'rejected') void auth.checkError(call.reason)
  }
  expect(replaceAddress).toHaveBeenCalledExactlyOnceWith(LOGIN)
  expect([...entries.keys()]).toEqual(['theme'])
})

test('an edit is not left by itself, but when the admin goes to log in', async () => {
  const answers = { 'POST /api/user/update': refuse(Code.notLoggedIn) }
  const { api, auth, entries, replaceAddress } = start(answers, { token: 'token' }, true)
  const data = { username: '新的名字' }
  const save = createDataProvider(api, resources).update('users', { id: 1, data, previousData: { id: 1 } })
  const error = await save.catch((reason: unknown) => reason)
  void auth.checkError(error)
  await Promise.resolve()
  expect(entries.size).toBe(0)
  expect(replaceAddress).not.toHaveBeenCalled()
  void auth.login({})
  await left(replaceAddress)
  expect(replaceAddress).toHaveBeenCalledExactlyOnceWith(LOGIN)
})

test('a refusal of an older token leaves a newer session alone', async () => {
  const { api, entries, replaceAddress } = start({
    'GET /api/user/get/:id': () => {
      entries.set('token', 'newer')
      throw new Refusal(Code.notLoggedIn, '请先登录')
    },
  })
  await expect(api.user.get({ id: 1 })).rejects.toThrow('请先登录')
  expect(entries.get('token')).toBe('newer')
  expect(replaceAddress).not.toHaveBeenCalled()
})

test('who is no admin any more leaves at the first refusal', async () => {
  const answers = { 'GET /api/user/my': () => user('admin') }
  const { auth, replaceAddress } = start(answers)
  await auth.checkAuth({})
  answers['GET /api/user/my'] = () => user('user')
  void auth.checkError(new HttpError('没有权限', 403))
  await left(replaceAddress)
  expect(replaceAddress).toHaveBeenCalledExactlyOnceWith('/no-permission')
})

test('an admin stays where a single call is refused', async () => {
  const { auth, replaceAddress } = start({ 'GET /api/user/my': () => user('admin') })
  await auth.checkError(new HttpError('没有权限', 403))
  await auth.checkError(new HttpError('系统出错了', 500))
  expect(replaceAddress).not.toHaveBeenCalled()
})

test('an admin without the second factor that the site requires goes to set it up', async () => {
  const { auth, replaceAddress } = start({ 'GET /api/user/my': () => user('admin') })
  void auth.checkError(new HttpError('请先开启两步验证', 403, { code: Code.secondFactorMissing }))
  await left(replaceAddress)
  expect(replaceAddress).toHaveBeenCalledExactlyOnceWith('/user/settings#security')
})

test('without an answer it counts what the learner site knew', async () => {
  const stored = (userInfo: unknown) => ({
    token: 'token',
    user: JSON.stringify({ token: 'token', userInfo }),
  })
  const admin = start({ 'GET /api/user/my': refuse(Code.systemError) }, stored(user('admin')))
  await admin.auth.checkAuth({})
  expect(await admin.auth.getIdentity?.()).toMatchObject({ fullName: '林间' })
  const learner = start({ 'GET /api/user/my': refuse(Code.systemError) }, stored(user('user')))
  void learner.auth.checkAuth({})
  await left(learner.replaceAddress)
  expect(learner.replaceAddress).toHaveBeenCalledExactlyOnceWith('/no-permission')
})

test('logging out ends the session on the server, then here', async () => {
  const { auth, entries, requests, replaceAddress, store } = start({ 'POST /api/user/logout': () => true })
  void auth.logout({})
  await left(replaceAddress)
  expect(requests.map(({ call }) => call)).toEqual(['POST /api/user/logout'])
  expect(entries.size).toBe(0)
  expect(store.reset).toHaveBeenCalledOnce()
  expect(replaceAddress).toHaveBeenCalledExactlyOnceWith('/login')
})

test('the session stays when the server does not end it', async () => {
  const { auth, entries, replaceAddress } = start({ 'POST /api/user/logout': refuse(Code.systemError) })
  await expect(auth.logout({})).rejects.toThrow('请先登录')
  expect(entries.get('token')).toBe('token')
  expect(replaceAddress).not.toHaveBeenCalled()
})
