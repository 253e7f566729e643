import type { Audience } from '@app/contract'
import { type Kysely, sql } from 'kysely'
import type { DB } from '../../platform/db/schema.gen.ts'

/** Hands announcements to the users they are for, in the order of their ids. */
export class DeliveryRepository {
  readonly #db: Kysely<DB>

  constructor(db: Kysely<DB>) {
    this.#db = db
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

  /**
   * Makes the messages of the next users by one statement, and notes how far it has come; whoever else delivers the
   * same announcement waits, then goes on from there. Who registered after it was published, or does
   * not want announcements, does not get it.
   * @returns whether there may be more
   */
  async deliver(id: number, size: number): Promise<boolean> {
    const { rows } = await sql<{ found: number }>`
      with news as (
        select id, title, content, audience, publish_time, delivered_to from announcement
        where id = ${id} and publish_time is not null and deliver_time is null for update
      ), batch as (
        select u.id from news, lateral (
          select id from app_user
          where id > news.delivered_to and delete_time is null and create_time <= news.publish_time
            and (news.audience = 'all' or user_role = news.audience)
          order by id limit ${size}
        ) u
      ), messages as (
        insert into message (user_id, title, content, announcement_id)
        select batch.id, news.title, news.content, news.id from batch, news
        where not exists (
          select 1 from user_message_preference p
          where p.user_id = batch.id and p.kind = 'announcement' and p.is_off)
        on conflict do nothing returning user_id
      )
      update announcement a
      set delivered_to = coalesce((select max(id) from batch), a.delivered_to),
        delivered_count = a.delivered_count + (select count(*) from messages),
        deliver_time = case when (select count(*) from batch) < ${size} then now() end
      from news where a.id = news.id
      returning (select count(*) from batch) as found`.execute(this.#db)
    return rows[0]?.found === size
  }
}
