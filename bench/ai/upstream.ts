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
const now = () => performance.timeOrigin + performance.now()

setInterval(() => {
  for (const reply of replies) {
    if (reply.due > now()) continue
    reply.due += reply.every
    reply.left -= 1
    reply.response.write(`data: ${JSON.stringify(chunk({ content: `${now().toFixed(1)} ` }))}\n\n`)
    if (reply.left > 0) continue
    replies.delete(reply)
    reply.response.end(`data: ${JSON.stringify(chunk({}, 'stop'))}\n\ndata: [DONE]\n\n`)
  }
}, 1)

function chunk(delta: object, finish_reason: string | null = null): object {
  const choice = { index: 0, delta, logprobs: null, finish_reason }
  return { id: 'chatcmpl-1', object: 'chat.completion.chunk', created: 1, model: 'bench', choices: [choice] }
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
