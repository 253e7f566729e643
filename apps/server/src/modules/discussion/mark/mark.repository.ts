import { type Kysely, sql, type Transaction } from 'kysely'
import type { DB } from '../../../platform/db/schema.gen.ts'

/** What a reader can mark a post with; likes and favourites are counted. */
export type Mark = 'like' | 'favourite' | 'watch'

const tables = {
  like: sql.table('discussion_like'),
  favourite: sql.table('discussion_favourite'),
  watch: sql.table('discussion_watch'),
} as const

const counters = { like: sql.ref('like_count'), favourite: sql.ref('favourite_count'), watch: null } as const

/** Readers' marks on posts: each is one row, and one step of the post's counter. */
export class MarkRepository {
  readonly #db: Kysely<DB>

  constructor(db: Kysely<DB>) {
    this.#db = db
  }

  /** @returns whether it was not marked before */
  async add(mark: Mark, discussionId: number, userId: number): Promise<boolean> {
    const { rows } = await sql`
      insert into ${tables[mark]} (discussion_id, user_id) values (${discussionId}, ${userId})
      on conflict do nothing returning 1`.execute(this.#db)
    if (rows.length > 0) await this.#count(mark, discussionId, 1)
    return rows.length > 0
  }

  /** @returns whether it was marked */
  async delete(mark: Mark, discussionId: number, userId: number): Promise<boolean> {
    const { rows } = await sql`
      delete from ${tables[mark]} where discussion_id = ${discussionId} and user_id = ${userId} returning 1`.execute(
      this.#db,
    )
    if (rows.length > 0) await this.#count(mark, discussionId, -1)
    return rows.length > 0
  }

  /** The next of those who watch a post, in the order of their ids. */
  async listWatchers(discussionId: number, afterId: number, limit: number): Promise<number[]> {
    const rows = await this.#db
      .selectFrom('discussion_watch')
      .select('user_id')
      .where('discussion_id', '=', discussionId)
      .where('user_id', '>', afterId)
      .orderBy('user_id')
      .limit(limit)
      .execute()
    return rows.map((row) => row.user_id)
  }

  /** Takes back what a user marked; likes stay counted, as what others read stays. */
  async deleteOfUser(trx: Transaction<DB>, userId: number): Promise<void> {
    const own = sql`where user_id = ${userId}`
    await sql`update discussion set favourite_count = favourite_count - 1
      where id in (select discussion_id from discussion_favourite ${own})`.execute(trx)
    await sql`delete from discussion_like ${own}`.execute(trx)
    await sql`delete from discussion_favourite ${own}`.execute(trx)
    await sql`delete from discussion_watch ${own}`.execute(trx)
    await sql`delete from discussion_view ${own}`.execute(trx)
  }

  async #count(mark: Mark, discussionId: number, step: 1 | -1): Promise<void> {
    const counter = counters[mark]
    if (!counter) return
    await sql`update discussion set ${counter} = ${counter} + ${step} where id = ${discussionId}`.execute(
      this.#db,
    )
  }
}
