import { PostgresDialect, type PostgresPool } from 'kysely'
import type { Session } from './sql-source.ts'

/** Kysely's PostgreSQL dialect over sessions of either kind of database; whoever makes them ends them. */
export function dialectOf(connect: () => Promise<Session>): PostgresDialect {
  const pool = { connect, end: async () => {}, options: {} }
  // Sessions have no cursors, which only streamed queries need.
  return new PostgresDialect({ pool: pool as PostgresPool })
}
