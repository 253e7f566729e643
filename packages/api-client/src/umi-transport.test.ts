import { createServer, type RequestListener } from 'node:http'
import { contract } from '@app/contract/contract'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { createClient } from './create-client.ts'
import { umiTransport } from './umi-transport.ts'

const data = [{ tag: 'Redis', questionCount: 2 }]
const json = { 'content-type': 'application/json' }

/** The client on a real connection to a server that answers as the test says. */
async function clientOf(answer: RequestListener) {
  const server = createServer(answer)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close().closeAllConnections())
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('not listening')
  const told = vi.fn()
  const api = createClient(contract, {
    transport: umiTransport(`http://127.0.0.1:${address.port}`),
    getToken: () => 'token-1',
    getLanguage: () => 'zh-CN',
    describeFailure: (failure) => failure,
    describeRequestId: (id) => `id ${id}`,
    onError: ({ message }) => told(message),
  })
  return {
    ask: (signal?: AbortSignal) => api.questionBank.tags({ bankId: 3 }, signal ? { signal } : {}),
    told,
  }
}

test('an envelope arrives, and query and headers are sent', async () => {
  const seen: unknown[] = []
  const { ask } = await clientOf(({ url, headers: { authorization } }, response) => {
    seen.push(url, authorization)
    response.writeHead(200, json).end(JSON.stringify({ code: 0, message: '', data }))
  })
  expect(await ask()).toEqual(data)
  expect(seen).toEqual(['/api/question-bank/tags?bankId=3', 'token-1'])
})

test.each([400, 403, 429, 500])('an envelope under status %i is one all the same', async (status) => {
  const { ask, told } = await clientOf((_, response) => {
    response.writeHead(status, json).end(JSON.stringify({ code: 40000, message: '太快了', data: null }))
  })
  await expect(ask()).rejects.toMatchObject({ code: 40000, message: '太快了' })
  expect(told).toHaveBeenCalledExactlyOnceWith('太快了')
})

describe('the id of the request', () => {
  const headers = { ...json, 'x-request-id': 'request-of-test' }
  const refuse = (status: number, code: number) => async () => {
    const body = JSON.stringify({ code, message: '系统出错了', data: null })
    const { ask, told } = await clientOf((_, response) => response.writeHead(status, headers).end(body))
    const error: unknown = await ask().catch((reason: unknown) => reason)
    expect(told).toHaveBeenCalledExactlyOnceWith('系统出错了')
    return error
  }

  test.each([
    [500, 50000],
    [503, 50300],
    [200, 50300],
  ])('stands beside the message of a fault of the server: status %i, code %i', async (status, code) => {
    expect(await refuse(status, code)()).toMatchObject({
      message: '系统出错了',
      reference: 'id request-of-test',
    })
  })

  test('not beside refusals that people can do something about', async () => {
    for (const code of [40000, 40100, 40300, 40400, 42900])
      expect(await refuse(200, code)()).toMatchObject({ code, reference: null })
  })

  test('beside what a proxy answers instead, if it names one; not where nothing came back', async () => {
    const gateway = await clientOf((_, response) => response.writeHead(502, headers).end('bad gateway'))
    await expect(gateway.ask()).rejects.toMatchObject({
      failure: 'badAnswer',
      reference: 'id request-of-test',
    })
    const lost = await clientOf((request) => request.socket.destroy())
    await expect(lost.ask()).rejects.toMatchObject({ failure: 'offline', reference: null })
  })
})

const page = '<!doctype html><title>nginx</title>'

test.each([
  ['a page', 200, page, { 'content-type': 'text/html' }],
  ["a proxy's 502", 502, page, { 'content-type': 'text/html' }],
  ['an empty 502', 502, '', {}],
  ['no content', 204, '', {}],
  ['half a JSON', 200, '{"code":0,', json],
  ['half a JSON under 500', 500, '{"code":0,', json],
])('%s is a bad answer', async (_, status, body, headers) => {
  const { ask, told } = await clientOf((_request, response) => response.writeHead(status, headers).end(body))
  await expect(ask()).rejects.toMatchObject({ failure: 'badAnswer' })
  expect(told).toHaveBeenCalledExactlyOnceWith('badAnswer')
})

test('a connection that breaks is a lost one', async () => {
  const { ask, told } = await clientOf((request) => request.socket.destroy())
  await expect(ask()).rejects.toMatchObject({ failure: 'offline' })
  expect(told).toHaveBeenCalledExactlyOnceWith('offline')
})

test('an answer that breaks off is a bad one', async () => {
  const { ask } = await clientOf((request, response) => {
    response.writeHead(200, { ...json, 'content-length': '100' })
    response.write('{"code":0', () => request.socket.destroy())
  })
  await expect(ask()).rejects.toMatchObject({ failure: 'badAnswer' })
})

describe('giving up', () => {
  async function giveUp(answer: RequestListener, caller: AbortController) {
    let noteClosed = () => {}
    const closed = new Promise<void>((resolve) => {
      noteClosed = resolve
    })
    const { ask, told } = await clientOf((request, response) => {
      request.socket.once('close', noteClosed)
      answer(request, response)
    })
    await expect(ask(caller.signal)).rejects.toThrow()
    await closed
    expect(told).not.toHaveBeenCalled()
  }

  test('before the answer closes the connection and tells nothing', async () => {
    const caller = new AbortController()
    await giveUp(() => caller.abort(), caller)
  })

  test('in the middle of the answer does too', async () => {
    const caller = new AbortController()
    const { fetch } = globalThis
    vi.stubGlobal('fetch', async (...request: Parameters<typeof fetch>) => {
      const response = await fetch(...request)
      setImmediate(() => caller.abort())
      return response
    })
    onTestFinished(() => void vi.unstubAllGlobals())
    await giveUp((_, response) => response.writeHead(200, json).write('{"code":0'), caller)
  })
})
