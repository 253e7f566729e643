import { type Kysely, sql, type Transaction } from 'kysely'
import type { DB } from '../../../platform/db/schema.gen.ts'

/** Who has been told today what is due. */
export class ReminderRepository {
  readonly #db: Kysely<DB>

  constructor(db: Kysely<DB>) {
    this.#db = db
  }

  /** Runs work in one transaction. */
  transact<T>(work: (trx: Transaction<DB>) => Promise<T>): Promise<T> {
    return this.#db.transaction().execute(work)
  }

  /** Users who may have something due on their day, and were perhaps not told yet, in the order of their ids. */
  async listCandidates(now: Date, afterId: number, limit: number): Promise<number[]> {
    // Days begin up to half a day before and after those of UTC.
    const today = sql`(${now.toISOString()}::timestamptz at time zone 'UTC')::date`
    const { rows } = await sql<{ id: number }>`
      select u.id from app_user u left join review_reminder r on r.user_id = u.id
      where u.id > ${afterId} and u.delete_time is null
        and (r.day is null or r.day <= ${today})
        and exists (
          select 1 from review_card c
          where c.user_id = u.id and c.due_day <= ${today} + 1)
      order by u.id limit ${sql.lit(limit)}`.execute(this.#db)
    return rows.map(({ id }) => id)
  }

  /** @returns whether the day had not been claimed */
  async claim(trx: Transaction<DB>, userId: number, day: string): Promise<boolean> {
    const { rows } = await sql`
      insert into review_reminder (user_id, day) values (${userId}, ${day}::date)
      on conflict (user_id) do update set day = excluded.day where review_reminder.day < excluded.day
      returning 1`.execute(trx)
    return rows.length > 0
  }

  async deleteOfUser(userId: number): Promise<void> {
    await this.#db.deleteFrom('review_reminder').where('user_id', '=', userId).execute()
  }
}
