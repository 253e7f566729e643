import type { CompiledQuery, DatabaseConnection, QueryResult } from 'kysely'
import type { ReservedSession, StatementResult, StatementSource } from './sql-source.ts'

const changing = new Set(['INSERT', 'UPDATE', 'DELETE', 'MERGE'])

/** What Kysely sees as a connection: the shared source, or the session of the transaction that was begun on it. */
export class SourceConnection implements DatabaseConnection {
  readonly #source: StatementSource
  #reserved: ReservedSession | undefined

  constructor(source: StatementSource) {
    this.#source = source
  }

  async reserve(): Promise<void> {
    this.#reserved = await this.#source.reserve()
  }

  release(): void {
    this.#reserved?.release()
    this.#reserved = undefined
  }

  run(sql: string, parameters: readonly unknown[] = []): Promise<StatementResult> {
    return (this.#reserved ?? this.#source).query(sql, parameters)
  }

  async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    const { rows, command, count } = await this.run(sql, parameters)
    // Kysely's caller states the row type; only the database knows the rows.
    const result = { rows: rows as R[] }
    return changing.has(command) ? { ...result, numAffectedRows: BigInt(count) } : result
  }

  /** All rows at once: neither kind of database needs cursors for what the server reads. */
  async *streamQuery<R>(query: CompiledQuery): AsyncIterableIterator<QueryResult<R>> {
    yield await this.executeQuery<R>(query)
  }
}
