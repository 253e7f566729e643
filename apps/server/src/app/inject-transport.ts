import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import type { Transport } from '@app/api-client'
import type { FastifyInstance } from 'fastify'
import { currentWork } from '../platform/work.ts'

/** Carries calls of the api-client to an app in this process, without a network. */
export function injectTransport(app: FastifyInstance): Transport {
  return async ({ method, path, query, body, headers, signal, isStream }) => {
    const requestId = currentWork()?.requestId
    const answer = await app.inject({
      method,
      url: path,
      ...(query && { query: toStrings(query) }),
      headers: { ...headers, ...(requestId && { 'x-request-id': requestId }) },
      ...(body && { payload: body }),
      ...(isStream && { payloadAsStream: true, signal }),
    })
    if (!isStream) return answer.json()
    const stream = answer.stream()
    if (String(answer.headers['content-type']).startsWith('text/event-stream')) return Readable.toWeb(stream)
    return JSON.parse(await text(stream))
  }
}

function toStrings(query: Record<string, unknown>): Record<string, string> {
  return Object.fromEntries(Object.entries(query).map(([name, value]) => [name, String(value)]))
}
