import { type Kysely, sql } from 'kysely'
import type { DB } from '../../../platform/db/schema.gen.ts'

const today = sql<string>`(now() at time zone 'Asia/Shanghai')::date`

/** Who read which post on which day. */
export class ViewRepository {
  readonly #db: Kysely<DB>

  constructor(db: Kysely<DB>) {
    this.#db = db
  }

  /** Counts a reader's first view of a day. @returns whether it was one */
  async record(discussionId: number, userId: number): Promise<boolean> {
    const { rows } = await sql`
      with seen as (
        insert into discussion_view (discussion_id, user_id, day) values (${discussionId}, ${userId}, ${today})
        on conflict do nothing returning discussion_id
      )
      update discussion d set view_count = d.view_count + 1 from seen where d.id = seen.discussion_id returning 1`.execute(
      this.#db,
    )
    return rows.length > 0
  }

  /** Forgets the days that no longer decide whether a view counts. */
  async purge(): Promise<void> {
    await this.#db.deleteFrom('discussion_view').where('day', '<', sql<string>`${today} - 1`).execute()
  }
}
