import { once } from 'node:events'
import { chmod } from 'node:fs/promises'
import { createServer, type Server, type Socket } from 'node:net'
import type { Logger } from '../log.ts'
import { StartupError } from '../startup-error.ts'
import type { ControlHandler } from './control-call.ts'
import { type AnswerLine, readFirstLine, requestLine, toLine } from './control-line.ts'
import { prepareSocket, type SocketPlace } from './socket-place.ts'

/**
 * Where commands reach the running server: a socket in its data folder that only the server's own user can open. Of
 * several servers on one folder, the one that started last answers.
 */
export class ControlServer {
  readonly #handlers: readonly ControlHandler[]
  readonly #log: Logger
  readonly #calls = new Map<AbortController, Promise<void>>()
  readonly #server: Server
  #place: SocketPlace | undefined

  constructor(handlers: readonly ControlHandler[], log: Logger) {
    this.#handlers = handlers
    this.#log = log
    this.#server = createServer((socket) => this.#take(socket))
  }

  /** Begins to listen. Where that is not possible the server does without, and says so in its log. */
  async start(dataDir: string): Promise<void> {
    try {
      const place = await prepareSocket(dataDir)
      this.#place = place
      this.#server.listen(place.draft)
      await once(this.#server, 'listening')
      await chmod(place.draft, 0o600)
      await place.publish()
    } catch (error) {
      this.#log.warn({ err: error }, 'commands cannot reach this server')
      await this.close()
    }
  }

  /** Ends what is being done for commands, and waits until that is cleaned up. */
  async close(): Promise<void> {
    this.#server.close()
    await this.#place?.remove()
    for (const call of this.#calls.keys()) call.abort()
    await Promise.all(this.#calls.values())
  }

  #take(socket: Socket): void {
    const call = new AbortController()
    socket.once('close', () => call.abort())
    // A command that is killed; `close` follows.
    socket.on('error', () => undefined)
    this.#calls.set(
      call,
      this.#answer(socket, call.signal).finally(() => this.#calls.delete(call)),
    )
  }

  async #answer(socket: Socket, signal: AbortSignal): Promise<void> {
    const send = (line: AnswerLine) => {
      if (!signal.aborted) socket.write(toLine(line))
    }
    try {
      const line = await readFirstLine(socket)
      if (line === null) return
      const request = requestLine.parse(JSON.parse(line))
      const handler = this.#handlers.find(({ name }) => name === request.name)
      if (!handler) throw new Error(`no such call: ${request.name}`)
      const tell = (event: unknown) => send({ kind: 'event', event })
      send({ kind: 'result', result: await handler.run(request.options, { signal, tell }) })
    } catch (error) {
      const isForOperator = error instanceof StartupError
      if (!isForOperator && !signal.aborted) this.#log.warn({ err: error }, 'a command has failed')
      send({ kind: 'failure', message: isForOperator ? error.message : null })
    } finally {
      socket.destroySoon()
    }
  }
}
