import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { contract } from '@app/contract/contract'
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import type { StreamOptions } from './client.ts'
import { createClient, REQUEST_TIMEOUT } from './create-client.ts'
import { umiTransport } from './umi-transport.ts'

const sse = { 'content-type': 'text/event-stream; charset=utf-8' }
const piece = (content: string, id?: string) =>
  `${id ? `id: ${id}\n` : ''}data: ${JSON.stringify({ content })}\n\n`
const END = 'data: end\n\n'

type Answer = (request: IncomingMessage, response: ServerResponse) => unknown

/** The client on a real connection to a server that streams as the test says. */
async function clientOf(answer: Answer) {
  const server = createServer(answer)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close().closeAllConnections())
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('not listening')
  const told = vi.fn()
  const onUnauthorized = vi.fn()
  const api = createClient(contract, {
    transport: umiTransport(`http://127.0.0.1:${address.port}`),
    getToken: () => 'token-1',
    getLanguage: () => 'zh-CN',
    describeFailure: (failure) => failure,
    onError: ({ message }) => told(message),
    onUnauthorized,
  })
  const chat = (options: StreamOptions = {}) =>
    api.ai.chat({ message: '什么是线程池？', conversationId: 3 }, options)
  const collect = async (options?: StreamOptions) => {
    const events = []
    for await (const event of await chat(options)) events.push(event)
    return events
  }
  return { chat, collect, told, onUnauthorized }
}

/** A server that sends these texts and closes. */
const sends =
  (...texts: string[]): Answer =>
  (_, response) => {
    response.writeHead(200, sse)
    response.end(texts.join(''))
  }

const contents = (events: { event: string; data: unknown }[]) =>
  events.map(({ event, data }) => [event, data])

describe('events', () => {
  test('arrive in order with their ids, up to the end; what follows it is not read', async () => {
    const { collect } = await clientOf(
      sends(
        'id: 31-0-0\nevent: start\ndata: {"messageId":31,"contentFrom":0,"reasoningFrom":0}\n\n',
        ': heartbeat\n\n',
        'event: sources\ndata: [{"title":"线程池","path":"/problems/bagu/1"}]\n\n',
        piece('线程', '31-0-2'),
        piece('end', '31-0-5'),
        END,
        piece('late'),
      ),
    )
    expect(await collect()).toEqual([
      { event: 'start', id: '31-0-0', data: { messageId: 31, contentFrom: 0, reasoningFrom: 0 } },
      { event: 'sources', id: '31-0-0', data: [{ title: '线程池', path: '/problems/bagu/1' }] },
      { event: 'message', id: '31-0-2', data: { content: '线程' } },
      { event: 'message', id: '31-0-5', data: { content: 'end' } },
    ])
  })

  test('are the same however the bytes are cut, with any line ends', async () => {
    const bytes = Buffer.from(`data: {"content":\r\ndata: "多线程😀"}\r\n\r\n${END}`)
    for (let at = 1; at < bytes.length; at += 1) {
      const { collect } = await clientOf((_, response) => {
        response.writeHead(200, sse)
        response.write(bytes.subarray(0, at), () => response.end(bytes.subarray(at)))
      })
      expect(contents(await collect()), `cut at ${at}`).toEqual([['message', { content: '多线程😀' }]])
    }
  })

  test('that can not be understood are reported and passed over, unknown ones are passed over', async () => {
    const { collect, told } = await clientOf(
      sends(
        'data: {"content":\n\n',
        'data: {"text":"x"}\n\n',
        'event: weather\ndata: sunny\n\n',
        piece('ok'),
        END,
      ),
    )
    const onBadEvent = vi.fn()
    expect(contents(await collect({ onBadEvent }))).toEqual([['message', { content: 'ok' }]])
    expect(onBadEvent.mock.calls.map(([{ event, data }]) => [event, data])).toEqual([
      ['message', '{"content":'],
      ['message', '{"text":"x"}'],
    ])
    expect(told).not.toHaveBeenCalled()
  })
})

test('the question, the token and the last id are sent', async () => {
  const seen: unknown[] = []
  const { collect } = await clientOf(({ url = '', headers }, response) => {
    seen.push(decodeURIComponent(url), headers.authorization, headers['last-event-id'])
    response.writeHead(200, sse).end(END)
  })
  await collect({ lastEventId: '31-0-5' })
  expect(seen).toEqual(['/api/ai/chat/vo?message=什么是线程池？&conversationId=3', 'token-1', '31-0-5'])
})

