import { type Kysely, sql, type Transaction } from 'kysely'
import type { DB } from '../../platform/db/schema.gen.ts'

/** Which messages are to go out by mail. */
export class MailingRepository {
  readonly #db: Kysely<DB>

  constructor(db: Kysely<DB>) {
    this.#db = db
  }

  /** Users who want mails and have something unread that no mail has told, in the order of their ids. */
  async listRecipients(afterId: number, limit: number): Promise<number[]> {
    const { rows } = await sql<{ id: number }>`
      select distinct p.user_id as id from user_message_preference p
      where p.channel = 'mail' and p.user_id > ${afterId} and exists (
        select 1 from message m
        where m.user_id = p.user_id and m.kind = p.kind and m.read_time is null and m.mail_time is null)
      order by id limit ${sql.lit(limit)}`.execute(this.#db)
    return rows.map(({ id }) => id)
  }

  /** Notes that they go out by mail now. @returns their ids */
  async claim(trx: Transaction<DB>, userId: number): Promise<number[]> {
    const { rows } = await sql<{ id: number }>`
      update message m set mail_time = now() from user_message_preference p
      where m.user_id = ${userId} and m.read_time is null and m.mail_time is null
        and p.user_id = m.user_id and p.kind = m.kind and p.channel = 'mail'
      returning m.id`.execute(trx)
    return rows.map(({ id }) => id)
  }

  /** They did not go out after all. */
  async release(ids: readonly number[]): Promise<void> {
    await sql`update message set mail_time = null where id = any(${ids}::bigint[])`.execute(this.#db)
  }

  /** What was mailed is told on the site alone. */
  async stop(trx: Transaction<DB>, userId: number): Promise<void> {
    await trx
      .updateTable('user_message_preference')
      .set({ channel: 'site' })
      .where('user_id', '=', userId)
      .where('channel', '=', 'mail')
      .execute()
  }
}
