import { type Kysely, sql } from 'kysely'
import type { PgBoss } from 'pg-boss'
import type { DB } from '../db/schema.gen.ts'
import { bossTransaction } from './boss-database.ts'

/**
 * Sends what was still to be done when the data were backed up, see the table pending_job. What had been begun counts as
 * tried once, so that its handler looks after what is half done.
 * @param names of the jobs that this server knows; others wait for one that does
 */
export async function sendPendingJobs(
  kysely: Kysely<DB>,
  boss: PgBoss,
  names: readonly string[],
): Promise<void> {
  await kysely.transaction().execute(async (transaction) => {
    // Of several servers that start, one finds them.
    const { rows } = await sql<{ id: string; name: string; data: object; is_begun: boolean }>`
      delete from pending_job where name = any(${names}::text[])
      returning id, name, data, is_begun`.execute(transaction)
    for (const { id, name, data } of rows)
      await boss.send(name, data, { id, db: bossTransaction(transaction) })
    const begun = rows.filter(({ is_begun }) => is_begun).map(({ id }) => id)
    if (begun.length > 0)
      await sql`update pgboss.job set state = 'retry', retry_count = greatest(retry_count, 1)
        where id = any(${begun}::uuid[])`.execute(transaction)
  })
}
