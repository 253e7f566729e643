import { randomUUID } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import { z } from 'zod/mini'
import type { Database } from '../db/database.ts'
import type { DB } from '../db/schema.gen.ts'
import type { Logger } from '../log.ts'
import { Topic, type TopicSource } from './Topic.ts'

const CHANNEL = 'app_event'

const envelope = z.object({ topic: z.string(), from: z.nullable(z.string()), payload: z.unknown() })

/**
 * What servers on one database tell each other, by the database's notifications. They carry ids, at most some thousand
 * bytes; the facts themselves are read from the tables.
 */
export class Events {
  readonly #database: Pick<Database, 'kysely' | 'listen'>
  readonly #log: Logger
  readonly #topics = new Map<string, TopicSource>()
  /** Tells this server's own notifications from others'. */
  readonly #server = randomUUID()
  #stopListening: (() => Promise<void>) | undefined

  constructor(database: Pick<Database, 'kysely' | 'listen'>, log: Logger) {
    this.#database = database
    this.#log = log
  }

  /** @param schema what its payloads are; what other versions of the server tell may be different */
  topic<Payload>(name: string, schema: z.ZodMiniType<Payload>): Topic<Payload> {
    const topic = new Topic(schema, (payload, transaction) => this.#tell(name, payload, transaction))
    this.#topics.set(name, topic)
    return topic
  }

  /** Begins to hear what other servers tell. */
  async start(): Promise<void> {
    this.#stopListening = await this.#database.listen(CHANNEL, {
      onPayload: (payload) => this.#hear(payload),
      onReconnect: () => {
        for (const topic of this.#topics.values()) topic.miss()
      },
    })
  }

  async close(): Promise<void> {
    await this.#stopListening?.()
  }

  async #tell(topic: string, payload: unknown, transaction: Kysely<DB> | undefined): Promise<void> {
    // What is told in a transaction reaches this server too, once it is committed.
    const from = transaction ? null : this.#server
    const text = JSON.stringify({ topic, from, payload })
    const telling = sql`select pg_notify(${CHANNEL}, ${text})`.execute(transaction ?? this.#database.kysely)
    if (transaction) await telling
    else
      telling.catch((error: unknown) => this.#log.warn({ err: error, topic }, 'other servers were not told'))
  }

  #hear(text: string): void {
    const { topic, from, payload } = envelope.parse(JSON.parse(text))
    if (from !== this.#server) this.#topics.get(topic)?.hear(payload)
  }
}
