import type { CommentTargetName } from '@app/contract/comment/schemas'
import { MOST_NEW_COMMENTS, THREADS_SHOWN } from '@app/contract/comment/values'
import { type Kysely, sql } from 'kysely'
import type { DB } from '../../../platform/db/schema.gen.ts'
import { ofTarget } from './of-target.ts'

/** What others wrote since a reader last looked. */
export class CommentNewsRepository {
  readonly #db: Kysely<DB>

  constructor(db: Kysely<DB>) {
    this.#db = db
  }

  async countSince(target: CommentTargetName, after: number, userId: number): Promise<number> {
    const { rows } = await sql<{ count: number }>`
      select count(*) as count from (
        select 1 from comment c
        where ${ofTarget('c', target)} and c.id > ${after} and c.state = 'visible' and c.author_id <> ${userId}
        limit ${sql.lit(MOST_NEW_COMMENTS)}
      ) newer`.execute(this.#db)
    return rows[0]?.count ?? 0
  }

  /** All visible comments. */
  async countAll(target: CommentTargetName): Promise<number> {
    const { rows } = await sql<{ comment_count: number }>`
      select comment_count from comment_count n where ${ofTarget('n', target)}`.execute(this.#db)
    return rows[0]?.comment_count ?? 0
  }

  /** The newest of them, the newest first. */
  async list(target: CommentTargetName, after: number): Promise<{ id: number; root_id: number | null }[]> {
    const { rows } = await sql<{ id: number; root_id: number | null }>`
      select c.id, c.root_id from comment c
      where ${ofTarget('c', target)} and c.id > ${after} and c.state = 'visible'
      order by c.id desc limit ${sql.lit(MOST_NEW_COMMENTS)}`.execute(this.#db)
    const roots = new Set<number>()
    return rows.filter(({ id, root_id }) => roots.add(root_id ?? id).size <= THREADS_SHOWN)
  }
}
