import { Code } from '@app/contract'
import { HttpError } from 'react-admin'
import { expect, test } from 'vitest'
import { fakeServer, Refusal } from '../../testing/fake-server.ts'
import { createUserActs } from './acts.ts'

test('each act is the call of its name', async () => {
  const answers = {
    'POST /api/user/ban': () => true,
    'POST /api/user/unban': () => true,
    'POST /api/user/set-role': () => true,
    'POST /api/user/sign-out-everywhere': () => true,
    'POST /api/user/reset-password': () => ({ password: 'abcd-2345-efgh' }),
  }
  const { api, requests } = fakeServer(answers)
  const acts = createUserActs(api)
  await acts.banUsers([3, 4], { reason: '发广告', endTime: null })
  await acts.unbanUsers([3])
  await acts.setUserRole(3, 'admin')
  await acts.signUsersOut([3])
  expect(await acts.resetUserPassword(3)).toBe('abcd-2345-efgh')
  expect(requests.map(({ input }) => input)).toEqual([
    { ids: [3, 4], reason: '发广告', endTime: null },
    { ids: [3] },
    { id: 3, userRole: 'admin' },
    { ids: [3] },
    { id: 3 },
  ])
})

test('a refusal is an error as react-admin understands it', async () => {
  const { api } = fakeServer({
    'POST /api/user/ban': () => {
      throw new Refusal(Code.conflict, '不能对自己的账号这样做')
    },
  })
  const error = await createUserActs(api)
    .banUsers([1], { reason: '自己', endTime: null })
    .catch((reason: unknown) => reason)
  expect(error).toBeInstanceOf(HttpError)
  expect(error).toMatchObject({ message: '不能对自己的账号这样做', status: 409 })
})
