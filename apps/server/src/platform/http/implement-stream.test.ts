import { type AddressInfo, connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { endpoint } from '@app/contract/common/endpoint'
import Fastify from 'fastify'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { z } from 'zod/mini'
import { type EventSink, implementStream } from './implement-stream.ts'
import { checkingSerializer, validatorCompiler } from './validation.ts'

const clock = endpoint({
  method: 'GET',
  path: '/api/clock',
  access: 'guest',
  summary: '',
  events: { message: z.object({ content: z.string() }), tick: z.int() },
})

afterEach(() => void vi.useRealTimers())

/** A server with this stream, and what a reader of it sees. */
async function streamOf(start: (sink: EventSink<typeof clock>) => () => void) {
  return appWith(start).inject({ url: '/api/clock', payloadAsStream: true })
}

function appWith(start: (sink: EventSink<typeof clock>) => () => void) {
  const app = Fastify()
  app.decorateRequest('caller', null)
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(checkingSerializer)
  implementStream(app, clock, async () => start)
  return app
}

async function textOf(response: Awaited<ReturnType<typeof streamOf>>): Promise<string> {
  let text = ''
  for await (const bytes of response.stream()) text += bytes
  return text
}

test('事件有名字与编号，没有名字的是message，最后是end', async () => {
  const response = await streamOf((sink) => {
    sink.send({ event: 'tick', id: '', data: 1 })
    sink.send({ event: 'message', id: '7', data: { content: '两\n行' } })
    sink.end()
    sink.send({ event: 'tick', id: '', data: 2 })
    return () => {}
  })
  expect(await textOf(response)).toBe(
    'event: tick\ndata: 1\n\nid: 7\ndata: {"content":"两\\n行"}\n\ndata: end\n\n',
  )
})

test('没有动静时每十五秒一行注释，结束后不再有', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  let end = () => {}
  const response = await streamOf((sink) => {
    end = sink.end
    return () => {}
  })
  vi.advanceTimersByTime(14_999)
  vi.advanceTimersByTime(1)
  vi.advanceTimersByTime(15_000)
  end()
  expect(await textOf(response)).toBe(': heartbeat\n\n: heartbeat\n\ndata: end\n\n')
  expect(vi.getTimerCount()).toBe(0)
})

test('读者离开时说一声，只说一次', async () => {
  const leave = vi.fn()
  const response = await streamOf((sink) => {
    sink.send({ event: 'tick', id: '', data: 1 })
    return leave
  })
  response.raw.res.destroy()
  await vi.waitFor(() => expect(leave).toHaveBeenCalledOnce())
})

test('同时来的几个事件一次写出去', async () => {
  const app = appWith((sink) => {
    for (const data of [1, 2, 3]) sink.send({ event: 'tick', id: '', data })
    setTimeout(sink.end, 20)
    return () => {}
  })
  const answer = await answerOf(app, 'GET /api/clock HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n')
  const ticks = 'event: tick\ndata: 1\n\nevent: tick\ndata: 2\n\nevent: tick\ndata: 3\n\n'
  expect(answer).toContain(`\r\n${ticks.length.toString(16)}\r\n${ticks}\r\n`)
})

/** What comes over a connection to the app, with its frames. */
async function answerOf(app: ReturnType<typeof appWith>, request: string): Promise<string> {
  await app.listen({ port: 0, host: '127.0.0.1' })
  onTestFinished(() => app.close())
  const { port } = app.server.address() as AddressInfo
  const socket = connect(port, '127.0.0.1')
  socket.write(request)
  return text(socket)
}
