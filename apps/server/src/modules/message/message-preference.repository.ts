import type { MessageKind } from '@app/contract'
import { type Kysely, sql } from 'kysely'
import type { DB } from '../../platform/db/schema.gen.ts'

/** Which kinds of messages users do not want. */
export class MessagePreferenceRepository {
  readonly #db: Kysely<DB>

  constructor(db: Kysely<DB>) {
    this.#db = db
  }

  async listOff(userId: number): Promise<MessageKind[]> {
    const { rows } = await sql<{ kind: MessageKind }>`
      select kind from user_message_preference where user_id = ${userId} and channel = 'none' order by kind`.execute(
      this.#db,
    )
    return rows.map(({ kind }) => kind)
  }

  /** Replaces what is off. */
  async replaceOff(userId: number, kinds: readonly MessageKind[]): Promise<void> {
    await sql`
      with gone as (
        delete from user_message_preference where user_id = ${userId} and kind <> all(${kinds}::text[])
      )
      insert into user_message_preference (user_id, kind, channel)
      select ${userId}, kind, 'none' from unnest(${kinds}::text[]) as kind
      on conflict (user_id, kind) do update set channel = 'none'`.execute(this.#db)
  }

  async deleteOfUser(userId: number): Promise<void> {
    await this.#db.deleteFrom('user_message_preference').where('user_id', '=', userId).execute()
  }
}
