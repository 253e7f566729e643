import type { Kysely, Transaction } from 'kysely'
import { z } from 'zod/mini'
import type { DB } from '../db/schema.gen.ts'
import type { Events } from './Events.ts'
import type { Topic } from './Topic.ts'

/** What this server makes of some rows, kept until they change on any server. */
export class KeptCopy<T> {
  readonly #topic: Topic<null>
  readonly #read: (db: Kysely<DB>) => Promise<T>
  #copy: { value: T } | null = null
  /** Counts the changes, so that what was read before one is not kept after it. */
  #age = 0

  /** @param topic name of the event that tells of changes */
  constructor(events: Events, topic: string, read: (db: Kysely<DB>) => Promise<T>) {
    this.#read = read
    this.#topic = events.topic(topic, z.null())
    const forget = () => this.#forget()
    this.#topic.subscribe(forget, forget)
  }

  /** @param db the caller's transaction, when it is in one: there may be no other connection */
  async get(db: Kysely<DB>): Promise<T> {
    if (this.#copy) return this.#copy.value
    const age = this.#age
    const value = await this.#read(db)
    if (age === this.#age) this.#copy = { value }
    return value
  }

  /** Runs a change of the rows in a transaction; once it is committed every server reads them anew. */
  async change<R>(kysely: Kysely<DB>, work: (trx: Transaction<DB>) => Promise<R>): Promise<R> {
    const result = await kysely.transaction().execute(async (trx) => {
      const done = await work(trx)
      await this.#topic.publishIn(trx, null)
      return done
    })
    // Other servers hear of it soon; here the next call reads anew.
    this.#forget()
    return result
  }

  #forget(): void {
    this.#age += 1
    this.#copy = null
  }
}
