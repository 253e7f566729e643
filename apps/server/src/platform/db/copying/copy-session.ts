import type { Kysely } from 'kysely'
import type { Database } from '../database.ts'
import type { DB } from '../schema.gen.ts'

/** Rows to be copied, of a table or of a query. */
export interface CopiedRows {
  /** Their table, if it is all of a table's rows: these need not be read at once. */
  table: string | null
  /** `select …`. @param where a condition on the table, if the rows are a table's */
  select: (where?: string) => string
}

/**
 * One session on a database whose rows are copied out or in, as text in PostgreSQL's COPY format: every value of every
 * type is written as PostgreSQL itself writes it, and comes back the same.
 */
export interface CopySession {
  kind: Database['kind']
  /** Runs in the same session as the copying. */
  kysely: Kysely<DB>
  /** Whole rows, about 1 MiB at a time, each ended by the only line feeds. */
  copyOut: (rows: CopiedRows) => AsyncIterable<Uint8Array>
  /** @param target what the rows are of: `table (column, …)` */
  copyIn: (target: string, chunks: AsyncIterable<Uint8Array>) => Promise<void>
  /** Also while something is running, which then fails. */
  close: () => Promise<void>
}