describe('instead of a stream', () => {
  const json = { 'content-type': 'application/json' }

  test.each([200, 503])('a refusal under status %i is an error like that of any call', async (status) => {
    const { chat, told } = await clientOf((_, response) =>
      response
        .writeHead(status, json)
        .end(JSON.stringify({ code: 42900, message: '太快了', data: { retryAfter: 9 } })),
    )
    await expect(chat()).rejects.toMatchObject({ code: 42900, data: { retryAfter: 9 } })
    expect(told).toHaveBeenCalledExactlyOnceWith('太快了')
    await expect(chat({ quiet: true })).rejects.toThrow('太快了')
    expect(told).toHaveBeenCalledTimes(1)
  })

  test('a session that is over is reported with its token', async () => {
    const { chat, told, onUnauthorized } = await clientOf((_, response) =>
      response.writeHead(200, json).end(JSON.stringify({ code: 40100, message: '请先登录', data: null })),
    )
    await expect(chat()).rejects.toThrow('请先登录')
    expect(onUnauthorized).toHaveBeenCalledExactlyOnceWith('token-1', '请先登录')
    expect(told).not.toHaveBeenCalled()
  })

  test.each([
    ['a success', JSON.stringify({ code: 0, message: '', data: true }), json],
    ["a proxy's page", '<!doctype html>', { 'content-type': 'text/html' }],
    ['nothing', '', {}],
  ])('%s is a bad answer', async (_, body, headers) => {
    const { chat, told } = await clientOf((_request, response) => response.writeHead(200, headers).end(body))
    await expect(chat()).rejects.toMatchObject({ failure: 'badAnswer' })
    expect(told).toHaveBeenCalledExactlyOnceWith('badAnswer')
  })

  test('no answer at all is a lost connection', async () => {
    const { chat, told } = await clientOf((request) => request.socket.destroy())
    await expect(chat()).rejects.toMatchObject({ failure: 'offline' })
    expect(told).toHaveBeenCalledExactlyOnceWith('offline')
  })
})

describe('a stream that breaks', () => {
  test.each([
    ['off', (response: ServerResponse) => response.destroy()],
    ['up without its end', (response: ServerResponse) => response.end()],
  ])('%s throws after what has arrived; nobody is told', async (_, breakOff) => {
    const { chat, told } = await clientOf((_request, response) => {
      response.writeHead(200, sse)
      response.write(piece('一半', '31-0-2'), () => setImmediate(breakOff, response))
    })
    const events: unknown[] = []
    const reading = (async () => {
      for await (const { data } of await chat()) events.push(data)
    })()
    await expect(reading).rejects.toMatchObject({ name: 'NetworkError', failure: 'offline' })
    expect(events).toEqual([{ content: '一半' }])
    expect(told).not.toHaveBeenCalled()
  })
})

describe('giving up', () => {
  /** A server that streams on and on, and a promise of the connection's end. */
  async function endless() {
    let noteClosed = () => {}
    const closed = new Promise<void>((resolve) => {
      noteClosed = resolve
    })
    const client = await clientOf((request, response) => {
      request.socket.once('close', noteClosed)
      response.writeHead(200, sse).write(piece('一'))
    })
    return { ...client, closed }
  }

  test('by the signal closes the connection', async () => {
    const { chat, closed, told } = await endless()
    const caller = new AbortController()
    const reading = (async () => {
      for await (const _ of await chat({ signal: caller.signal })) caller.abort()
    })()
    await expect(reading).rejects.toMatchObject({ name: 'AbortError' })
    await closed
    expect(told).not.toHaveBeenCalled()
  })

  test('by leaving the loop does too', async () => {
    const { chat, closed } = await endless()
    for await (const _ of await chat()) break
    await closed
  })
})

describe('time', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
  afterEach(() => void vi.useRealTimers())

  test('a stream may last for long as long as something arrives, then it times out', async () => {
    let write = (_: string) => {}
    const { chat } = await clientOf((_, response) => {
      write = (text) => void response.write(text)
      response.writeHead(200, sse).write(piece('0'))
    })
    const events = (await chat())[Symbol.asyncIterator]()
    await events.next()
    for (let minute = 1; minute < 4; minute += 1) {
      vi.advanceTimersByTime(REQUEST_TIMEOUT - 1)
      write(`: heartbeat\n\n${piece(String(minute))}`)
      expect((await events.next()).value?.data).toEqual({ content: String(minute) })
    }
    const last = expect(events.next()).rejects.toMatchObject({ failure: 'timeout' })
    vi.advanceTimersByTime(REQUEST_TIMEOUT)
    await last
  })
})
