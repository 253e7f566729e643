import { Code, type Envelope } from '@app/contract/common/envelope'
import { LANGUAGES } from '@app/contract/common/languages'
import type { FastifyServerOptions } from 'fastify'
import { translator } from '../i18n.ts'
import { readableAddress } from './page-address.ts'

/** 8,000 Chinese characters fit into a query: each is 9 bytes there. */
const MAX_HEADER_SIZE = 96 * 1024
/** Of what has no limit of its own: see `bodyLimitOf`. */
const BODY_LIMIT = 64 * 1024

/** A request has this long to arrive, a part of an upload over a slow line included. */
const REQUEST_MILLISECONDS = 60_000
const LOOK_MILLISECONDS = 5_000

type ClientErrorHandler = NonNullable<FastifyServerOptions['clientErrorHandler']>

/** What bounds every request before a route sees it. @param headers what every answer bears */
export function boundedServer(headers: Record<string, string>) {
  return {
    bodyLimit: BODY_LIMIT,
    requestTimeout: REQUEST_MILLISECONDS,
    http: { maxHeaderSize: MAX_HEADER_SIZE, connectionsCheckingInterval: LOOK_MILLISECONDS },
    // What comes while the server stops is refused by registerStopping, in the envelope.
    return503OnClosing: false,
    rewriteUrl: ({ url = '/' }: { url?: string | undefined }) => readableAddress(url),
    clientErrorHandler: refuseUnreadable(headers),
  }
}

/** Answers what Node itself refuses: bytes that are no request, headers too long, a request that never ends. */
function refuseUnreadable(headers: Record<string, string>): ClientErrorHandler {
  return (error, socket) => {
    if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy()
    const [status, code, key] = answers.get(error.code) ?? [
      '400 Bad Request',
      Code.badParameters,
      'unreadable',
    ]
    const envelope: Envelope = { code, message: translator(LANGUAGES[0])(key), data: null }
    const body = JSON.stringify(envelope)
    const all = {
      ...headers,
      'cache-control': 'no-store',
      'content-type': 'application/json; charset=utf-8',
      'content-length': Buffer.byteLength(body),
      connection: 'close',
    }
    const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`)
    socket.end(`HTTP/1.1 ${status}\r\n${lines.join('')}\r\n${body}`)
  }
}

const answers = new Map<string, [status: string, code: Code, key: string]>([
  ['ERR_HTTP_REQUEST_TIMEOUT', ['408 Request Timeout', Code.badParameters, 'unreadable']],
  ['HPE_HEADER_OVERFLOW', ['431 Request Header Fields Too Large', Code.tooLarge, 'tooLarge']],
])
