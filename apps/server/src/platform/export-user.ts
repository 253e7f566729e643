import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { DB } from './db/schema.gen.ts'

/** How many rows are held at once: fifty of the longest replies are less than what a slow reader may leave waiting. */
const BATCH = 50

/** One of the things that a module keeps of a user, as the user gets it. */
export interface ExportedPart {
  /** What it is called in the export. */
  name: string
  /** The table it comes from, by which a test finds that none was forgotten. */
  table: keyof DB & string
  count: (userId: number) => Promise<number>
  /** How many bytes its texts take up in the database. */
  textBytes: (userId: number) => Promise<number>
  /** Its rows in batches, so that whatever the size of the whole, little of it is in memory. */
  batches: (userId: number) => AsyncIterable<Record<string, unknown>[]>
}

interface TableExport {
  name: string
  table: keyof DB & string
  /** What tells a user's rows from each other; among the columns. */
  key: string
  /** In place of all columns. The table is called `t`. */
  columns?: RawBuilder<unknown>
  /** Which rows are a user's, where that is not told by `user_id`. */
  ownedBy?: (userId: number) => RawBuilder<unknown>
}

/** Exports a user's rows of one table. */
export function exportTable(
  db: Kysely<DB>,
  { name, table, key, columns = sql`t.*`, ownedBy = (userId) => sql`t.user_id = ${userId}` }: TableExport,
): ExportedPart {
  const own = (userId: number) => sql`from ${sql.table(table)} as t where ${ownedBy(userId)}`
  let textColumns: string[] | undefined
  return {
    name,
    table,
    count: async (userId) => {
      const { rows } = await sql<{ count: number }>`select count(*) as count ${own(userId)}`.execute(db)
      return rows[0]?.count ?? 0
    },
    async textBytes(userId) {
      textColumns ??= await textColumnsOf(db, table)
      if (textColumns.length === 0) return 0
      const sizes = textColumns.map((column) => sql`coalesce(pg_column_size(${sql.ref(`t.${column}`)}), 0)`)
      const { rows } = await sql<{ bytes: number }>`
        select coalesce(sum(${sql.join(sizes, sql` + `)}), 0)::bigint as bytes ${own(userId)}`.execute(db)
      return rows[0]?.bytes ?? 0
    },
    async *batches(userId) {
      let next = sql``
      for (;;) {
        const { rows } = await sql<Record<string, unknown>>`
          select ${columns} ${own(userId)} ${next} order by ${sql.ref(`t.${key}`)} limit ${BATCH}`.execute(db)
        if (rows.length > 0) yield rows.map(toExported)
        if (rows.length < BATCH) return
        next = sql`and ${sql.ref(`t.${key}`)} > ${rows.at(-1)?.[key]}`
      }
    },
  }
}

async function textColumnsOf(db: Kysely<DB>, table: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select attname as name from pg_attribute
    where attrelid = ${table}::regclass and atttypid in ('text'::regtype, 'jsonb'::regtype)`.execute(db)
  return rows.map(({ name }) => name)
}

/** A row under the names that the api uses; that it is the user's goes without saying. */
function toExported(row: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(row)
      .filter(([column]) => column !== 'user_id')
      .map(([column, value]) => [
        column.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase()),
        value instanceof Date ? value.toISOString() : value,
      ]),
  )
}
