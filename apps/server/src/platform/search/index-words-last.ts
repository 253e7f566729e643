import { type Kysely, sql } from 'kysely'
import type { DB } from '../db/schema.gen.ts'

interface Index {
  name: string
  /** The statement that makes it. */
  definition: string
}

/**
 * Does what writes very many documents. Where there are none yet, the indexes of their words are made once all of them
 * are there, in a quarter of the time that each document's share would take.
 * @param db a transaction: nobody ever meets the table without its indexes
 */
export async function indexWordsLast<T>(db: Kysely<DB>, act: () => Promise<T>): Promise<T> {
  if (await db.selectFrom('search_document').select('id').limit(1).executeTakeFirst()) return act()
  const { rows } = await sql<Index>`
    select indexname as name, indexdef as definition from pg_indexes
    where schemaname = current_schema() and tablename = 'search_document' and indexdef like '% USING gin %'`.execute(
    db,
  )
  for (const { name } of rows) await sql`drop index ${sql.id(name)}`.execute(db)
  const result = await act()
  for (const { definition } of rows) await sql.raw(definition).execute(db)
  return result
}
