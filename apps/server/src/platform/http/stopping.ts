import type { IncomingMessage, ServerResponse } from 'node:http'
import { Server, type Socket } from 'node:net'
import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises'
import { Code, type Envelope } from '@app/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { translator } from '../i18n.ts'

/**
 * A proxy closes a connection that it does not use after a second, see deploy/nginx.conf; this is somewhat more. To
 * close one first could meet a request that is on its way.
 */
const IDLE_MILLISECONDS = 1_500
/** What is being answered, streams apart, gets this long. */
const ANSWER_MILLISECONDS = 5_000
const LOOK_MILLISECONDS = 20
/** When the app closes its streams get this long to end; then every connection is cut. */
const GRACE_MILLISECONDS = 1_000
/** So long a proxy is told to turn to another server, before no connection can be made. */
const FAREWELL_MILLISECONDS = 300
/** Turns of the event loop in which connections may still be taken before nobody can make one. */
const MOST_TURNS = 100

/** How a server stops without losing a request. */
export interface Stopping {
  isStopping: () => boolean
  /**
   * To be awaited before the app closes. First a proxy is told, by a 503 to a call that it may send again, to turn to
   * another server; then nobody can make a new connection. What comes over an old one is answered, and told to be the
   * last. Resolves after 5 s at most, when all but streams are answered.
   */
  drain: () => Promise<void>
}

/**
 * The app ends in time whatever its connections do: a browser opens some ahead of need, and Node waits for those that
 * have sent nothing or half a request. Registered before what else happens when it closes.
 */
export function registerStopping(app: FastifyInstance): Stopping {
  const connections = new Connections(app.server)
  let isStopping = false
  app.addHook('onRequest', async (request, reply) => {
    if (!isStopping) return
    reply.header('connection', 'close')
    if (app.server.listening && mayBeSentElsewhere(request)) return refuse(request, reply)
  })
  app.addHook('preClose', (done) => {
    setTimeout(() => app.server.closeAllConnections(), GRACE_MILLISECONDS).unref()
    done()
  })
  const drain = async () => {
    isStopping = true
    if (connections.areOpen) await wait(FAREWELL_MILLISECONDS)
    await connections.stopTaking()
    await connections.idleEnd()
    await connections.answersEnd()
  }
  return { isStopping: () => isStopping, drain }
}

const mayBeSentElsewhere = ({ method, headers }: FastifyRequest) =>
  method !== 'POST' && headers['x-forwarded-for'] !== undefined

function refuse(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const message = translator(request.language)('stopping')
  return reply.status(503).send({ code: Code.unavailable, message, data: null } satisfies Envelope)
}

/** The open connections of a server, and which of them are being answered. */
class Connections {
  readonly #server: FastifyInstance['server']
  readonly #open = new Set<Socket>()
  readonly #answers = new Set<ServerResponse>()
  /** How many there have been. */
  #taken = 0

  constructor(server: FastifyInstance['server']) {
    this.#server = server
    server.on('connection', (socket: Socket) => {
      this.#taken += 1
      this.#open.add(socket)
      socket.once('close', () => this.#open.delete(socket))
    })
    server.on('request', (_: IncomingMessage, answer: ServerResponse) => {
      this.#answers.add(answer)
      answer.once('close', () => this.#answers.delete(answer))
    })
  }

  get areOpen(): boolean {
    return this.#open.size > 0
  }

  /**
   * Takes the connections that the system has made already, which a busy server has left waiting: it would break them off.
   * Then nobody can make one.
   */
  async stopTaking(): Promise<void> {
    for (let turn = 0, before = -1; turn < MOST_TURNS && before !== this.#taken; turn += 1) {
      before = this.#taken
      await nextTurn()
    }
    // Not that of node:http, which closes idle connections at once; it is called when the app closes.
    Server.prototype.close.call(this.#server)
    for (const answer of this.#answers) if (!answer.headersSent) answer.setHeader('connection', 'close')
  }

  /** Waits for the other sides to close what is not being answered, and closes the rest. */
  async idleEnd(): Promise<void> {
    await until(() => this.#idle().length === 0, IDLE_MILLISECONDS)
    for (const socket of this.#idle()) socket.destroy()
  }

  /** Waits for what is being answered, streams apart. */
  answersEnd(): Promise<void> {
    return until(() => [...this.#answers].every(isStream), ANSWER_MILLISECONDS - IDLE_MILLISECONDS)
  }

  #idle(): Socket[] {
    const answered = new Set([...this.#answers].map(({ socket }) => socket))
    return [...this.#open].filter((socket) => !answered.has(socket))
  }
}

const isStream = (answer: ServerResponse) =>
  String(answer.getHeader('content-type')).startsWith('text/event-stream')

async function until(isSo: () => boolean, mostMilliseconds: number): Promise<void> {
  const end = performance.now() + mostMilliseconds
  while (!isSo() && performance.now() < end) await wait(LOOK_MILLISECONDS)
}
