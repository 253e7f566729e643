import { sensitiveWordAction } from '@app/contract/sensitive-word/schemas'
import type { Kysely, Transaction } from 'kysely'
import type { DB } from '../../platform/db/schema.gen.ts'
import type { Events } from '../../platform/events/Events.ts'
import { KeptCopy } from '../../platform/events/KeptCopy.ts'
import { WordMatcher } from './matcher/WordMatcher.ts'
import { SensitiveWordRepository } from './word.repository.ts'

/** The words as this server looks for them, kept until they change on any server. */
export class KnownWords {
  readonly #copy: KeptCopy<WordMatcher>

  constructor(events: Events) {
    this.#copy = new KeptCopy(events, 'sensitiveWord.changed', async (db) => {
      const rows = await new SensitiveWordRepository(db).listAll()
      return new WordMatcher(
        rows.map(({ word, action }) => ({ word, action: sensitiveWordAction.parse(action) })),
      )
    })
  }

  /** @param db the caller's transaction: there may be no other connection */
  matcher(db: Kysely<DB>): Promise<WordMatcher> {
    return this.#copy.get(db)
  }

  /** Runs a change of the words in a transaction; once it is committed every server reads them anew. */
  change<T>(kysely: Kysely<DB>, work: (trx: Transaction<DB>) => Promise<T>): Promise<T> {
    return this.#copy.change(kysely, work)
  }
}
