import { once } from 'node:events'
import { Agent, get, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'

let t: TestApp
let port: number
let agent: Agent
let answer: () => void

/** One connection that is kept open, as a proxy does it. */
beforeEach(async () => {
  const { promise: answered, resolve } = Promise.withResolvers<void>()
  answer = resolve
  t = await startTestApp({
    extend: async (app) =>
      void app.get('/slow', async () => {
        await answered
        // As a page is rendered: by other calls of the same app.
        return (await app.inject('/healthz')).body
      }),
  })
  await t.app.listen({ port: 0, host: '127.0.0.1' })
  port = (t.app.server.address() as AddressInfo).port
  agent = new Agent({ keepAlive: true, maxSockets: 1 })
  onTestFinished(() => agent.destroy())
})

/** As on SIGTERM. */
async function stop(): Promise<void> {
  await t.drain()
  await t.close()
}

async function ask(path: string, headers: Record<string, string> = {}): Promise<IncomingMessage> {
  const [response] = await once(get({ port, path, agent, headers, host: '127.0.0.1' }), 'response')
  return response
}

test('what comes over an open connection is answered and told to be the last; new connections are refused', async () => {
  await text(await ask('/healthz'))
  const stopped = stop()
  await expect.poll(() => t.app.server.listening).toBe(false)
  await expect(fetch(`http://127.0.0.1:${port}/healthz`)).rejects.toThrow()
  const last = await ask('/readyz')
  expect([last.statusCode, last.headers.connection]).toEqual([503, 'close'])
  expect(JSON.parse(await text(last)).message).toBe('服务器正在重启，请稍后再试')
  await stopped
})

// The farewell lasts 300 ms, which a busy machine misses now and then.
test('first a proxy is sent on with a call that it may repeat; whoever comes without one is answered', {
  retry: 10,
}, async () => {
  await text(await ask('/healthz'))
  const stopped = stop()
  const sentOn = await ask('/healthz', { 'x-forwarded-for': '203.0.113.9' })
  expect([sentOn.statusCode, sentOn.headers.connection]).toEqual([503, 'close'])
  expect(JSON.parse(await text(sentOn))).toMatchObject({ code: 50300, message: '服务器正在重启，请稍后再试' })
  const posted = await fetch(`http://127.0.0.1:${port}/api/question/page`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': '203.0.113.9' },
    body: '{}',
  })
  expect([posted.status, await posted.json()]).toEqual([200, expect.objectContaining({ code: 0 })])
  expect((await fetch(`http://127.0.0.1:${port}/healthz`)).status).toBe(200)
  await stopped
})

test('what is being answered when the server stops is answered whole', async () => {
  const begun = once(t.app.server, 'request')
  const asked = ask('/slow')
  await begun
  const stopped = stop()
  await expect.poll(() => t.app.server.listening).toBe(false)
  answer()
  const response = await asked
  expect(response.headers.connection).toBe('close')
  expect(JSON.parse(await text(response))).toMatchObject({ code: 0 })
  await stopped
})
