import { setImmediate } from 'node:timers/promises'
import type { SearchHit } from '@app/contract/search/schemas'
import type { Kysely } from 'kysely'
import type { DB } from '../../../platform/db/schema.gen.ts'
import type { HitFacts, SearchSource } from '../../../platform/search/index-documents.ts'
import type { FoundRow } from './document.repository.ts'
import { type MarkedWord, markText, passageOf } from './marks.ts'

/** Reads what was found, for the list of results. */
export class HitReader {
  readonly #db: Kysely<DB>
  readonly #sources: () => readonly SearchSource[]

  constructor(db: Kysely<DB>, sources: () => readonly SearchSource[]) {
    this.#db = db
    this.#sources = sources
  }

  /** With the words marked, and what each kind tells of itself. What has gone meanwhile is left out. */
  async read(
    rows: readonly FoundRow[],
    words: readonly MarkedWord[],
    userId: number | null,
  ): Promise<SearchHit[]> {
    const facts = new Map<string, HitFacts>()
    await Promise.all(
      this.#sources().map(async (source) => {
        const ids = rows.filter(({ kind }) => kind === source.kind).map((row) => row.ref_id)
        if (ids.length === 0) return
        for (const one of await source.describe(this.#db, ids, userId))
          facts.set(keyOf(one.kind, one.id), one)
      }),
    )
    const hits: SearchHit[] = []
    for (const { kind, ref_id, title, body } of rows) {
      const known = facts.get(keyOf(kind, ref_id))
      if (!known) continue
      const { heading = title, ...told } = known
      hits.push({ ...told, title: markText(heading, words), passage: passageOf(body, words) })
      // A page of the longest posts takes a while: others get their turn in between.
      await setImmediate()
    }
    return hits
  }
}

const keyOf = (kind: string, id: number) => `${kind}:${id}`
