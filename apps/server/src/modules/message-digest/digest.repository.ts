import { randomBytes } from 'node:crypto'
import { type Kysely, sql, type Transaction } from 'kysely'
import type { DB } from '../../platform/db/schema.gen.ts'

/** Whom a digest goes to. */
export interface Recipient {
  email: string
  username: string
  /** That they read, as far as it is known. */
  language: string | null
  /** Ends the mails. */
  token: string
}

/** Whose digest went out when. */
export class DigestRepository {
  readonly #db: Kysely<DB>

  constructor(db: Kysely<DB>) {
    this.#db = db
  }

  /** Runs work in one transaction. */
  transact<T>(work: (trx: Transaction<DB>) => Promise<T>): Promise<T> {
    return this.#db.transaction().execute(work)
  }

  /**
   * Notes that a user's digest of a day goes out.
   * @param needsProof whether only addresses that were proven get mail
   * @returns undefined when it went out already, or there is nobody to mail
   */
  async claim(
    trx: Transaction<DB>,
    { userId, day, needsProof }: { userId: number; day: string; needsProof: boolean },
  ): Promise<Recipient | undefined> {
    const token = randomBytes(32).toString('base64url')
    const { rows } = await sql<Recipient>`
      with user_of as (
        select id, email, username, language from app_user
        where id = ${userId} and delete_time is null and (not ${needsProof}::boolean or email_verified_time is not null)
      ), claimed as (
        insert into message_digest (user_id, token, day) select id, ${token}, ${day}::date from user_of
        on conflict (user_id) do update set day = excluded.day
          where message_digest.day is null or message_digest.day < excluded.day
        returning user_id, token
      )
      select u.email, u.username, u.language, c.token from claimed c join user_of u on u.id = c.user_id`.execute(
      trx,
    )
    return rows[0]
  }

  /** The digest did not go out after all. */
  async release(userId: number): Promise<void> {
    await this.#db.updateTable('message_digest').set({ day: null }).where('user_id', '=', userId).execute()
  }

  /** Whose mails a token ends. */
  async findOwner(trx: Transaction<DB>, token: string): Promise<number | undefined> {
    const row = await trx
      .selectFrom('message_digest')
      .select('user_id')
      .where('token', '=', token)
      .executeTakeFirst()
    return row?.user_id
  }

  async deleteOfUser(trx: Transaction<DB>, userId: number): Promise<void> {
    await trx.deleteFrom('message_digest').where('user_id', '=', userId).execute()
  }
}
