import { Code } from '@app/contract/common/envelope'
import { HttpError } from 'react-admin'
import { expect, test } from 'vitest'
import { fakeServer, Refusal } from '../../testing/fake-server.ts'
import { createUserMethods } from './methods.ts'

test('each method is the call of its name', async () => {
  const answers = {
    'GET /api/stats/user/:id': () => ({ upheldCount: 2 }),
    'POST /api/user/set-role': () => true,
    'POST /api/user/reset-password': () => ({ password: 'abcd-2345-efgh' }),
    'POST /api/user/remove-second-factor': () => true,
  }
  const { api, requests } = fakeServer(answers)
  const methods = createUserMethods(api)
  expect(await methods.readUserDeeds(3)).toEqual({ upheldCount: 2 })
  await methods.setUserRole(3, 'admin')
  expect(await methods.resetUserPassword(3)).toBe('abcd-2345-efgh')
  await methods.removeSecondFactor(4)
  const [read, ...rest] = requests
  expect(read?.call).toBe('GET /api/stats/user/3')
  expect(rest.map(({ input }) => input)).toEqual([{ id: 3, userRole: 'admin' }, { id: 3 }, { id: 4 }])
})

test('a refusal is an error as react-admin understands it', async () => {
  const { api } = fakeServer({
    'POST /api/user/set-role': () => {
      throw new Refusal(Code.conflict, '不能对自己的账号这样操作')
    },
  })
  const error = await createUserMethods(api)
    .setUserRole(1, 'user')
    .catch((reason: unknown) => reason)
  expect(error).toBeInstanceOf(HttpError)
  expect(error).toMatchObject({ message: '不能对自己的账号这样操作', status: 409 })
})
