import type { MessagePreferences } from '@app/contract/message/schemas'
import {
  MESSAGE_CHANNELS,
  MESSAGE_KINDS,
  type MessageChannel,
  type MessageKind,
} from '@app/contract/message/values'
import { type Kysely, sql } from 'kysely'
import { z } from 'zod/mini'
import type { DB } from '../../platform/db/schema.gen.ts'

const stored = z.object({ kind: z.enum(MESSAGE_KINDS), channel: z.enum(MESSAGE_CHANNELS) })

/** How users want to be told of each kind; of a kind without a row on the site. */
export class MessagePreferenceRepository {
  readonly #db: Kysely<DB>

  constructor(db: Kysely<DB>) {
    this.#db = db
  }

  async get(userId: number): Promise<MessagePreferences> {
    const rows = await this.#db
      .selectFrom('user_message_preference')
      .select(['kind', 'channel'])
      .where('user_id', '=', userId)
      .execute()
    const preferences = { ...everythingOnSite }
    for (const row of rows) {
      const { kind, channel } = stored.parse(row)
      preferences[kind] = channel
    }
    return preferences
  }

  /** Kinds that are not named stay as they are. */
  async update(
    userId: number,
    channels: Partial<Record<MessageKind, MessageChannel | undefined>>,
  ): Promise<void> {
    await sql`
      insert into user_message_preference (user_id, kind, channel)
      select ${userId}, key, value from jsonb_each_text(${JSON.stringify(channels)}::text::jsonb)
      on conflict (user_id, kind) do update set channel = excluded.channel`.execute(this.#db)
  }

  async deleteOfUser(userId: number): Promise<void> {
    await this.#db.deleteFrom('user_message_preference').where('user_id', '=', userId).execute()
  }
}

const everythingOnSite: MessagePreferences = {
  system: 'site',
  comment: 'site',
  reply: 'site',
  like: 'site',
  mention: 'site',
  interview: 'site',
  review: 'site',
  contribution: 'site',
}
