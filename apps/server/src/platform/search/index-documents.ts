import { setImmediate as nextTurn } from 'node:timers/promises'
import type { SearchHitOf } from '@app/contract/search/schemas'
import { type Kysely, sql } from 'kysely'
import type { DB } from '../db/schema.gen.ts'
import type { Fragment } from '../list/filters.ts'
import { type DocumentKind, type DocumentRow, type SearchText, toDocumentRow } from './document.ts'

/** What a kind of content tells of what was found, beside the texts that match. */
export type HitFacts<K extends DocumentKind = DocumentKind> = K extends DocumentKind
  ? Omit<SearchHitOf<K>, 'title' | 'passage'> & {
      /** Where what was found has no title of its own. */
      heading?: string
    }
  : never

export interface Popularity {
  id: number
  popularity: number
}

/** A kind of content that is found by search. */
export interface SearchSource<K extends DocumentKind = DocumentKind> {
  kind: K
  /** What these say now; those that nobody may find any more are missing. */
  read(db: Kysely<DB>, ids: readonly number[]): Promise<SearchText[]>
  /** The ids that follow another one, in their order, and how much each is read and liked. */
  popularityAfter(db: Kysely<DB>, id: number, limit: number): Promise<Popularity[]>
  /** Whether one may be met at this moment, where its document does not say all of it; by its id. */
  isShown?(id: Fragment): Fragment
  /** What is told of those that were found, with the user's own state; null: a guest. */
  describe(db: Kysely<DB>, ids: readonly number[], userId: number | null): Promise<HitFacts<K>[]>
}

/** Writes what some ids stand for, after they were written; belongs into the transaction that wrote them. */
export type Indexer = (db: Kysely<DB>, ids: readonly number[]) => Promise<void>

/** So many are read and written at once. */
const BATCH = 200
/** To find the words of a long text takes some milliseconds: after so many texts others get their turn. */
const TURN = 5

/** Writes the documents of what was written, in its transaction. */
export async function indexDocuments(
  db: Kysely<DB>,
  source: SearchSource,
  ids: readonly number[],
): Promise<void> {
  const wanted = [...new Set(ids)].toSorted((a, b) => a - b)
  for (let from = 0; from < wanted.length; from += BATCH) {
    const batch = wanted.slice(from, from + BATCH)
    const texts = await source.read(db, batch)
    const found = new Set(texts.map(({ refId }) => refId))
    const gone = batch.filter((id) => !found.has(id))
    if (texts.length > 0) await saveDocuments(db, await toRows(source.kind, texts))
    if (gone.length > 0) await dropDocuments(db, source.kind, gone)
  }
}

async function toRows(kind: DocumentKind, texts: readonly SearchText[]): Promise<DocumentRow[]> {
  const rows: DocumentRow[] = []
  for (const [index, text] of texts.entries()) {
    if (index % TURN === TURN - 1) await nextTurn()
    rows.push(toDocumentRow(kind, text))
  }
  return rows
}

/** Writes rows of `search_document`, new or not. */
export async function saveDocuments(db: Kysely<DB>, rows: readonly DocumentRow[]): Promise<void> {
  const column = <K extends keyof DocumentRow>(name: K) => rows.map((row) => row[name])
  const words = [...new Set(rows.flatMap((row) => row.words))].toSorted()
  await sql`
    with known as (
      insert into search_word (word) select w from unnest(${words}::text[]) w
      where not exists (select 1 from search_word k where k.word = w) on conflict do nothing
    )
    insert into search_document (kind, ref_id, is_public, title, body, title_terms, terms, popularity, time)
    select kind, ref_id, is_public::boolean, title, body, title_terms::tsvector, terms::tsvector, popularity, time
    from unnest(${column('kind')}::text[], ${column('ref_id')}::bigint[], ${column('is_public').map(String)}::text[],
      ${column('title')}::text[], ${column('body')}::text[], ${column('title_terms')}::text[], ${column('terms')}::text[],
      ${column('popularity')}::real[], ${column('time').map((time) => time.toISOString())}::timestamptz[])
      as d (kind, ref_id, is_public, title, body, title_terms, terms, popularity, time)
    on conflict (kind, ref_id) do update set is_public = excluded.is_public, title = excluded.title,
      body = excluded.body, title_terms = excluded.title_terms, terms = excluded.terms,
      popularity = excluded.popularity, time = excluded.time`.execute(db)
}

async function dropDocuments(db: Kysely<DB>, kind: DocumentKind, ids: readonly number[]): Promise<void> {
  await sql`delete from search_document where kind = ${kind} and ref_id = any(${ids}::bigint[])`.execute(db)
}
