import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { registerTurns } from './turns.ts'

test('calls of one user wait for each other, those of others for none of them', async () => {
  const app = Fastify()
  app.decorateRequest('caller', null)
  app.decorateRequest('isStream', false)
  app.addHook('onRequest', async (request) => {
    const caller = { userRole: 'user', lacksSecondFactor: false, sessionId: 1 } as const
    request.caller = { ...caller, id: Number(request.headers.authorization) }
  })
  registerTurns(app)
  const begun: string[] = []
  const ends = new Map<string, () => void>()
  app.get<{ Params: { name: string } }>('/:name', async ({ params: { name } }) => {
    begun.push(name)
    await new Promise<void>((resolve) => ends.set(name, resolve))
    return name
  })
  const call = (user: number, name: string) =>
    app.inject({ url: `/${name}`, headers: { authorization: String(user) } }).then(({ body }) => body)
  const calls = [call(1, 'a'), call(1, 'b'), call(1, 'c'), call(2, 'd')]
  await expect.poll(() => begun).toEqual(['a', 'b', 'd'])
  ends.get('b')?.()
  await expect.poll(() => begun).toEqual(['a', 'b', 'd', 'c'])
  for (const end of ends.values()) end()
  expect(await Promise.all(calls)).toEqual(['a', 'b', 'c', 'd'])
  await app.close()
})
