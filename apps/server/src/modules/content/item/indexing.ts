import { type Kysely, sql } from 'kysely'
import type { DB } from '../../../platform/db/schema.gen.ts'
import type { ItemKind } from './item-kind.ts'

/** Writes items, and then what is found of them, and of the parents that some may have left. */
export async function indexing<T>(
  db: Kysely<DB>,
  { table, index, indexParents }: Pick<ItemKind, 'table' | 'index' | 'indexParents'>,
  ids: readonly number[],
  write: () => Promise<T>,
): Promise<T> {
  const parents = indexParents ? await parentsOf(db, table, ids) : []
  const written = await write()
  await index(db, ids)
  await indexParents?.(db, parents)
  return written
}

async function parentsOf(
  db: Kysely<DB>,
  { name, parent }: ItemKind['table'],
  ids: readonly number[],
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select distinct ${sql.ref(parent.column)} as id from ${sql.table(name)} where id = any(${ids}::bigint[])`.execute(
    db,
  )
  return rows.map(({ id }) => id)
}
