import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { DB } from '../../platform/db/schema.gen.ts'

/** The tables of signed-in devices. */
export class SessionRepository {
  readonly #db: Kysely<DB>

  constructor(db: Kysely<DB>) {
    this.#db = db
  }

  async insert(userId: number, tokenHash: Buffer, days: number): Promise<void> {
    await this.#db
      .insertInto('user_session')
      .values({
        user_id: userId,
        token_hash: tokenHash,
        expire_time: sql<Date>`now() + make_interval(days => ${days})`,
      })
      .execute()
  }

  findCaller(tokenHash: Buffer) {
    return this.#db
      .selectFrom('user_session')
      .innerJoin('app_user', 'app_user.id', 'user_session.user_id')
      .select(['app_user.id', 'app_user.user_role'])
      .where('token_hash', '=', tokenHash)
      .where('expire_time', '>', sql<Date>`now()`)
      .executeTakeFirst()
  }

  async delete(tokenHash: Buffer): Promise<void> {
    await this.#db.deleteFrom('user_session').where('token_hash', '=', tokenHash).execute()
  }

  async deleteExpired(): Promise<void> {
    await this.#db.deleteFrom('user_session').where('expire_time', '<=', sql<Date>`now()`).execute()
  }

  /** Notes that a user is active, at most once in five minutes. */
  async touch(userId: number): Promise<void> {
    await this.#db
      .updateTable('app_user')
      .set({ last_seen_time: sql<Date>`now()` })
      .where('id', '=', userId)
      .where((eb) =>
        eb.or([
          eb('last_seen_time', 'is', null),
          eb('last_seen_time', '<', sql<Date>`now() - interval '5 minutes'`),
        ]),
      )
      .execute()
  }
}
