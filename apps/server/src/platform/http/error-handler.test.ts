import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { PassThrough } from 'node:stream'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { handleError } from './error-handler.ts'

test.each([
  ['a reader who leaves before the answer is no failure', true, []],
  ['an answer that breaks off while its reader waits is one', false, ['request failed']],
])('%s', async (_, isLeaving, logged) => {
  const lines: string[] = []
  const answer = new PassThrough()
  const app = Fastify({
    logger: { level: 'error', stream: { write: (line) => lines.push(JSON.parse(line).msg) } },
  })
  app.decorateRequest('language', 'zh-CN')
  app.setErrorHandler(handleError)
  app.post('/', (request, reply) => {
    reply.send(answer)
    if (isLeaving) setTimeout(() => request.raw.socket.destroy(), 20)
    else answer.destroy()
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1')
  socket.write(
    'POST / HTTP/1.1\r\nHost: a\r\nConnection: close\r\nContent-Type: application/json\r\nContent-Length: 2\r\n\r\n{}',
  )
  socket.resume()
  await Promise.all([once(socket, 'close'), once(answer, 'close')])
  await app.close()
  expect(lines).toEqual(logged)
})
