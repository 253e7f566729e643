import { Worker } from 'node:worker_threads'
import { DatabaseBusy } from '../database-busy.ts'
import type { StatementResult } from '../sql-source.ts'
import { isPatient, type TimeLimits } from '../time-limits.ts'
import { EmbeddedDatabaseError } from './embedded-database-error.ts'
import type { EmbeddedAnswer, EmbeddedNotification, EmbeddedRequest } from './embedded-protocol.ts'
import type { EmbeddedEngine } from './embedded-source.ts'

/** Milliseconds of the processor that a statement may take, and of waiting for a turn; they may change. */
export type ThreadLimits = Readonly<TimeLimits>

interface Waiting extends PromiseWithResolvers<StatementResult | undefined> {
  /** For how many ticks it waits. A machine that stood still in between has missed its ticks. */
  ticks: number
  /** Migrations, and the opening of a folder that crashed with a long log, take what they take. */
  isPatient: boolean
}

const TICK_MILLISECONDS = 1_000
/** Ticks after which a call is refused once waits are limited: the sites' own requests end after a minute. */
const CALL_TICKS = 60

/** The first answer says whether the folder could be opened. */
const openingId = 0

/** PGlite in a thread of its own, so that a long query never stops the server's event loop. */
export class PgliteThread implements EmbeddedEngine {
  /** Rejects if the folder cannot be opened. */
  readonly opened: Promise<unknown>
  readonly #worker: Worker
  readonly #waiting = new Map<number, Waiting>()
  readonly #limits: ThreadLimits
  readonly #watch: NodeJS.Timeout
  /** The statement that runs, and what the thread had spent when it was first seen running. */
  #turn: { id: number; spent: number } | undefined
  #isLooking = false
  readonly #listeners = new Map<string, (payload: string) => void>()
  #lastId = openingId
  #end: Error | undefined
  #isClosed = false

  /**
   * @param onEnd called once if the open database stops without `close`
   * @param limits a thread whose processor a statement keeps busy for longer is ended
   */
  constructor(folder: string, onEnd: (error: Error) => void, limits: ThreadLimits) {
    this.#limits = limits
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
    this.#watch = setInterval(() => {
      this.#refuseLate()
      void this.#endIfStuck(onEnd)
    }, TICK_MILLISECONDS)
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

  /** Ends the thread in any case; a database that still runs is closed before. */
  async close(): Promise<void> {
    try {
      if (!this.#end) await this.#request({ id: ++this.#lastId, kind: 'close' }, true)
    } finally {
      this.#end ??= new Error('The embedded database is closed')
      this.#isClosed = true
      clearInterval(this.#watch)
      await this.#worker.terminate()
    }
  }

  #request(request: EmbeddedRequest, isPatient = false): Waiting['promise'] {
    if (this.#end) return Promise.reject(this.#end)
    this.#worker.postMessage(request)
    return this.#await(request.id, isPatient)
  }

  #await(id: number, isPatient: boolean): Waiting['promise'] {
    const waiting: Waiting = { ...Promise.withResolvers(), ticks: 0, isPatient }
    this.#waiting.set(id, waiting)
    return waiting.promise
  }

  #notify({ channel, payload }: EmbeddedNotification): void {
    this.#listeners.get(channel)?.(payload)
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

  #refuseLate(): void {
    if (this.#limits.turn === Number.POSITIVE_INFINITY) return
    for (const [id, waiting] of this.#waiting) {
      waiting.ticks += 1
      if (waiting.isPatient || waiting.ticks < CALL_TICKS) continue
      this.#waiting.delete(id)
      waiting.reject(new DatabaseBusy())
    }
  }

  /**
   * A database that finds no room for its log turns round in one place for ever, and says nothing. Whether it does is told
   * by the processor's time, which neither a busy machine nor a paused one gives it.
   */
  async #endIfStuck(onEnd: (error: Error) => void): Promise<void> {
    if (this.#isLooking || this.#waiting.size === 0) return
    this.#isLooking = true
    const spent = await this.#spentMilliseconds().catch(() => undefined)
    this.#isLooking = false
    const [first] = this.#waiting
    if (!first || spent === undefined) return
    const [id, { isPatient }] = first
    if (this.#turn?.id !== id) this.#turn = { id, spent }
    else if (!isPatient && spent - this.#turn.spent > this.#limits.statement)
      this.#fail(new DatabaseBusy(), onEnd)
  }

  /** What the thread has spent of a processor; before Node.js 24.6, which cannot tell, a tick counts whole. */
  async #spentMilliseconds(): Promise<number> {
    if (!('cpuUsage' in this.#worker)) return (this.#turn?.spent ?? 0) + TICK_MILLISECONDS
    const { user, system } = await this.#worker.cpuUsage()
    return (user + system) / 1_000
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
