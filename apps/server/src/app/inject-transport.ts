import type { Transport } from '@app/api-client'
import type { FastifyInstance } from 'fastify'

/** Carries calls of the api-client to an app in this process, without a network. */
export function injectTransport(app: FastifyInstance): Transport {
  return async ({ method, path, query, body, headers }) => {
    const answer = await app.inject({
      method,
      url: path,
      ...(query && { query: toStrings(query) }),
      headers,
      ...(body && { payload: body }),
    })
    return answer.json()
  }
}

function toStrings(query: Record<string, unknown>): Record<string, string> {
  return Object.fromEntries(Object.entries(query).map(([name, value]) => [name, String(value)]))
}
