import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { Code } from '@app/contract/common/envelope'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'

let t: TestApp
let port: number
beforeAll(async () => {
  t = await startTestApp({
    trustProxy: '1',
    extend: async (app) => void app.get('/where', async (r) => r.host),
  })
  await t.app.listen({ port: 0, host: '127.0.0.1' })
  port = (t.app.server.address() as AddressInfo).port
})
afterAll(() => t.close())

/** Sends bytes as they are. @returns all that comes back */
async function send(bytes: string): Promise<string> {
  const socket = connect(port, '127.0.0.1')
  let answer = ''
  socket.on('data', (chunk) => {
    answer += chunk
  })
  socket.write(bytes)
  await once(socket, 'close')
  return answer
}

test.each([
  ['no request', 'NONSENSE\r\n\r\n', 400, Code.badParameters],
  [
    'both lengths',
    'POST /api/user/login HTTP/1.1\r\nHost: a\r\nContent-Length: 3\r\nTransfer-Encoding: chunked\r\n\r\n',
    400,
    Code.badParameters,
  ],
  ['too long headers', `GET / HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(120_000)}\r\n\r\n`, 431, Code.tooLarge],
])('%s: the envelope and the security headers', async (_, bytes, status, code) => {
  const answer = await send(bytes)
  expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
  expect(answer).toContain('x-content-type-options: nosniff')
  expect(answer).toContain("content-security-policy: default-src 'none'")
  expect(JSON.parse(answer.split('\r\n\r\n')[1] ?? '')).toMatchObject({ code, data: null })
})

test('a request that does not arrive is given up', () => {
  expect(t.app.server.requestTimeout).toBe(60_000)
})

test('the server stops although a connection has sent nothing, or half a request', async () => {
  const own = await startTestApp()
  await own.app.listen({ port: 0, host: '127.0.0.1' })
  const address = own.app.server.address() as AddressInfo
  const sockets = [
    '',
    'GET / HT',
    'POST /api/user/login HTTP/1.1\r\nHost: a\r\nContent-Length: 9\r\n\r\n{',
  ].map((bytes) => {
    const socket = connect(address.port, '127.0.0.1')
    socket.on('error', () => undefined).resume()
    if (bytes) socket.write(bytes)
    // Not `once`, which rejects when the connection is reset.
    return new Promise((resolve) => socket.once('close', resolve))
  })
  await new Promise((resolve) => setTimeout(resolve, 100))
  await own.close()
  await Promise.all(sockets)
})
