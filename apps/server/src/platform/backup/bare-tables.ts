import { type Kysely, sql } from 'kysely'
import type { DB } from '../db/schema.gen.ts'

interface Definition {
  /** As written in SQL. */
  table: string
  name: string
  definition: string
}

/**
 * Empties all tables and takes from them what would work on each row that is loaded: triggers, which have done their
 * work where the rows come from, references, which hold only once all rows are there, and indexes, which are quicker
 * made at once.
 * @returns puts everything back; references and unique indexes are checked then
 */
export async function bareTables(kysely: Kysely<DB>): Promise<() => Promise<void>> {
  const run = (text: string) => sql.raw(text).execute(kysely)
  const references = await listReferences(kysely)
  const indexes = await listIndexes(kysely)
  const tables = await listTables(kysely)
  for (const { table, name } of references) await run(`alter table ${table} drop constraint ${name}`)
  for (const { name } of indexes) await run(`drop index ${name}`)
  for (const { name } of tables) await run(`alter table ${name} disable trigger user`)
  if (tables.length > 0) await run(`truncate ${tables.map(({ name }) => name).join(', ')}`)
  return async () => {
    // An alter waits for what is left to be checked at the end of the transaction.
    await run('set constraints all immediate')
    for (const { definition } of indexes) await run(definition)
    for (const { table, name, definition } of references)
      await run(`alter table ${table} add constraint ${name} ${definition}`)
    for (const { name } of tables) await run(`alter table ${name} enable trigger user`)
  }
}

async function listTables(kysely: Kysely<DB>): Promise<{ name: string }[]> {
  const { rows } = await sql<{ name: string }>`
    select oid::regclass::text as name from pg_class
    where relkind = 'r' and relnamespace = current_schema()::regnamespace order by 1`.execute(kysely)
  return rows
}

async function listReferences(kysely: Kysely<DB>): Promise<Definition[]> {
  const { rows } = await sql<Definition>`
    select conrelid::regclass::text as "table", quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
    from pg_constraint where contype = 'f' and connamespace = current_schema()::regnamespace
    order by 1, 2`.execute(kysely)
  return rows
}

/** Those that belong to no constraint. */
async function listIndexes(kysely: Kysely<DB>): Promise<Definition[]> {
  const { rows } = await sql<Definition>`
    select indrelid::regclass::text as "table", indexrelid::regclass::text as name,
      pg_get_indexdef(indexrelid) as definition
    from pg_index join pg_class t on t.oid = indrelid
    where t.relkind = 'r' and t.relnamespace = current_schema()::regnamespace
      and not exists (select from pg_constraint where conindid = indexrelid)
    order by 1, 2`.execute(kysely)
  return rows
}
