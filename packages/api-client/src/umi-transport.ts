import { extend } from 'umi-request'
import type { Transport } from './create-client.ts'

/**
 * Sends requests with umi-request.
 * @param baseUrl put before every path, e.g. `https://host`; empty for the page's own origin
 */
export function umiTransport(baseUrl = ''): Transport {
  const request = extend({ prefix: baseUrl, credentials: 'same-origin' })
  return async ({ method, path, query, body, headers, signal }) => {
    try {
      return await request(path, {
        method,
        headers,
        signal,
        ...(query && { params: query }),
        ...(body && { data: body }),
      })
    } catch (error) {
      // A status other than 2xx throws; its body may still be an envelope.
      if (!signal.aborted && error instanceof Error && 'response' in error && error.response)
        return 'data' in error ? error.data : null
      throw error
    }
  }
}
