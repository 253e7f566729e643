import { type Kysely, sql } from 'kysely'
import type { CopiedRows } from '../db/copying/copy-session.ts'
import type { DB } from '../db/schema.gen.ts'
import type { BackupSequence, BackupTable } from './format.ts'

export type TableColumns = Pick<BackupTable, 'name' | 'columns'>

/**
 * The tables whose rows a backup holds, with the columns that are not computed. Not the unlogged ones: what is in these
 * may be forgotten, and the embedded database forgets it whenever it was not closed.
 */
export async function readTables(kysely: Kysely<DB>): Promise<TableColumns[]> {
  const { rows } = await sql<TableColumns>`
    select c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
    from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relkind = 'r' and c.relpersistence = 'p' and c.relnamespace = current_schema()::regnamespace
      and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    group by c.relname order by c.relname`.execute(kysely)
  return rows
}

/** How many rows each table has, in the order of the tables. */
export async function countRows(kysely: Kysely<DB>, tables: readonly CopiedRows[]): Promise<number[]> {
  const counts: number[] = []
  for (const { select } of tables) {
    const { rows } = await sql<{ count: number }>`
      select count(*) as count from (${sql.raw(select())}) as counted`.execute(kysely)
    counts.push(rows[0]?.count ?? 0)
  }
  return counts
}

/** The sequences that identity columns take their numbers from. */
export async function readSequences(kysely: Kysely<DB>): Promise<BackupSequence[]> {
  const { rows: names } = await sql<{ name: string }>`
    select relname as name from pg_class
    where relkind = 'S' and relnamespace = current_schema()::regnamespace order by relname`.execute(kysely)
  const sequences: BackupSequence[] = []
  for (const { name } of names) {
    const { rows } = await sql<BackupSequence>`
      select ${name}::text as name, last_value::text as "lastValue", is_called as "isCalled"
      from ${sql.ref(name)}`.execute(kysely)
    sequences.push(...rows)
  }
  return sequences
}

const quote = (name: string): string => `"${name.replaceAll('"', '""')}"`

/** `"table" ("column", …)`: what a COPY goes into. */
export const copyTarget = ({ name, columns }: TableColumns): string =>
  `${quote(name)} (${columns.map(quote).join(', ')})`

/** All rows of a table. */
export function rowsOf({ name, columns }: TableColumns): CopiedRows {
  const select = `select ${columns.map(quote).join(', ')} from ${quote(name)}`
  return { table: name, select: (where) => (where ? `${select} where ${where}` : select) }
}
