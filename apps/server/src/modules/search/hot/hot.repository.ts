import { type Kysely, sql, type Transaction } from 'kysely'
import type { DB } from '../../../platform/db/schema.gen.ts'

/** What users looked for and found in the last days. */
export class HotRepository {
  readonly #db: Kysely<DB>

  constructor(db: Kysely<DB>) {
    this.#db = db
  }

  async record(query: string, userId: number): Promise<void> {
    await sql`insert into search_log (query, user_id) values (${query}, ${userId})
      on conflict (query, user_id) do update set create_time = now()`.execute(this.#db)
  }

  /** What so many different users looked for since then, the most frequent first. */
  async list(since: Date, users: number, limit: number): Promise<string[]> {
    const { rows } = await sql<{ query: string }>`
      select query from search_log where create_time >= ${since}
      group by query having count(*) >= ${users} order by count(*) desc, max(create_time) desc limit ${sql.lit(limit)}`.execute(
      this.#db,
    )
    return rows.map(({ query }) => query)
  }

  async deleteBefore(time: Date): Promise<void> {
    await this.#db.deleteFrom('search_log').where('create_time', '<', time).execute()
  }

  async deleteOfUser(trx: Transaction<DB>, userId: number): Promise<void> {
    await trx.deleteFrom('search_log').where('user_id', '=', userId).execute()
  }
}
