import type { Audience } from '@app/contract/announcement/values'
import { type Kysely, sql, type Transaction } from 'kysely'
import type { DB } from '../../platform/db/schema.gen.ts'

/** Which users an announcement is for, and how far it has come, in the order of their ids. */
export class DeliveryRepository {
  readonly #db: Kysely<DB>

  constructor(db: Kysely<DB>) {
    this.#db = db
  }

  /** Runs work in one transaction. */
  transact<T>(work: (trx: Transaction<DB>) => Promise<T>): Promise<T> {
    return this.#db.transaction().execute(work)
  }

  /** How many users there are of each role. @param db the transaction one is in */
  async countUsers(db: Kysely<DB> = this.#db): Promise<Record<Audience, number>> {
    const { rows } = await sql<Record<Audience, number>>`
      select count(*) as all, count(*) filter (where user_role = 'user') as user,
        count(*) filter (where user_role = 'admin') as admin
      from app_user where delete_time is null`.execute(db)
    return rows[0] ?? { all: 0, user: 0, admin: 0 }
  }

  /** Published announcements that are not fully delivered. */
  async listUndelivered(): Promise<number[]> {
    const rows = await this.#db
      .selectFrom('announcement')
      .select('id')
      .where('publish_time', 'is not', null)
      .where('deliver_time', 'is', null)
      .orderBy('id')
      .execute()
    return rows.map(({ id }) => id)
  }

  /** An announcement that is being delivered, locked; undefined when there is nothing left to do. */
  async lock(trx: Transaction<DB>, id: number): Promise<{ title: string; deliveredTo: number } | undefined> {
    const { rows } = await sql<{ title: string; deliveredTo: number }>`
      select title, delivered_to as "deliveredTo" from announcement
      where id = ${id} and publish_time is not null and deliver_time is null for update`.execute(trx)
    return rows[0]
  }

  /** The next users it is for; who registered after it was published is none. */
  async listNext(trx: Transaction<DB>, id: number, size: number): Promise<number[]> {
    const { rows } = await sql<{ id: number }>`
      select u.id from announcement a, lateral (
        select id from app_user
        where id > a.delivered_to and delete_time is null and create_time <= a.publish_time
          and (a.audience = 'all' or user_role = a.audience)
        order by id limit ${size}
      ) u where a.id = ${id} order by u.id`.execute(trx)
    return rows.map((row) => row.id)
  }

  /** @param count how many messages were made */
  async advance(
    trx: Transaction<DB>,
    id: number,
    { to, count, isLast }: { to: number; count: number; isLast: boolean },
  ): Promise<void> {
    await sql`
      update announcement set delivered_to = ${to}, delivered_count = delivered_count + ${count},
        deliver_time = case when ${isLast}::boolean then now() end
      where id = ${id}`.execute(trx)
  }
}
