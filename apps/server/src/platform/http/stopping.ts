import type { IncomingMessage, ServerResponse } from 'node:http'
import { Server, type Socket } from 'node:net'
import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises'
import { Code, type Envelope } from '@app/contract/common/envelope'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { translator } from '../i18n.ts'

/** So long others may keep a connection that they do not use: a browser never closes one by itself. */
const IDLE_MILLISECONDS = 1_500
/**
 * A proxy closes one after a second, see deploy/nginx.conf; this is more, for a machine that is busy. To close one first
 * could meet a request that is on its way.
 */
const PROXY_IDLE_MILLISECONDS = 3_000
/** What is being answered, streams apart, gets this long. */
const ANSWER_MILLISECONDS = 5_000
const LOOK_MILLISECONDS = 20
/** When the app closes its streams get this long to end; then every connection is cut. */
const GRACE_MILLISECONDS = 1_000
/** Until a proxy that has been told to turn to another server does so, before no connection can be made. */
const FAREWELL_MILLISECONDS = 300
/** So long a call is waited for that tells a proxy. */
const TELL_MILLISECONDS = 1_000
/** Turns of the event loop in which connections may still be taken before nobody can make one. */
const MOST_TURNS = 100

/** How a server stops without losing a request. */
export interface Stopping {
  isStopping: () => boolean
  /**
   * To be awaited before the app closes. First a proxy is told, by a 503 to a call that it may send again, to turn to
   * another server; then nobody can make a new connection. What comes over an old one is answered, and told to be the
   * last. Resolves after 8 s at most, when all but streams are answered.
   */
  drain: () => Promise<void>
}

/**
 * The app ends in time whatever its connections do: a browser opens some ahead of need, and Node waits for those that
 * have sent nothing or half a request. Registered before what else happens when it closes.
 */
export function registerStopping(app: FastifyInstance): Stopping {
  const connections = new Connections(app.server)
  const { promise: proxyTold, resolve: tellProxy } = Promise.withResolvers<void>()
  let isStopping = false
  app.addHook('onRequest', async (request, reply) => {
    if (isProxied(request)) connections.markProxied(request.raw.socket)
    if (!isStopping) return
    reply.header('connection', 'close')
    if (!app.server.listening || request.method === 'POST' || !isProxied(request)) return
    tellProxy()
    return refuse(request, reply)
  })
  app.addHook('preClose', (done) => {
    setTimeout(() => app.server.closeAllConnections(), GRACE_MILLISECONDS).unref()
    done()
  })
  const drain = async () => {
    isStopping = true
    if (connections.areProxied) await Promise.race([proxyTold, wait(TELL_MILLISECONDS)])
    if (connections.areOpen) await wait(FAREWELL_MILLISECONDS)
    await connections.stopTaking()
    await connections.idleEnd()
    await connections.answersEnd()
  }
  return { isStopping: () => isStopping, drain }
}

const isProxied = ({ headers }: FastifyRequest) => headers['x-forwarded-for'] !== undefined

function refuse(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const message = translator(request.language)('stopping')
  return reply.status(503).send({ code: Code.unavailable, message, data: null } satisfies Envelope)
}

/** The open connections of a server, and which of them are being answered. */
class Connections {
  readonly #server: FastifyInstance['server']
  readonly #open = new Set<Socket>()
  readonly #answers = new Set<ServerResponse>()
  /** Those over which a proxy has sent a request. */
  readonly #proxied = new WeakSet<Socket>()
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

  get areProxied(): boolean {
    return [...this.#open].some((socket) => this.#proxied.has(socket))
  }

  markProxied(socket: Socket): void {
    this.#proxied.add(socket)
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
    await until(
      () => !this.#idle().some((socket) => this.#proxied.has(socket)),
      PROXY_IDLE_MILLISECONDS - IDLE_MILLISECONDS,
    )
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
