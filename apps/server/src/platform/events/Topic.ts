import type { Kysely } from 'kysely'
import type { z } from 'zod/mini'
import type { DB } from '../db/schema.gen.ts'

interface Subscriber<Payload> {
  onEvent: (payload: Payload) => void
  onMissed: (() => void) | undefined
}

/** The side of a topic that hears. */
export interface TopicSource {
  hear(payload: unknown): void
  miss(): void
}

/** One kind of event: whoever subscribes hears what any server on this database publishes. */
export class Topic<Payload> implements TopicSource {
  readonly #schema: z.ZodMiniType<Payload>
  readonly #tell: (payload: Payload, transaction: Kysely<DB> | undefined) => Promise<void>
  readonly #subscribers = new Set<Subscriber<Payload>>()

  constructor(
    schema: z.ZodMiniType<Payload>,
    tell: (payload: Payload, transaction: Kysely<DB> | undefined) => Promise<void>,
  ) {
    this.#schema = schema
    this.#tell = tell
  }

  /** Tells this server's subscribers at once and the other servers soon. */
  publish(payload: Payload): void {
    this.#emit(payload)
    void this.#tell(payload, undefined)
  }

  /** Tells everybody, this server included, once the transaction is committed. */
  publishIn(transaction: Kysely<DB>, payload: Payload): Promise<void> {
    return this.#tell(payload, transaction)
  }

  /**
   * @param onMissed called when events may have been missed, for whoever keeps copies to let go of them
   * @returns ends the subscription
   */
  subscribe(onEvent: (payload: Payload) => void, onMissed?: () => void): () => void {
    const subscriber = { onEvent, onMissed }
    this.#subscribers.add(subscriber)
    return () => this.#subscribers.delete(subscriber)
  }

  hear(payload: unknown): void {
    const known = this.#schema.safeParse(payload)
    // A server of another version may tell what this one does not know.
    if (known.success) this.#emit(known.data)
  }

  miss(): void {
    for (const { onMissed } of this.#subscribers) onMissed?.()
  }

  #emit(payload: Payload): void {
    for (const { onEvent } of this.#subscribers) onEvent(payload)
  }
}
