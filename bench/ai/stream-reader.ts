import { connect } from 'node:net'

/** What came of reading one stream. */
export interface StreamRead {
  /** Milliseconds from the request to the first piece. */
  firstPiece: number
  /** When each piece was here, in milliseconds since 1970. */
  times: number[]
  /** Milliseconds from when the provider sent each piece to when it was here. */
  delays: number[]
}

const now = () => performance.timeOrigin + performance.now()

/** Both kinds of stream hold a piece as "content":"<time> ". */
const pieceStart = '"content":"'

/** Every reader's bytes come here, one reader's at a time. */
const buffer = Buffer.alloc(65_536)

/**
 * Asks for a stream and reads it to its end, with little work: the readers share the machine with what is measured.
 * @param head the request's lines but for Host and Connection
 * @throws when it is refused or ends without a piece
 */
function readStream(url: string, head: readonly string[], body = ''): Promise<StreamRead> {
  return new Promise((resolve, reject) => {
    const { hostname, port, host } = new URL(url)
    const start = now()
    const read: StreamRead = { firstPiece: Number.NaN, times: [], delays: [] }
    let rest = ''
    const callback = (length: number) => {
      const time = now()
      rest += buffer.toString('latin1', 0, length)
      let from = rest.indexOf(pieceStart)
      let end = rest.indexOf('"', from + pieceStart.length)
      while (from >= 0 && end >= 0) {
        const sent = Number(rest.slice(from + pieceStart.length, end))
        if (sent > 0) {
          if (read.delays.length === 0) read.firstPiece = time - start
          read.times.push(time)
          read.delays.push(time - sent)
        }
        from = rest.indexOf(pieceStart, end)
        end = rest.indexOf('"', from + pieceStart.length)
      }
      // A piece may be cut in two. A refusal is kept as it is.
      if (read.delays.length > 0) rest = rest.slice(from >= 0 ? from : -pieceStart.length)
      return true
    }
    const socket = connect({ host: hostname, port: Number(port), onread: { buffer, callback } })
    socket.on('error', reject)
    socket.on('close', () =>
      read.delays.length > 0 ? resolve(read) : reject(new Error(`no stream: ${rest}`)),
    )
    socket.write([...head, `host: ${host}`, 'connection: close', '', body].join('\r\n'))
  })
}

/** Reads a stream of the provider itself. */
export function readUpstream(url: string, message: string): Promise<StreamRead> {
  const body = JSON.stringify({
    model: 'bench',
    messages: [{ role: 'user', content: message }],
    stream: true,
  })
  const type = 'content-type: application/json'
  const length = `content-length: ${Buffer.byteLength(body)}`
  return readStream(url, ['POST /v1/chat/completions HTTP/1.1', type, length], body)
}

/** Reads the same through the server. */
export function readRelayed(
  url: string,
  token: string,
  conversationId: number,
  message: string,
): Promise<StreamRead> {
  const query = new URLSearchParams({ message, conversationId: String(conversationId) })
  return readStream(url, [`GET /api/ai/chat/vo?${query} HTTP/1.1`, `authorization: ${token}`])
}
