import { sql, type Transaction } from 'kysely'
import type { DB } from './schema.gen.ts'

/**
 * Waits until no other transaction holds the lock of this name, and holds it until this one ends. The wait has no time
 * limit: what another server does under it, e.g. a first import on a slow machine, takes what it takes.
 * @param name the same for all who must not do this at once
 */
export async function takeLock(transaction: Transaction<DB>, name: string): Promise<void> {
  await sql`set local statement_timeout = 0`.execute(transaction)
  await sql`select pg_advisory_xact_lock(hashtext(${name}))`.execute(transaction)
  await sql`set local statement_timeout to default`.execute(transaction)
}
