import { type AddressInfo, connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { endpoint } from '@app/contract'
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

test.each(['HTTP/1.1', 'HTTP/1.0'])('经%s的连接读到的与写的一样，一条连接接着用', async (version) => {
  const app = appWith((sink) => {
    sink.send({ event: 'message', id: '', data: { content: '多字节😀' } })
    sink.end()
    return () => {}
  })
  const call = `GET /api/clock ${version}\r\nHost: a\r\n`
  const answer = await answerOf(app, `${call}Connection: keep-alive\r\n\r\n${call}Connection: close\r\n\r\n`)
  const bodies = version === 'HTTP/1.1' ? 2 : 1
  expect(answer.split('data: {"content":"多字节😀"}\n\n')).toHaveLength(bodies + 1)
  expect(answer.split('data: end\n\n')).toHaveLength(bodies + 1)
  expect(answer.includes('\r\n0\r\n\r\n')).toBe(version === 'HTTP/1.1')
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
