import { createServer, type RequestListener } from 'node:http'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import {
  type CompletionCall,
  type OpenAiServerOptions,
  startOpenAiServer,
} from '../../testing/openai-server.ts'
import { LlmFault } from './LlmFault.ts'
import type { LlmPiece } from './llm.ts'
import { type LlmSettings, OpenAiCompatible } from './OpenAiCompatible.ts'

const question = [{ role: 'user' as const, content: '什么是线程池？' }]

function modelAt(settings: Partial<LlmSettings>): OpenAiCompatible {
  const llm = new OpenAiCompatible({
    baseUrl: '',
    apiKey: undefined,
    model: 'test-model',
    firstTokenSeconds: 30,
    ...settings,
  })
  onTestFinished(() => llm.close())
  return llm
}

/** A model whose provider does as the test says. */
async function modelThat(
  answer: (call: CompletionCall) => unknown,
  settings: Partial<LlmSettings> = {},
  server: OpenAiServerOptions = {},
) {
  const provider = await startOpenAiServer({ answer, ...server })
  onTestFinished(() => provider.close())
  return modelAt({ baseUrl: provider.url, ...settings })
}

/** All pieces, and the name of the fault that ended them. */
async function replyOf(llm: OpenAiCompatible) {
  const pieces: LlmPiece[] = []
  try {
    const { signal } = new AbortController()
    await llm.stream(question, { signal, onPiece: (piece) => pieces.push(piece) })
  } catch (error) {
    if (!(error instanceof LlmFault)) throw error
    return { pieces, fault: error.kind }
  }
  return { pieces, fault: null }
}

const finishes = (call: CompletionCall) => {
  call.say('好')
  call.finish()
}

const says = (...texts: string[]) => texts.map((text): LlmPiece => ({ kind: 'text', text }))

describe('a reply', () => {
  test('comes piece by piece, what the model thinks apart', async () => {
    const llm = await modelThat((call) => {
      call.reason('想一想')
      call.say('线程')
      call.say('池')
      call.finish()
    })
    expect(await replyOf(llm)).toEqual({
      pieces: [{ kind: 'reasoning', text: '想一想' }, ...says('线程', '池')],
      fault: null,
    })
  })

  test.each([['/v1'], ['/v1/'], ['/v1/chat/completions'], [''], ['/']])(
    'is found with the base address ending in "%s"',
    async (ending) => {
      const provider = await startOpenAiServer({ answer: finishes })
      onTestFinished(() => provider.close())
      expect(await replyOf(modelAt({ baseUrl: provider.url + ending }))).toEqual({
        pieces: says('好'),
        fault: null,
      })
    },
  )

  /** A model whose provider is any server. */
  async function modelOf(listener: RequestListener, path = '') {
    const server = createServer(listener)
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    onTestFinished(() => void server.close().closeAllConnections())
    const address = server.address()
    return modelAt({ baseUrl: `http://127.0.0.1:${typeof address === 'object' && address?.port}${path}` })
  }

  test('is found where the provider has no /v1', async () => {
    const asked: unknown[] = []
    const llm = await modelOf(({ url }, response) => {
      asked.push(url)
      if (url !== '/chat/completions') return response.writeHead(404).end('not found')
      return response
        .writeHead(200)
        .end('data: {"choices":[{"delta":{"content":"好"},"finish_reason":"stop"}]}\n\n')
    })
    expect(await replyOf(llm)).toEqual({ pieces: says('好'), fault: null })
    await replyOf(llm)
    expect(asked).toEqual(['/v1/chat/completions', '/chat/completions', '/chat/completions'])
  })

  test('may come whole, from a server that does not stream', async () => {
    const llm = await modelOf((_, response) =>
      response
        .writeHead(200, { 'content-type': 'application/json' })
        .end('{"choices":[{"message":{"reasoning":"嗯","content":"好"},"finish_reason":"stop"}]}'),
    )
    expect(await replyOf(llm)).toEqual({
      pieces: [{ kind: 'reasoning', text: '嗯' }, ...says('好')],
      fault: null,
    })
  })

  test('is the same however the bytes are cut, with CRLF and comments between', async () => {
    const bytes = Buffer.from(
      ': hello\r\n\r\ndata: {"choices":[{"delta":{"content":"多线程😀"}}]}\r\n\r\ndata: {"choices":[],"usage":{}}\r\n\r\ndata: [DONE]\r\n\r\n',
    )
    for (let at = 1; at < bytes.length; at += 7) {
      const llm = await modelOf((_, response) =>
        response.writeHead(200).write(bytes.subarray(0, at), () => response.end(bytes.subarray(at))),
      )
      expect(await replyOf(llm), `cut at ${at}`).toEqual({ pieces: says('多线程😀'), fault: null })
    }
  })
})

