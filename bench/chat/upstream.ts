import { createServer, type ServerResponse } from 'node:http'
import { json } from 'node:stream/consumers'

/**
 * A provider of completions that writes pieces of the time at which it sends them, in milliseconds since 1970. The last
 * message says how many, and how many milliseconds lie between them: `pieces 200 every 50`. The first comes after that
 * time too.
 */

const { PORT, HOST = '127.0.0.1' } = process.env

interface Reply {
  response: ServerResponse
  left: number
  every: number
  due: number
}

const replies = new Set<Reply>()
const [pieceBefore = '', pieceAfter = ''] = JSON.stringify(chunk({ content: '<time> ' })).split('<time>')
const now = () => performance.timeOrigin + performance.now()

setInterval(() => {
  const time = now()
  for (const reply of replies) {
    if (reply.due > time) continue
    reply.due += reply.every
    reply.left -= 1
    writeEvent(reply, pieceBefore + now().toFixed(1) + pieceAfter)
    if (reply.left > 0) continue
    replies.delete(reply)
    reply.response.end(`data: ${JSON.stringify(chunk({}, 'stop'))}\n\ndata: [DONE]\n\n`)
  }
}, 1)

function chunk(delta: object, finish_reason: string | null = null): object {
  const choice = { index: 0, delta, logprobs: null, finish_reason }
  return { id: 'chatcmpl-1', object: 'chat.completion.chunk', created: 1, model: 'bench', choices: [choice] }
}

/** One chunk of the answer, written as one piece: the provider shares the machine with what is measured. */
function writeEvent({ response }: Reply, data: string): void {
  const event = `data: ${data}\n\n`
  response.socket?.write(`${event.length.toString(16)}\r\n${event}\r\n`, 'latin1')
}

createServer(async (request, response) => {
  if (request.method !== 'POST') {
    response.end('ready')
    return
  }
  const { messages } = (await json(request)) as { messages: { content: string }[] }
  const [left = 1, every = 50] = messages.at(-1)?.content.match(/\d+/g)?.map(Number) ?? []
  response.writeHead(200, { 'content-type': 'text/event-stream' }).flushHeaders()
  const reply = { response, left, every, due: now() + every }
  replies.add(reply)
  response.once('close', () => replies.delete(reply))
}).listen(Number(PORT), HOST)
