import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { json } from 'node:stream/consumers'
import { z } from 'zod/mini'

const completionRequest = z.looseObject({
  model: z.string(),
  messages: z.array(
    z.strictObject({
      role: z.enum(['system', 'user', 'assistant']),
      content: z.string().check(z.minLength(1)),
    }),
  ),
  stream: z.literal(true),
})

/** One request for a completion, answered as a test says. */
export interface CompletionCall {
  request: z.output<typeof completionRequest>
  /** Streams a piece of the reply. */
  say: (text: string) => void
  /** Streams a piece of what the model thinks. */
  reason: (text: string) => void
  /** Ends the stream as the protocol has it. */
  finish: (reason?: 'stop' | 'length' | 'content_filter') => void
  /** Streams any text, such as a malformed chunk. */
  raw: (text: string) => void
  /** Breaks the connection. */
  cut: () => void
  /** Answers with an error instead of a stream. */
  refuse: (status: number, error: { message: string; code?: string; type?: string }) => void
  /** Resolves when the connection is over; true when the asker left before the end. */
  closed: Promise<boolean>
}

export interface OpenAiServerOptions {
  /** undefined: takes anybody. */
  apiKey?: string
  model?: string
  /** Answers every call; without it calls wait for `next`. */
  answer?: (call: CompletionCall) => unknown
}

/** A server that speaks as OpenAI's chat completions do, on a port of its own; for tests, in place of a provider. */
export interface OpenAiServer {
  /** To be set as AI_BASE_URL. */
  url: string
  /** The next call, when it comes. */
  next: () => Promise<CompletionCall>
  close: () => Promise<void>
}

export async function startOpenAiServer({
  apiKey,
  model = 'test-model',
  answer,
}: OpenAiServerOptions = {}): Promise<OpenAiServer> {
  const waiting: CompletionCall[] = []
  const wanted: ((call: CompletionCall) => void)[] = []
  const take =
    answer ??
    ((call: CompletionCall) => {
      const asker = wanted.shift()
      if (asker) asker(call)
      else waiting.push(call)
    })
  const handle = async (request: IncomingMessage, response: ServerResponse) => {
    if (request.method !== 'POST' || request.url !== '/v1/chat/completions')
      return void response.writeHead(404).end('404 page not found')
    const parsed = completionRequest.safeParse(await json(request))
    if (apiKey !== undefined && request.headers.authorization !== `Bearer ${apiKey}`)
      return refuse(response, 401, { message: 'Incorrect API key provided', code: 'invalid_api_key' })
    if (!parsed.success)
      return refuse(response, 400, { message: z.prettifyError(parsed.error), type: 'invalid_request_error' })
    if (parsed.data.model !== model)
      return refuse(response, 404, {
        message: `The model ${parsed.data.model} does not exist`,
        code: 'model_not_found',
      })
    take(callOf(parsed.data, response))
  }
  const server = createServer((request, response) => void handle(request, response))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  return {
    url: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
    next: async () => waiting.shift() ?? new Promise((resolve) => wanted.push(resolve)),
    close: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

function callOf(request: CompletionCall['request'], response: ServerResponse): CompletionCall {
  const raw = (text: string) => {
    if (!response.headersSent) response.writeHead(200, { 'content-type': 'text/event-stream' })
    response.write(text)
  }
  const chunk = (delta: object, finish_reason: string | null = null) => {
    const body = { id: 'chatcmpl-1', object: 'chat.completion.chunk', created: 1, model: request.model }
    raw(`data: ${JSON.stringify({ ...body, choices: [{ index: 0, delta, finish_reason }] })}\n\n`)
  }
  return {
    request,
    say: (content) => chunk({ content }),
    reason: (reasoning_content) => chunk({ content: null, reasoning_content }),
    finish: (reason = 'stop') => {
      chunk({}, reason)
      raw('data: [DONE]\n\n')
      response.end()
    },
    raw,
    cut: () => void response.destroy(),
    refuse: (status, error) => refuse(response, status, error),
    closed: once(response, 'close').then(() => !response.writableFinished),
  }
}

function refuse(response: ServerResponse, status: number, error: object): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify({ error }))
}
