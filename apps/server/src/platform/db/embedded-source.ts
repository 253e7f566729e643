import type { ReservedSession, SqlSource, StatementResult } from './sql-source.ts'
import { TIME_LIMITS, withTimeLimit } from './time-limits.ts'
import { Turnstile } from './turnstile.ts'

/** An embedded database: one session that takes statements in order. */
export interface EmbeddedEngine {
  query(sql: string, parameters: readonly unknown[]): Promise<StatementResult>
  close(): Promise<void>
}

/** The one session of an embedded database, shared so that a transaction has it alone. */
export class EmbeddedSource implements SqlSource {
  readonly #engine: () => EmbeddedEngine
  readonly #turnstile = new Turnstile()
  readonly #limits: { turn: number }

  /** @param engine the database of the moment: one that has stopped is replaced */
  constructor(engine: () => EmbeddedEngine, limits: { turn: number } = TIME_LIMITS) {
    this.#engine = engine
    this.#limits = limits
  }

  async query(sql: string, parameters: readonly unknown[]): Promise<StatementResult> {
    await withTimeLimit(this.#turnstile.pass(), this.#limits.turn)
    return this.#engine().query(sql, parameters)
  }

  async reserve(): Promise<ReservedSession> {
    const turn = this.#turnstile.enter()
    const release = await withTimeLimit(turn, this.#limits.turn, () => void turn.then((leave) => leave()))
    // All of a transaction runs on one database: another one would know nothing of its begin.
    const engine = this.#engine()
    return { release, query: (sql, parameters) => engine.query(sql, parameters) }
  }

  async end(): Promise<void> {
    const leave = await this.#turnstile.enter()
    await this.#engine().close().finally(leave)
  }
}
