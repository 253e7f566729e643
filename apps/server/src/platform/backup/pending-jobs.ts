import { type Kysely, sql } from 'kysely'
import type { CopiedRows } from '../db/copying/copy-session.ts'
import type { DB } from '../db/schema.gen.ts'
import { rowsOf, type TableColumns } from './stored-tables.ts'

/** In a backup, this table holds what is still to be done: what it holds itself, and the jobs that wait or are under way. */
export const PENDING_JOBS = 'pending_job'

/** The rows of {@link PENDING_JOBS} in a backup. */
export async function pendingJobsOf(kysely: Kysely<DB>, table: TableColumns): Promise<CopiedRows> {
  const { rows } = await sql<{ known: boolean }>`
    select to_regclass('pgboss.job') is not null as known`.execute(kysely)
  if (!rows[0]?.known) return rowsOf(table)
  const select = `${rowsOf(table).select()} union all
    select id, name, data, state <> 'created' from pgboss.job
    where state in ('created', 'retry', 'active') and name not like '\\_\\_%'`
  return { table: null, select: () => select }
}
