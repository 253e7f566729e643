import { text } from 'node:stream/consumers'
import type { Endpoint } from '@app/contract/common/endpoint'
import { Code } from '@app/contract/common/envelope'
import { contract } from '@app/contract/contract'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../testing/test-app.ts'

type Role = 'guest' | 'user' | 'admin'

const endpoints: Endpoint[] = Object.values(contract).flatMap((resource) => Object.values(resource))
/** Endpoints that take no input and sign the caller out. */
const ENDS_SESSION = new Set<Endpoint>([contract.user.logout])
const rank: Record<Role, number> = { guest: 0, user: 1, admin: 2 }

/** An input that no endpoint takes: who may call gets 40000 or 40400, and nothing is changed. */
async function callWithNonsense(
  app: FastifyInstance,
  { method, path, events }: Endpoint,
  token: string | undefined,
): Promise<{ code: number; message: string }> {
  const hasBody = method === 'POST' || method === 'PUT'
  const answer = await app.inject({
    method,
    url: path.replace(/:\w+/g, '9007199254740991'),
    headers: { ...(token && { authorization: token }) },
    ...(hasBody && { payload: { thisFieldDoesNotExist: true } }),
    payloadAsStream: events !== undefined,
  })
  if (!events) return answer.json()
  const stream = answer.stream()
  // A stream that needs no input has begun, and may go on for long.
  if (!String(answer.headers['content-type']).startsWith('text/event-stream'))
    return JSON.parse(await text(stream))
  stream.destroy()
  return { code: Code.success, message: '' }
}

describe('谁能调用什么，正如契约所写', () => {
  let testApp: TestApp
  let tokens: Record<Role, string | undefined>

  const signIn = async () => {
    tokens = {
      guest: undefined,
      user: (await testApp.signIn()).token,
      admin: await testApp.signInAdmin(),
    }
  }
  beforeAll(async () => {
    testApp = await startTestApp()
    await signIn()
  })
  afterAll(() => testApp.close())

  test.each(
    endpoints.flatMap((endpoint) =>
      (['guest', 'user', 'admin'] as const).map((role) => ({
        endpoint,
        role,
        name: `${endpoint.method} ${endpoint.path}`,
      })),
    ),
  )('$name（$endpoint.access）由 $role 调用', async ({ endpoint, role }) => {
    const { code, message } = await callWithNonsense(testApp.app, endpoint, tokens[role])
    if (ENDS_SESSION.has(endpoint)) await signIn()
    const refusal = role === 'guest' ? [Code.notLoggedIn, '请先登录'] : [Code.noPermission, '没有权限']
    if (rank[role] < rank[endpoint.access]) return expect([code, message]).toEqual(refusal)
    // A service may still refuse what is another user's, in words of its own.
    expect([code, message]).not.toEqual(refusal)
    expect([Code.notLoggedIn, Code.systemError]).not.toContain(code)
  })
})
