import { extend } from 'umi-request'
import type { Transport } from './client.ts'

/**
 * Sends requests with umi-request.
 * @param baseUrl put before every path, e.g. `https://host`; empty for the page's own origin
 */
export function umiTransport(baseUrl = ''): Transport {
  const request = extend({ prefix: baseUrl, credentials: 'same-origin' })
  return async ({ method, path, query, body, headers, signal, isStream, onRequestId }) => {
    const tellId = (response: Response) => {
      const id = response.headers.get('x-request-id')
      if (id) onRequestId?.(id)
    }
    try {
      const options = {
        method,
        headers,
        signal,
        ...(query && { params: query }),
        ...(body && { data: body }),
      }
      if (!isStream) {
        const { data, response } = await request<unknown>(path, { ...options, getResponse: true })
        tellId(response)
        return data
      }
      const response = await request<Response>(path, { ...options, parseResponse: false })
      tellId(response)
      return await readStream(response)
    } catch (error) {
      // A status other than 2xx throws; its body may still be an envelope.
      if (signal.aborted || !(error instanceof Error && 'response' in error && error.response)) throw error
      if (error.response instanceof Response) tellId(error.response)
      return 'data' in error ? error.data : null
    }
  }
}

/** The body of a stream of events; whatever else came, a refusal or a proxy's page, as it would be parsed without streams. */
async function readStream(response: Response): Promise<unknown> {
  if (response.headers.get('content-type')?.startsWith('text/event-stream')) return response.body
  const text = await response.text()
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
