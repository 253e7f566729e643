import { type Kysely, sql } from 'kysely'
import type { DB } from '../schema.gen.ts'
import type { CopiedRows } from './copy-session.ts'

/** About as many bytes are copied at a time. */
const CHUNK_BYTES = 1024 * 1024

/**
 * Copies rows out a piece at a time: the embedded database cannot be made to wait in the middle of a COPY, so that a
 * table is copied in ranges of its pages.
 * @param copy all rows of a `select …`
 */
export async function* copyOut(
  kysely: Kysely<DB>,
  { table, select }: CopiedRows,
  copy: (select: string) => Promise<Uint8Array>,
): AsyncGenerator<Uint8Array> {
  for (const range of table === null ? [undefined] : await rangesOf(kysely, table)) {
    const rows = await copy(select(range))
    if (rows.length > 0) yield rows
  }
}

/** Conditions that divide a table, by how long it is, and how large with the texts that are kept beside it. */
async function rangesOf(kysely: Kysely<DB>, table: string): Promise<string[]> {
  const { rows } = await sql<{ pages: number; bytes: number }>`
    select pg_relation_size(oid) / current_setting('block_size')::int as pages, pg_table_size(oid) as bytes
    from pg_class where oid = to_regclass(quote_ident(${table}))`.execute(kysely)
  const { pages = 0, bytes = 0 } = rows[0] ?? {}
  const step = Math.max(1, Math.floor((pages * CHUNK_BYTES) / Math.max(1, bytes)))
  const starts = Array.from({ length: Math.ceil(pages / step) }, (_, index) => index * step)
  return starts.map((page) => `ctid >= '(${page},0)' and ctid < '(${page + step},0)'`)
}
