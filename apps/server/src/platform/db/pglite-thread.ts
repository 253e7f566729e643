import { Worker } from 'node:worker_threads'
import { EmbeddedDatabaseError } from './embedded-database-error.ts'
import type { EmbeddedAnswer, EmbeddedRequest } from './embedded-protocol.ts'
import type { EmbeddedEngine } from './embedded-source.ts'
import type { StatementResult } from './sql-source.ts'

type Waiting = PromiseWithResolvers<StatementResult | undefined>

/** The first answer says whether the folder could be opened. */
const openingId = 0

/** PGlite in a thread of its own, so that a long query never stops the server's event loop. */
export class PgliteThread implements EmbeddedEngine {
  /** Rejects if the folder cannot be opened. */
  readonly opened: Promise<unknown>
  readonly #worker: Worker
  readonly #waiting = new Map<number, Waiting>()
  #lastId = openingId
  #end: Error | undefined

  /** @param onEnd called once if the open database stops without `close` */
  constructor(folder: string, onEnd: (error: Error) => void) {
    this.#worker = new Worker(new URL('./pglite-worker.ts', import.meta.url), { workerData: { folder } })
    this.opened = this.#await(openingId)
    this.#worker.on('message', (answer: EmbeddedAnswer) => this.#settle(answer))
    this.#worker.on('error', (error: Error) => this.#fail(error, onEnd))
    this.#worker.on('exit', () =>
      this.#fail(new Error('The thread of the embedded database has ended'), onEnd),
    )
  }

  async query(sql: string, parameters: readonly unknown[]): Promise<StatementResult> {
    const result = await this.#request({ id: ++this.#lastId, kind: 'query', sql, parameters })
    if (!result) throw new Error('The embedded database answered without a result')
    return result
  }

  async close(): Promise<void> {
    await this.#request({ id: ++this.#lastId, kind: 'close' })
    this.#end = new Error('The embedded database is closed')
    await this.#worker.terminate()
  }

  #request(request: EmbeddedRequest): Waiting['promise'] {
    if (this.#end) return Promise.reject(this.#end)
    this.#worker.postMessage(request)
    return this.#await(request.id)
  }

  #await(id: number): Waiting['promise'] {
    const waiting: Waiting = Promise.withResolvers()
    this.#waiting.set(id, waiting)
    return waiting.promise
  }

  #settle(answer: EmbeddedAnswer): void {
    const waiting = this.#waiting.get(answer.id)
    this.#waiting.delete(answer.id)
    if (!('fault' in answer)) {
      waiting?.resolve(answer.result)
      return
    }
    const error = new EmbeddedDatabaseError(answer.fault)
    if (answer.id === openingId) this.#end = error
    waiting?.reject(error)
  }

  #fail(error: Error, onEnd: (error: Error) => void): void {
    if (this.#end) return
    this.#end = error
    for (const waiting of this.#waiting.values()) waiting.reject(error)
    this.#waiting.clear()
    onEnd(error)
  }
}
