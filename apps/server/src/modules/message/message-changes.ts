import type { Kysely } from 'kysely'
import { z } from 'zod/mini'
import type { DB } from '../../platform/db/schema.gen.ts'
import type { Events } from '../../platform/events/Events.ts'
import type { Topic } from '../../platform/events/Topic.ts'

/** A notification holds 8,000 bytes, an id at most 16 digits. */
const IDS_AT_ONCE = 400

const changed = z.nullable(z.array(z.int()))

/** Tells every server whose messages have changed; null: perhaps everybody's. */
export class MessageChanges {
  readonly #topic: Topic<z.output<typeof changed>>

  constructor(events: Events) {
    this.#topic = events.topic('message.changed', changed)
  }

  /** Told once the transaction is committed. */
  async publishIn(trx: Kysely<DB>, userIds: readonly number[] | null): Promise<void> {
    if (userIds === null) return this.#topic.publishIn(trx, null)
    const ids = [...new Set(userIds)]
    for (let from = 0; from < ids.length; from += IDS_AT_ONCE)
      await this.#topic.publishIn(trx, ids.slice(from, from + IDS_AT_ONCE))
  }

  /** @returns ends the subscription */
  subscribe(onChange: (userIds: readonly number[] | null) => void): () => void {
    return this.#topic.subscribe(onChange, () => onChange(null))
  }
}