describe('a fault has a name', () => {
  const refuses =
    (status: number, message: string, code = '') =>
    (call: CompletionCall) =>
      call.refuse(status, { message, code })

  test.each([
    ['noKey', {}, { apiKey: 'right' }],
    ['wrongKey', { apiKey: 'wrong' }, { apiKey: 'right' }],
    ['unknownModel', { model: 'gpt-x' }, {}],
  ])('%s', async (fault, settings, server) => {
    expect(await replyOf(await modelThat(() => {}, settings, server))).toEqual({ pieces: [], fault })
  })

  test.each([
    ['noCredit', refuses(402, 'Insufficient Balance')],
    ['noCredit', refuses(429, 'You exceeded your current quota', 'insufficient_quota')],
    ['tooMany', refuses(429, 'Rate limit reached for requests')],
    ['refused', refuses(400, 'Input data may contain inappropriate content', 'data_inspection_failed')],
    ['unknownModel', refuses(400, 'Model Not Exist')],
    ['failed', refuses(500, 'internal error')],
    ['unreachable', (call: CompletionCall) => call.cut()],
    ['malformed', (call: CompletionCall) => call.finish()],
    ['malformed', (call: CompletionCall) => call.raw('data: {"choices":\n\n')],
    ['malformed', (call: CompletionCall) => call.raw('data: {"hello":1}\n\n')],
    ['tooMany', (call: CompletionCall) => call.raw('data: {"error":{"message":"too many requests"}}\n\n')],
  ])('before the first piece: %s', async (fault, answer) => {
    expect(await replyOf(await modelThat(answer))).toEqual({ pieces: [], fault })
  })

  test.each([
    ['cut', (call: CompletionCall) => call.cut()],
    ['malformed', (call: CompletionCall) => call.raw('data: oops\n\n')],
    ['refused', (call: CompletionCall) => call.finish('content_filter')],
    ['length', (call: CompletionCall) => call.finish('length')],
    ['failed', (call: CompletionCall) => call.raw('data: {"error":"boom"}\n\n')],
  ])('in the middle: %s, what came before stands', async (fault, end) => {
    const llm = await modelThat((call) => {
      call.say('一半')
      setImmediate(end, call)
    })
    expect(await replyOf(llm)).toEqual({ pieces: says('一半'), fault })
  })

  test.each([
    ['nothing', () => {}],
    ['signs of life', (call: CompletionCall) => call.raw(': waiting\n\n')],
  ])('no first piece in time, but %s: timeout, and the provider is let go', async (_, answer) => {
    const provider = await startOpenAiServer()
    onTestFinished(() => provider.close())
    const reply = replyOf(modelAt({ baseUrl: provider.url, firstTokenSeconds: 0.2 }))
    const call = await provider.next()
    answer(call)
    expect(await reply).toEqual({ pieces: [], fault: 'timeout' })
    expect(await call.closed).toBe(true)
  })

  test('nobody there: unreachable', async () => {
    const provider = await startOpenAiServer()
    await provider.close()
    expect((await replyOf(modelAt({ baseUrl: provider.url }))).fault).toBe('unreachable')
  })
})

test('the connection is used again', async () => {
  let connections = 0
  const server = createServer((_, response) =>
    response.end('data: {"choices":[{"delta":{"content":"好"}}]}\n\ndata: [DONE]\n\n'),
  ).on('connection', () => {
    connections += 1
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close().closeAllConnections())
  const address = server.address()
  const llm = modelAt({ baseUrl: `http://127.0.0.1:${typeof address === 'object' && address?.port}/v1` })
  for (let turn = 0; turn < 4; turn += 1) expect((await replyOf(llm)).fault).toBeNull()
  // The next call may come before the end of the last one is here.
  expect(connections).toBeLessThan(4)
})

test('a proxy that is set is gone through', async () => {
  const asked: string[] = []
  const proxy = createServer(({ url = '' }, response) => {
    asked.push(url)
    response.end('data: {"choices":[{"delta":{"content":"好"},"finish_reason":"stop"}]}\n\ndata: [DONE]\n\n')
  })
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void proxy.close().closeAllConnections())
  const address = proxy.address()
  vi.stubEnv('HTTP_PROXY', `http://127.0.0.1:${typeof address === 'object' && address?.port}`)
  onTestFinished(() => void vi.unstubAllEnvs())
  const llm = modelAt({ baseUrl: 'http://provider.test/v1' })
  expect(await replyOf(llm)).toEqual({ pieces: says('好'), fault: null })
  expect(asked).toEqual(['http://provider.test/v1/chat/completions'])
})

test('who gives up lets the provider go', async () => {
  const provider = await startOpenAiServer()
  onTestFinished(() => provider.close())
  const asker = new AbortController()
  const first = Promise.withResolvers<LlmPiece>()
  const reply = modelAt({ baseUrl: provider.url }).stream(question, {
    signal: asker.signal,
    onPiece: first.resolve,
  })
  const call = await provider.next()
  call.say('一')
  await first.promise
  asker.abort()
  await expect(reply).rejects.toThrow()
  expect(await call.closed).toBe(true)
})
