import type { ChannelListener, ReservedSession, Session, SqlSource, StatementResult } from './sql-source.ts'

/**
 * Told of every statement that has ended.
 * @param milliseconds from when it was asked for, so with its wait for a connection
 * @param error undefined when it has succeeded
 */
export type StatementWatcher = (sql: string, milliseconds: number, error: unknown) => void

/** A source that lets others watch its statements; those are as fast as they were. */
export class ObservedSource implements SqlSource {
  readonly #source: SqlSource
  readonly #watchers: StatementWatcher[] = []

  constructor(source: SqlSource) {
    this.#source = source
  }

  watch(watcher: StatementWatcher): void {
    this.#watchers.push(watcher)
  }

  query(sql: string, parameters: readonly unknown[]): Promise<StatementResult> {
    return this.#observe(this.#source, sql, parameters)
  }

  async reserve(): Promise<ReservedSession> {
    const session = await this.#source.reserve()
    return {
      query: (sql, parameters) => this.#observe(session, sql, parameters),
      release: () => session.release(),
    }
  }

  script(text: string): Promise<unknown[]> {
    return this.#source.script(text)
  }

  listen(channel: string, listener: ChannelListener): Promise<() => Promise<void>> {
    return this.#source.listen(channel, listener)
  }

  load(): ReturnType<SqlSource['load']> {
    return this.#source.load()
  }

  end(): Promise<void> {
    return this.#source.end()
  }

  #observe(session: Session, sql: string, parameters: readonly unknown[]): Promise<StatementResult> {
    if (this.#watchers.length === 0) return session.query(sql, parameters)
    const start = performance.now()
    const tell = (error: unknown) => {
      const milliseconds = performance.now() - start
      for (const watch of this.#watchers) watch(sql, milliseconds, error)
    }
    const answer = session.query(sql, parameters)
    answer.then(() => tell(undefined), tell)
    return answer
  }
}
