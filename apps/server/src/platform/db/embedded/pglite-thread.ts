import { Worker } from 'node:worker_threads'
import { DatabaseBusy } from '../database-busy.ts'
import type { StatementResult } from '../sql-source.ts'
import { isPatient, TIME_LIMITS } from '../time-limits.ts'
import { EmbeddedDatabaseError } from './embedded-database-error.ts'
import type { EmbeddedAnswer, EmbeddedNotification, EmbeddedRequest } from './embedded-protocol.ts'
import type { EmbeddedEngine } from './embedded-source.ts'

interface Waiting extends PromiseWithResolvers<StatementResult | undefined> {
  /** Since when it waits, by `performance.now()`. */
  time: number
  /** Migrations, and the opening of a folder that crashed with a long log, take what they take. */
  isPatient: boolean
}

/** The first answer says whether the folder could be opened. */
const openingId = 0

/** PGlite in a thread of its own, so that a long query never stops the server's event loop. */
export class PgliteThread implements EmbeddedEngine {
  /** Rejects if the folder cannot be opened. */
  readonly opened: Promise<unknown>
  readonly #worker: Worker
  readonly #waiting = new Map<number, Waiting>()
  readonly #limit: number
  readonly #watch: NodeJS.Timeout
  readonly #listeners = new Map<string, (payload: string) => void>()
  #lastId = openingId
  #lastAnswerTime = 0
  #end: Error | undefined
  #isClosed = false

  /**
   * @param onEnd called once if the open database stops without `close`
   * @param limit milliseconds that a statement may take; a thread that takes longer is ended
   */
  constructor(folder: string, onEnd: (error: Error) => void, limit = TIME_LIMITS.statement) {
    this.#limit = limit
    this.#worker = new Worker(new URL('./pglite-worker.ts', import.meta.url), { workerData: { folder } })
    this.opened = this.#await(openingId, true)
    this.#worker.on('message', (message: EmbeddedAnswer | EmbeddedNotification) => {
      if ('channel' in message) this.#notify(message)
      else this.#settle(message)
    })
    this.#worker.on('error', (error: Error) => this.#fail(error, onEnd))
    this.#worker.on('exit', () =>
      this.#fail(new Error('The thread of the embedded database has ended'), onEnd),
    )
    this.#watch = setInterval(() => this.#endIfStuck(onEnd), limit / 10)
    this.#watch.unref()
  }

  /** Whether it has stopped without `close`. */
  get hasFailed(): boolean {
    return this.#end !== undefined && !this.#isClosed
  }

  async query(sql: string, parameters: readonly unknown[]): Promise<StatementResult> {
    const request: EmbeddedRequest = { id: ++this.#lastId, kind: 'query', sql, parameters }
    const result = await this.#request(request, isPatient(sql))
    if (!result) throw new Error('The embedded database answered without a result')
    return result
  }

  /** @throws if the disk is nearly full, so that nothing can be written */
  async requireSpace(): Promise<void> {
    await this.#request({ id: ++this.#lastId, kind: 'requireSpace' })
  }

  async script(text: string): Promise<unknown[]> {
    const result = await this.#request({ id: ++this.#lastId, kind: 'script', text }, true)
    return result?.rows ?? []
  }

  async listen(channel: string, onPayload: (payload: string) => void): Promise<void> {
    this.#listeners.set(channel, onPayload)
    await this.#request({ id: ++this.#lastId, kind: 'listen', channel })
  }

  async close(): Promise<void> {
    await this.#request({ id: ++this.#lastId, kind: 'close' })
    this.#end = new Error('The embedded database is closed')
    this.#isClosed = true
    clearInterval(this.#watch)
    await this.#worker.terminate()
  }

  #request(request: EmbeddedRequest, isPatient = false): Waiting['promise'] {
    if (this.#end) return Promise.reject(this.#end)
    this.#worker.postMessage(request)
    return this.#await(request.id, isPatient)
  }

  #await(id: number, isPatient: boolean): Waiting['promise'] {
    const waiting: Waiting = { ...Promise.withResolvers(), time: performance.now(), isPatient }
    this.#waiting.set(id, waiting)
    return waiting.promise
  }

  #notify({ channel, payload }: EmbeddedNotification): void {
    this.#listeners.get(channel)?.(payload)
  }

  #settle(answer: EmbeddedAnswer): void {
    const waiting = this.#waiting.get(answer.id)
    this.#waiting.delete(answer.id)
    this.#lastAnswerTime = performance.now()
    if (!('fault' in answer)) {
      waiting?.resolve(answer.result)
      return
    }
    const error = new EmbeddedDatabaseError(answer.fault)
    if (answer.id === openingId) this.#end = error
    waiting?.reject(error)
  }

  /** A database that finds no room for its log turns round in one place for ever, and says nothing. */
  #endIfStuck(onEnd: (error: Error) => void): void {
    const now = performance.now()
    const [first] = this.#waiting.values()
    if (!first) return
    const turnTime = Math.max(first.time, this.#lastAnswerTime)
    if (!first.isPatient && now - turnTime > this.#limit) this.#fail(new DatabaseBusy(), onEnd)
    for (const [id, { isPatient, time, reject }] of this.#waiting) {
      if (isPatient || now - time < 2 * this.#limit) continue
      this.#waiting.delete(id)
      reject(new DatabaseBusy())
    }
  }

  #fail(error: Error, onEnd: (error: Error) => void): void {
    if (this.#end) return
    this.#end = error
    clearInterval(this.#watch)
    void this.#worker.terminate()
    for (const waiting of this.#waiting.values()) waiting.reject(error)
    this.#waiting.clear()
    onEnd(error)
  }
}
