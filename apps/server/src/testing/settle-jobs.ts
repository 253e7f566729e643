import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Database } from '../platform/db/database.ts'

const MOST_MILLISECONDS = 20_000

/** Resolves when no job is waiting or being done. */
export async function settleJobs({ kysely }: Pick<Database, 'kysely'>): Promise<void> {
  const end = Date.now() + MOST_MILLISECONDS
  while (Date.now() < end) {
    const { rows } = await sql<{ name: string }>`
      select name from pgboss.job where state in ('created', 'retry', 'active') and name not like '\\_\\_%'`.execute(
      kysely,
    )
    if (rows.length === 0) return
    await pause(10)
  }
  throw new Error('jobs are still being done')
}
