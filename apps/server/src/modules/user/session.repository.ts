import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { DB } from '../../platform/db/schema.gen.ts'

interface NewSession {
  userId: number
  tokenHash: Buffer
  days: number
  userAgent: string
  networkHash: Buffer
}

/** The tables of signed-in devices. */
export class SessionRepository {
  readonly #db: Kysely<DB>

  constructor(db: Kysely<DB>) {
    this.#db = db
  }

  async insert({ userId, tokenHash, days, userAgent, networkHash }: NewSession): Promise<void> {
    await this.#db
      .insertInto('user_session')
      .values({
        user_id: userId,
        token_hash: tokenHash,
        user_agent: userAgent,
        network_hash: networkHash,
        expire_time: sql<Date>`now() + make_interval(days => ${days})`,
      })
      .execute()
  }

  /** Whether an account has a session that was opened from a network. */
  async wasOpenedFrom(email: string, networkHash: Buffer): Promise<boolean> {
    const row = await this.#db
      .selectFrom('user_session')
      .innerJoin('app_user', 'app_user.id', 'user_session.user_id')
      .select('user_session.id')
      .where((eb) => eb(eb.fn('lower', ['email']), '=', email))
      .where('app_user.delete_time', 'is', null)
      .where('network_hash', '=', networkHash)
      .limit(1)
      .executeTakeFirst()
    return row !== undefined
  }

  /** @param idleHours after which a session that was not used has ended; undefined: never */
  findCaller(tokenHash: Buffer, idleHours: number | undefined) {
    return (
      this.#db
        .selectFrom('user_session')
        .innerJoin('app_user', 'app_user.id', 'user_session.user_id')
        .leftJoin('user_totp', 'user_totp.user_id', 'app_user.id')
        .select([
          'app_user.id',
          'app_user.user_role',
          'user_session.id as session_id',
          'user_totp.enabled_time as factor_time',
        ])
        .where('token_hash', '=', tokenHash)
        .where(isAlive(idleHours))
        // A session opened at the same moment as a ban or the account's deletion is refused here.
        .where('app_user.delete_time', 'is', null)
        .where((eb) => eb.or([eb('ban_time', 'is', null), eb('ban_end_time', '<=', sql<Date>`now()`)]))
        .executeTakeFirst()
    )
  }

  /** Notes that whoever holds a session has proved who they are. */
  async confirm(id: number): Promise<void> {
    await this.#db
      .updateTable('user_session')
      .set({ confirm_time: sql<Date>`now()` })
      .where('id', '=', id)
      .execute()
  }

  /** @returns whether that was within the last minutes */
  async isConfirmed(id: number, minutes: number): Promise<boolean> {
    const row = await this.#db
      .selectFrom('user_session')
      .select('id')
      .where('id', '=', id)
      .where('confirm_time', '>', sql<Date>`now() - make_interval(mins => ${minutes})`)
      .executeTakeFirst()
    return row !== undefined
  }

  async delete(tokenHash: Buffer): Promise<void> {
    await this.#db.deleteFrom('user_session').where('token_hash', '=', tokenHash).execute()
  }

  /** The living sessions of a user, the one used last first. */
  list(userId: number, idleHours: number | undefined) {
    return this.#db
      .selectFrom('user_session')
      .select(['id', 'user_agent', 'create_time', 'last_seen_time'])
      .where('user_id', '=', userId)
      .where(isAlive(idleHours))
      .orderBy('last_seen_time', 'desc')
      .orderBy('id', 'desc')
      .limit(100)
      .execute()
  }

  /** Signs a device out, after which none is known at login. @returns whether the user had that session */
  async deleteOne(userId: number, id: number): Promise<boolean> {
    const { rows } = await sql`
      with gone as (delete from user_session where user_id = ${userId} and id = ${id} returning id)
      update app_user set device_epoch = device_epoch + 1 where id = ${userId} and exists (select from gone)
      returning id`.execute(this.#db)
    return rows.length > 0
  }

  /** Signs the other devices out, after which none is known at login. */
  async deleteOthers(userId: number, keptId: number): Promise<void> {
    await sql`
      with gone as (delete from user_session where user_id = ${userId} and id <> ${keptId})
      update app_user set device_epoch = device_epoch + 1 where id = ${userId}`.execute(this.#db)
  }

  async deleteExpired(idleHours: number | undefined): Promise<void> {
    await this.#db
      .deleteFrom('user_session')
      .where(sql<boolean>`not ${isAlive(idleHours)}`)
      .execute()
    // Counted when they were written; a day is only looked at while it lasts.
    await this.#db
      .deleteFrom('user_visit_day')
      .where('day', '<', sql<string>`site_day_of(now()) - 1`)
      .execute()
  }

  /** Records a user's activity on a device and day, at most once in five minutes. */
  async touch(userId: number, sessionId: number): Promise<void> {
    await sql`
      with device as (
        update user_session set last_seen_time = now()
        where id = ${sessionId} and last_seen_time < now() - interval '5 minutes'
      ), visit as (
        insert into user_visit_day (day, user_id)
        select site_day_of(now()), id from app_user
        where id = ${userId} and (last_seen_time is null or last_seen_time < now() - interval '5 minutes')
        on conflict do nothing
      )
      update app_user set last_seen_time = now()
      where id = ${userId} and (last_seen_time is null or last_seen_time < now() - interval '5 minutes')`.execute(
      this.#db,
    )
  }
}

/** Which sessions go on. Use is noted every five minutes, so one may end that much earlier. */
function isAlive(idleHours: number | undefined) {
  const isUsed =
    idleHours === undefined
      ? sql`true`
      : sql`user_session.last_seen_time > now() - make_interval(hours => ${idleHours})`
  return sql<boolean>`(user_session.expire_time > now() and ${isUsed})`
}
