import { type Kysely, sql } from 'kysely'
import { sqlState } from '../../../platform/db/errors.ts'
import type { DB } from '../../../platform/db/schema.gen.ts'
import { indexDocuments, type SearchSource } from '../../../platform/search/index-documents.ts'
import { dropOthers, savePopularity } from '../../../platform/search/keep-documents.ts'

/** By which rules documents are written. A change of what is found by which words needs a new number: all is written anew. */
export const INDEX_VERSION = 4

/** Few, since on the embedded database others wait for the transaction's end. */
const BATCH = 20
const POPULARITY_BATCH = 2_000

/** What PostgreSQL says of a transaction that met another one: serialization_failure and deadlock_detected. */
const CONFLICTS = ['40001', '40P01']

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

  /**
   * Writes all anew; what others write meanwhile is kept.
   * @throws the signal's reason when it is aborted; what is written stays
   */
  async *run(signal?: AbortSignal): AsyncGenerator<RebuildProgress> {
    let total = 0
    for (const source of this.#sources()) total += await this.#count(source)
    let done = 0
    yield { done, total }
    for (const source of this.#sources()) {
      for (let last: number | null = 0; last !== null; ) {
        signal?.throwIfAborted()
        const ids = await this.#writeAfter(source, last)
        last = ids.length < BATCH ? null : (ids.at(-1) ?? null)
        done += ids.length
        // What was written since the count is not counted.
        yield { done: Math.min(done, total), total }
      }
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
        await savePopularity(this.#db, source.kind, rows)
        last = rows.at(-1)?.id ?? last
      }
    }
  }

  async #count(source: SearchSource): Promise<number> {
    let count = 0
    for (let last = 0; ; ) {
      const rows = await source.popularityAfter(this.#db, last, POPULARITY_BATCH)
      count += rows.length
      if (rows.length < POPULARITY_BATCH) return count
      last = rows.at(-1)?.id ?? last
    }
  }

  /**
   * Writes the batch that follows an id, and drops the documents in between that stand for nothing any more. What others
   * write at the same time wins: the batch is read again.
   * @returns its ids; fewer than a batch are the last
   */
  async #writeAfter(source: SearchSource, last: number): Promise<number[]> {
    for (;;) {
      try {
        return await this.#db
          .transaction()
          .setIsolationLevel('repeatable read')
          .execute(async (trx) => {
            const ids = (await source.popularityAfter(trx, last, BATCH)).map(({ id }) => id)
            await indexDocuments(trx, source, ids)
            const to = ids.length < BATCH ? null : (ids.at(-1) ?? null)
            await dropOthers(trx, source.kind, { after: last, to, kept: ids })
            return ids
          })
      } catch (error) {
        if (!CONFLICTS.includes(sqlState(error) ?? '')) throw error
      }
    }
  }
}
