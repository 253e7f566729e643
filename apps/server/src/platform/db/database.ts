import type { Kysely } from 'kysely'
import type { DB } from './schema.gen.ts'
import type { SqlSource } from './sql-source.ts'

/**
 * Told of every statement that has ended, and of connections that could not be had.
 * @param error undefined when it has succeeded
 */
export type StatementWatcher = (sql: string, milliseconds: number, error: unknown) => void

/** The one database of the server: embedded, or a PostgreSQL server. */
export interface Database {
  kind: 'embedded' | 'postgres'
  /**
   * Columns are named as in the database. `connection()` gives no session of its own on the embedded one: what has to
   * stay on one connection (locks, settings) belongs into a transaction.
   */
  kysely: Kysely<DB>
  script: SqlSource['script']
  listen: SqlSource['listen']
  load: SqlSource['load']
  /** Tells of every statement that ends, but not of scripts. */
  watch: (watcher: StatementWatcher) => void
  /** Rejects when the database does not answer. */
  ping(): Promise<void>
  /** Ends the patience of a start, which takes what it takes: from now on a call that waits too long is refused. */
  limitWaits: () => void
  /** Waits for what is running, then closes. */
  close(): Promise<void>
}

/** The part of the server's log that the database uses. */
export interface DatabaseLog {
  debug(details: object, message: string): void
  error(details: object, message: string): void
}
