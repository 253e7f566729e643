import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, request } from 'node:http'

/** How a proxy treats what passes. */
export interface ProxyHabits {
  /** Changes the headers of a request. */
  changeRequest?: (headers: IncomingHttpHeaders, address: string) => void
  /** Changes the headers of an answer. */
  changeAnswer?: (headers: IncomingHttpHeaders) => void
  /** Keeps an answer until it is whole. */
  isBuffering?: boolean
  /** Refuses longer addresses with 414. */
  longestLine?: number
  /** Answers so, instead of asking the server. */
  status?: number
}

/** What nginx does with the settings that its manual shows. */
export const usualHabits: ProxyHabits = {
  changeRequest: (headers, address) => {
    headers['x-forwarded-for'] = [headers['x-forwarded-for'], address].filter(Boolean).join(', ')
    headers['x-forwarded-proto'] = 'http'
  },
}

/** A reverse proxy on a port of its own; for tests, in place of nginx. */
export interface TestProxy {
  url: string
  /** Whom it asks, and how. */
  place: (target: string, habits: ProxyHabits) => void
  close: () => Promise<void>
}

export async function startTestProxy(): Promise<TestProxy> {
  let target = ''
  let habits: ProxyHabits = {}
  const server = createServer((incoming, answer) => {
    const { longestLine = Number.POSITIVE_INFINITY, status = 200 } = habits
    if (status !== 200) return void answer.writeHead(status, { location: '/elsewhere' }).end()
    if ((incoming.url ?? '').length > longestLine) return void answer.writeHead(414).end()
    const headers = { ...incoming.headers }
    habits.changeRequest?.(headers, incoming.socket.remoteAddress ?? '')
    const options = { method: incoming.method, headers }
    const asked = request(new URL(incoming.url ?? '/', target), options, async (found) => {
      const back = { ...found.headers }
      habits.changeAnswer?.(back)
      const held = habits.isBuffering ? await found.toArray() : undefined
      answer.writeHead(found.statusCode ?? 500, back)
      if (held) answer.end(Buffer.concat(held))
      else found.pipe(answer)
    })
    asked.on('error', () => answer.writeHead(502).end())
    incoming.pipe(asked)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  return {
    url: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
    place: (newTarget, newHabits) => {
      target = newTarget
      habits = newHabits
    },
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
