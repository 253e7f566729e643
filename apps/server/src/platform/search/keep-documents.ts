import { type Kysely, sql } from 'kysely'
import type { DB } from '../db/schema.gen.ts'
import type { DocumentKind } from './document.ts'
import type { Popularity } from './index-documents.ts'

/** A smaller change of popularity changes no order that anybody sees. */
const LEAST_CHANGE = 0.05

/** Writes how much things are read and liked now. */
export async function savePopularity(
  db: Kysely<DB>,
  kind: DocumentKind,
  rows: readonly Popularity[],
): Promise<void> {
  await sql`
    update search_document d set popularity = p.popularity
    from unnest(${rows.map(({ id }) => id)}::bigint[], ${rows.map(({ popularity }) => popularity)}::real[]) as p (id, popularity)
    where d.kind = ${kind} and d.ref_id = p.id and abs(d.popularity - p.popularity) > ${LEAST_CHANGE}`.execute(
    db,
  )
}

interface KeptRange {
  after: number
  /** null: without end. */
  to: number | null
  kept: readonly number[]
}

/** Drops the documents of a range that stand for none of those that are kept. */
export async function dropOthers(
  db: Kysely<DB>,
  kind: DocumentKind,
  { after, to, kept }: KeptRange,
): Promise<void> {
  const end = to === null ? sql`` : sql`and ref_id <= ${to}`
  await sql`delete from search_document
    where kind = ${kind} and ref_id > ${after} ${end} and ref_id <> all(${kept}::bigint[])`.execute(db)
}
