import { expect, test } from 'vitest'
import { memoryStorage } from '../browser-storage.ts'
import { readSession } from './session-storage.ts'

const user = {
  id: 1,
  email: 'a@example.com',
  username: 'a',
  avatarUrl: null,
  userRole: 'user',
  hasPassword: true,
  createTime: '2026-01-01T00:00:00.000Z',
}
const read = (stored: string) => readSession(memoryStorage({ token: 't', user: stored }))

test('reads token and user', () => {
  expect(read(JSON.stringify({ token: 't', userInfo: user }))).toEqual({ token: 't', user })
})

test.each([
  'no json',
  'null',
  '[]',
  JSON.stringify({ token: 't', userInfo: null }),
  JSON.stringify({ token: 't', userInfo: { ...user, userRole: 'root' } }),
  JSON.stringify({ token: 't', userInfo: { ...user, username: 3 } }),
  JSON.stringify({ token: 'other', userInfo: user }),
])('a user store of %s gives the token without a user', (stored) => {
  expect(read(stored)).toEqual({ token: 't', user: null })
})

test('nothing stored is nobody', () => {
  expect(readSession(memoryStorage())).toEqual({ token: null, user: null })
})

test.each(['', ' ', 'a b', '令牌', 'a\nb'])('what cannot be a token is nobody: %j', (token) => {
  expect(readSession(memoryStorage({ token }))).toEqual({ token: null, user: null })
})
