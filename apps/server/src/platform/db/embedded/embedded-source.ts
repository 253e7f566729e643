import type { ChannelListener, Session, SourceLoad, SqlSource, StatementResult } from '../sql-source.ts'
import { TIME_LIMITS, withTimeLimit } from '../time-limits.ts'
import { TransactionLock } from './transaction-lock.ts'

/** An embedded database: one session that takes statements in order. */
export interface EmbeddedEngine {
  query(sql: string, parameters: readonly unknown[]): Promise<StatementResult>
  /** Runs several statements. @returns the rows of all of them */
  script(text: string): Promise<unknown[]>
  listen(channel: string, onPayload: (payload: string) => void): Promise<void>
  close(): Promise<void>
}

/** An embedded database that may be replaced by another one when it has stopped. */
export interface ReplacedEngine {
  readonly current: EmbeddedEngine
  close(): Promise<void>
}

/** A transaction's turn. All of it runs on one database: another one would know nothing of its begin. */
interface Turn {
  engine: EmbeddedEngine
  leave: () => void
}

/** How Kysely begins a transaction. */
const beginning = /^(?:begin|start transaction)/

/** The one session of an embedded database, shared so that a transaction has it alone. */
export class EmbeddedSource implements SqlSource {
  readonly #engine: ReplacedEngine
  readonly #lock = new TransactionLock()
  readonly #limits: { turn: number }
  readonly #listeners = new Set<{ channel: string; listener: ChannelListener }>()
  #last: EmbeddedEngine | undefined
  /** Statements and transactions that are under way or wait for their turn. */
  #pending = 0

  constructor(engine: ReplacedEngine, limits: { turn: number } = TIME_LIMITS) {
    this.#engine = engine
    this.#limits = limits
  }

  /** A session has the database alone from the begin of its transaction on. */
  async connect(): Promise<Session> {
    let transaction: Turn | undefined
    return {
      query: async (sql, parameters) => {
        if (!transaction && beginning.test(sql)) transaction = await this.#enter()
        return transaction ? transaction.engine.query(sql, parameters) : this.#query(sql, parameters)
      },
      release: () => transaction?.leave(),
    }
  }

  async script(text: string): Promise<unknown[]> {
    const { engine, leave } = await this.#enter()
    try {
      return await engine.script(text)
    } catch (error) {
      // What the text began must not stay open for the statements that follow.
      await engine.query('rollback', [])
      throw error
    } finally {
      leave()
    }
  }

  async listen(channel: string, listener: ChannelListener): Promise<() => Promise<void>> {
    const listening = { channel, listener }
    this.#listeners.add(listening)
    await this.#current().listen(channel, listener.onPayload)
    return async () => {
      this.#listeners.delete(listening)
    }
  }

  load(): SourceLoad {
    return { connections: 1, inUse: Math.min(this.#pending, 1), waiting: Math.max(this.#pending - 1, 0) }
  }

  async end(): Promise<void> {
    const leave = await this.#lock.enter()
    await this.#engine.close().finally(leave)
  }

  async #query(sql: string, parameters: readonly unknown[]): Promise<StatementResult> {
    this.#pending += 1
    try {
      await withTimeLimit(this.#lock.pass(), this.#limits.turn)
      return await this.#current().query(sql, parameters)
    } finally {
      this.#pending -= 1
    }
  }

  async #enter(): Promise<Turn> {
    this.#pending += 1
    const turn = this.#lock.enter()
    try {
      const unlock = await withTimeLimit(turn, this.#limits.turn, () => void turn.then((unlock) => unlock()))
      const leave = () => {
        this.#pending -= 1
        unlock()
      }
      return { engine: this.#current(), leave }
    } catch (error) {
      this.#pending -= 1
      throw error
    }
  }

  /** The database of the moment. One that has taken another's place is listened to as that one was. */
  #current(): EmbeddedEngine {
    const engine = this.#engine.current
    const isReplaced = this.#last !== undefined && this.#last !== engine
    this.#last = engine
    if (isReplaced) {
      for (const { channel, listener } of this.#listeners)
        engine.listen(channel, listener.onPayload).then(
          () => listener.onReconnect(),
          // It has stopped as well; the next one is listened to.
          () => undefined,
        )
    }
    return engine
  }
}
