import type { ServerResponse } from 'node:http'
import {
  type EndpointArguments,
  type EndpointEvent,
  STREAM_END,
  type StreamEndpoint,
} from '@app/contract/common/endpoint'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod/mini'
import { describeCall, describeInput, type HandlerContext, readCall } from './implement.ts'

/** Keeps proxies from closing a stream in which nothing happens. */
const HEARTBEAT_MILLISECONDS = 15_000
/** A reader that leaves so much unread is disconnected. */
const MOST_WAITING_BYTES = 4 * 1024 * 1024

/** Takes the events of a stream. After the reader has left, its methods do nothing. */
export interface EventSink<E extends StreamEndpoint> {
  send: (event: EndpointEvent<E>) => void
  /** Resolves when the reader has taken what was sent, or has left. */
  drained: () => Promise<void>
  /** Sends the end event and closes. */
  end: () => void
  /** Closes without the end event, by which the reader knows that the rest is missing. */
  abort: () => void
}

/** Begins to send events. @returns a function to be called when the reader leaves */
export type StreamStart<E extends StreamEndpoint> = (sink: EventSink<E>) => () => void

type StreamHandler<E extends StreamEndpoint> = (
  input: EndpointArguments<E>,
  context: HandlerContext<E['access']> & { lastEventId: string | null },
) => Promise<StreamStart<E>>

/**
 * Serves a stream of the contract like `implement`: what the handler throws is a refusal in an envelope; what it
 * returns is called with the open stream.
 */
export function implementStream<E extends StreamEndpoint>(
  app: FastifyInstance,
  endpoint: E,
  handler: StreamHandler<E>,
): void {
  const serializers = serializersOf(app, endpoint)
  const call = describeCall(endpoint)
  app.route({
    ...call,
    config: { ...call.config, isStream: true },
    schema: {
      ...describeInput(endpoint),
      response: { 200: { content: { 'text/event-stream': { schema: z.object(endpoint.events) } } } },
    },
    handler: async (request, reply) => {
      const { input, context } = readCall(endpoint, request)
      const start = await handler(input, { ...context, lastEventId: readLastEventId(request) })
      open(reply, serializers, start)
      return reply
    },
  })
}

function readLastEventId({ headers }: FastifyRequest): string | null {
  const header = headers['last-event-id']
  return typeof header === 'string' && header !== '' ? header : null
}

/** How the data of each event becomes text; in tests it is checked against the contract. */
function serializersOf(app: FastifyInstance, { method, path, events }: StreamEndpoint) {
  return new Map(
    Object.entries(events).map(([name, schema]) => [
      name,
      app.serializerCompiler?.({ schema, method, url: path }) ?? JSON.stringify,
    ]),
  )
}

function open<E extends StreamEndpoint>(
  reply: FastifyReply,
  serializers: ReturnType<typeof serializersOf>,
  start: StreamStart<E>,
): void {
  reply.hijack()
  const { raw } = reply
  for (const [name, value] of Object.entries(reply.getHeaders())) raw.setHeader(name, value ?? '')
  raw.writeHead(200, {
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-cache, no-transform',
    'x-accel-buffering': 'no',
  })
  raw.flushHeaders()
  const writer = new BatchWriter(raw)
  const write = (text: string) => writer.write(text)
  const heartbeat = setInterval(write, HEARTBEAT_MILLISECONDS, ': heartbeat\n\n')
  const leave = start({
    send: ({ event, id, data }) => {
      const name = event === 'message' ? '' : `event: ${event}\n`
      write(`${id === '' ? '' : `id: ${id}\n`}${name}data: ${serializers.get(event)?.(data)}\n\n`)
    },
    drained: () => writer.drained(),
    abort: () => raw.destroy(),
    end: () => {
      write(`data: ${STREAM_END}\n\n`)
      writer.flush()
      raw.end()
    },
  })
  const handleClose = () => {
    clearInterval(heartbeat)
    leave()
  }
  if (raw.destroyed) handleClose()
  else raw.once('close', handleClose)
}

/** Writes an answer whose head is sent. Texts that come in the same turn of the event loop are written as one chunk. */
class BatchWriter {
  readonly #raw: ServerResponse
  #waiting = ''

  constructor(raw: ServerResponse) {
    this.#raw = raw
  }

  write(text: string): void {
    if (this.#waiting === '') setImmediate(() => this.flush())
    this.#waiting += text
  }

  async drained(): Promise<void> {
    this.flush()
    const raw = this.#raw
    if (raw.destroyed || !raw.writableNeedDrain) return
    await new Promise<void>((resolve) => {
      raw.once('drain', resolve)
      raw.once('close', resolve)
    })
  }

  /** Writes the waiting text at once. */
  flush(): void {
    const text = this.#waiting
    this.#waiting = ''
    const raw = this.#raw
    if (text === '' || raw.writableEnded || raw.destroyed) return
    raw.write(text)
    if (raw.writableLength > MOST_WAITING_BYTES) raw.destroy()
  }
}
