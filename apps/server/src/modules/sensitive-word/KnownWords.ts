import { sensitiveWordAction } from '@app/contract'
import type { Kysely, Transaction } from 'kysely'
import { z } from 'zod/mini'
import type { DB } from '../../platform/db/schema.gen.ts'
import type { Events } from '../../platform/events/Events.ts'
import type { Topic } from '../../platform/events/Topic.ts'
import { WordMatcher } from './matcher/WordMatcher.ts'
import { SensitiveWordRepository } from './word.repository.ts'

/** The words as this server looks for them, kept until they change on any server. */
export class KnownWords {
  readonly #topic: Topic<null>
  #matcher: WordMatcher | null = null
  /** Counts the changes, so that what was read before one is not kept after it. */
  #age = 0

  constructor(events: Events) {
    this.#topic = events.topic('sensitiveWord.changed', z.null())
    const forget = () => this.#forget()
    this.#topic.subscribe(forget, forget)
  }

  /** @param db the caller's transaction: there may be no other connection */
  async matcher(db: Kysely<DB>): Promise<WordMatcher> {
    if (this.#matcher) return this.#matcher
    const age = this.#age
    const rows = await new SensitiveWordRepository(db).listAll()
    const matcher = new WordMatcher(
      rows.map(({ word, action }) => ({ word, action: sensitiveWordAction.parse(action) })),
    )
    if (age === this.#age) this.#matcher = matcher
    return matcher
  }

  /** Runs a change of the words in a transaction; once it is committed every server reads them anew. */
  async change<T>(kysely: Kysely<DB>, work: (trx: Transaction<DB>) => Promise<T>): Promise<T> {
    const result = await kysely.transaction().execute(async (trx) => {
      const done = await work(trx)
      await this.#topic.publishIn(trx, null)
      return done
    })
    // Other servers hear of it soon; here the next text is screened by the new words.
    this.#forget()
    return result
  }

  #forget(): void {
    this.#age += 1
    this.#matcher = null
  }
}
