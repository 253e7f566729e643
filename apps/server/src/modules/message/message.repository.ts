import type { Kysely, Transaction } from 'kysely'
import type { DB } from '../../platform/db/schema.gen.ts'

/** The table of messages. */
export class MessageRepository {
  readonly #db: Kysely<DB>

  constructor(db: Kysely<DB>) {
    this.#db = db
  }

  async countUnread(userId: number): Promise<number> {
    const row = await this.#db
      .selectFrom('message')
      .select((eb) => eb.fn.countAll<number>().as('unread'))
      .where('user_id', '=', userId)
      .where('read_time', 'is', null)
      .executeTakeFirstOrThrow()
    return row.unread
  }

  async deleteOfAnnouncement(trx: Transaction<DB>, announcementId: number): Promise<void> {
    await trx.deleteFrom('message').where('announcement_id', '=', announcementId).execute()
  }

  async deleteOfUser(trx: Transaction<DB>, userId: number): Promise<void> {
    await trx.deleteFrom('message').where('user_id', '=', userId).execute()
  }

  /** They stay counted among those who acted, without a name. */
  async forgetActor(trx: Transaction<DB>, actorId: number): Promise<void> {
    await trx.deleteFrom('message_actor').where('actor_id', '=', actorId).execute()
    await trx.updateTable('message').set({ actor_id: null }).where('actor_id', '=', actorId).execute()
  }
}
