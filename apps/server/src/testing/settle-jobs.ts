import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Database } from '../platform/db/database.ts'

/** Less than the time of a test, which would not say what it waited for. */
const MOST_MILLISECONDS = 240_000

/** Resolves when no job is waiting or being done. */
export async function settleJobs({ kysely }: Pick<Database, 'kysely'>): Promise<void> {
  const end = performance.now() + MOST_MILLISECONDS
  while (performance.now() < end) {
    const { rows } = await sql<{ name: string }>`
      select name from pgboss.job where state in ('created', 'retry', 'active') and name not like '\\_\\_%'`.execute(
      kysely,
    )
    if (rows.length === 0) return
    await pause(10)
  }
  throw new Error('jobs are still being done')
}
