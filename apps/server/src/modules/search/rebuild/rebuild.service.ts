import { type Kysely, sql } from 'kysely'
import { sqlState } from '../../../platform/db/errors.ts'
import type { DB } from '../../../platform/db/schema.gen.ts'
import { indexDocuments, type SearchSource } from '../../../platform/search/index-documents.ts'

/** By which rules documents are written. A change of what is found by which words needs a new number: all is written anew. */
export const INDEX_VERSION = 1

const BATCH = 200
const POPULARITY_BATCH = 2_000
/** A smaller change of popularity changes no order that anybody sees. */
const LEAST_CHANGE = 0.05

/** How far a rebuild has come. */
export interface RebuildProgress {
  done: number
  total: number
}

/** Writes all documents anew, while others read and write. */
export class SearchRebuildService {
  readonly #db: Kysely<DB>
  readonly #sources: () => readonly SearchSource[]

  constructor(db: Kysely<DB>, sources: () => readonly SearchSource[]) {
    this.#db = db
    this.#sources = sources
  }

  /** Whether documents were written by other rules, or before there were any. */
  async isOutdated(): Promise<boolean> {
    const row = await this.#db.selectFrom('search_state').select('version').executeTakeFirst()
    return row?.version !== INDEX_VERSION
  }

  /** @throws the signal's reason when it is aborted; what is written stays */
  async *run(signal?: AbortSignal): AsyncGenerator<RebuildProgress> {
    const sources: { source: SearchSource; ids: number[] }[] = []
    for (const source of this.#sources()) sources.push({ source, ids: await this.#idsOf(source) })
    const total = sources.reduce((sum, { ids }) => sum + ids.length, 0)
    let done = 0
    yield { done, total }
    for (const { source, ids } of sources) {
      let last = 0
      for (let from = 0; from < ids.length; from += BATCH) {
        signal?.throwIfAborted()
        const batch = ids.slice(from, from + BATCH)
        await this.#writeBatch(source, batch, last)
        last = batch.at(-1) ?? last
        done += batch.length
        yield { done, total }
      }
      await this.#dropBetween(this.#db, source, last, null, [])
    }
    await sql`insert into search_state (id, version) values (1, ${INDEX_VERSION})
      on conflict (id) do update set version = excluded.version`.execute(this.#db)
  }

  /** Has results ordered by how much they are read and liked now. */
  async updatePopularity(signal: AbortSignal): Promise<void> {
    for (const source of this.#sources()) {
      for (let last = 0; ; ) {
        signal.throwIfAborted()
        const rows = await source.popularityAfter(this.#db, last, POPULARITY_BATCH)
        if (rows.length === 0) break
        await sql`
          update search_document d set popularity = p.popularity
          from unnest(${rows.map(({ id }) => id)}::bigint[], ${rows.map(({ popularity }) => popularity)}::real[]) as p (id, popularity)
          where d.kind = ${source.kind} and d.ref_id = p.id and abs(d.popularity - p.popularity) > ${LEAST_CHANGE}`.execute(
          this.#db,
        )
        last = rows.at(-1)?.id ?? last
      }
    }
  }

  async #idsOf(source: SearchSource): Promise<number[]> {
    const ids: number[] = []
    for (;;) {
      const rows = await source.popularityAfter(this.#db, ids.at(-1) ?? 0, POPULARITY_BATCH)
      ids.push(...rows.map(({ id }) => id))
      if (rows.length < POPULARITY_BATCH) return ids
    }
  }

  /** What somebody else writes meanwhile wins: the batch is read again. */
  async #writeBatch(source: SearchSource, ids: number[], last: number): Promise<void> {
    for (;;) {
      try {
        await this.#db
          .transaction()
          .setIsolationLevel('repeatable read')
          .execute(async (trx) => {
            await indexDocuments(trx, source, ids)
            await this.#dropBetween(trx, source, last, ids.at(-1) ?? null, ids)
          })
        return
      } catch (error) {
        if (sqlState(error) !== '40001') throw error
      }
    }
  }

  /** Drops the documents of a range that stand for nothing any more. */
  async #dropBetween(
    db: Kysely<DB>,
    { kind }: SearchSource,
    after: number,
    to: number | null,
    ids: number[],
  ) {
    const end = to === null ? sql`` : sql`and ref_id <= ${to}`
    await sql`delete from search_document
      where kind = ${kind} and ref_id > ${after} ${end} and ref_id <> all(${ids}::bigint[])`.execute(db)
  }
}
