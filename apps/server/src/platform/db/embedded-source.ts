import type { ReservedSession, SqlSource, StatementResult } from './sql-source.ts'
import { Turnstile } from './turnstile.ts'

/** An embedded database: one session that takes statements in order. */
export interface EmbeddedEngine {
  query(sql: string, parameters: readonly unknown[]): Promise<StatementResult>
  close(): Promise<void>
}

/** The one session of an embedded database, shared so that a transaction has it alone. */
export class EmbeddedSource implements SqlSource {
  readonly #engine: EmbeddedEngine
  readonly #turnstile = new Turnstile()

  constructor(engine: EmbeddedEngine) {
    this.#engine = engine
  }

  async query(sql: string, parameters: readonly unknown[]): Promise<StatementResult> {
    await this.#turnstile.pass()
    return this.#engine.query(sql, parameters)
  }

  async reserve(): Promise<ReservedSession> {
    const release = await this.#turnstile.enter()
    return { release, query: (sql, parameters) => this.#engine.query(sql, parameters) }
  }

  async end(): Promise<void> {
    const leave = await this.#turnstile.enter()
    await this.#engine.close().finally(leave)
  }
}
