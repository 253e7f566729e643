import { type RequestOptions, request } from 'node:http'

/** What came of reading one stream. */
export interface StreamRead {
  /** Milliseconds from the request to the first piece. */
  firstPiece: number
  /** Milliseconds from when the provider sent each piece to when it was here. */
  delays: number[]
}

const now = () => performance.timeOrigin + performance.now()

/** Asks for a stream and reads it to its end. @throws when it is refused or ends without a piece */
function readStream(url: string, options: RequestOptions, body?: string): Promise<StreamRead> {
  return new Promise((resolve, reject) => {
    const start = now()
    const read: StreamRead = { firstPiece: Number.NaN, delays: [] }
    const call = request(url, options, (answer) => {
      let rest = ''
      answer.setEncoding('utf8')
      answer.on('data', (text: string) => {
        const time = now()
        rest += text
        // Both kinds of stream hold a piece as "content":"<time> ".
        for (const [, sent] of rest.matchAll(/"content":"([\d.]+) "/g)) {
          if (read.delays.length === 0) read.firstPiece = time - start
          read.delays.push(time - Number(sent))
        }
        rest = rest.slice(rest.lastIndexOf('\n\n') + 2)
      })
      answer.on('error', reject)
      answer.on('end', () =>
        read.delays.length > 0 ? resolve(read) : reject(new Error(`no stream: ${rest}`)),
      )
    })
    call.on('error', reject)
    call.end(body)
  })
}

/** Reads a stream of the provider itself. */
export function readUpstream(url: string, message: string): Promise<StreamRead> {
  const body = JSON.stringify({
    model: 'bench',
    messages: [{ role: 'user', content: message }],
    stream: true,
  })
  return readStream(
    `${url}/v1/chat/completions`,
    { method: 'POST', headers: { 'content-type': 'application/json' } },
    body,
  )
}

/** Reads the same through the server. */
export function readRelayed(
  url: string,
  token: string,
  conversationId: number,
  message: string,
): Promise<StreamRead> {
  const query = new URLSearchParams({ message, conversationId: String(conversationId) })
  return readStream(`${url}/api/ai/chat/vo?${query}`, { headers: { authorization: token } })
}
