import type { CommentTargetName } from '@app/contract/comment/schemas'
import { MENTIONS_OFFERED } from '@app/contract/comment/values'
import { type Kysely, sql } from 'kysely'
import { escapeLike } from '../../../platform/db/like.ts'
import type { DB } from '../../../platform/db/schema.gen.ts'
import { ofTarget } from '../read/of-target.ts'

/** Participants are looked for among the last so many comments. */
const COMMENTS_LOOKED_AT = 300

export interface MentionRow {
  id: number
  username: string
  avatarUrl: string | null
}

/** Finds people by how their names begin. */
export class MentionRepository {
  readonly #db: Kysely<DB>

  constructor(db: Kysely<DB>) {
    this.#db = db
  }

  /** Who commented on something last, and who wrote it. */
  async listParticipants(
    target: CommentTargetName,
    authorId: number | null,
    prefix: string,
    userId: number,
  ): Promise<MentionRow[]> {
    const { rows } = await sql<MentionRow>`
      with recent as (
        select c.author_id, c.id from comment c where ${ofTarget('c', target)} and c.state = 'visible'
        order by c.id desc limit ${sql.lit(COMMENTS_LOOKED_AT)}
      ),
      participant as (
        select author_id as id, max(id) as last from recent group by author_id
        union all select ${authorId}::bigint, 0 where ${authorId}::bigint is not null
      )
      select u.id, u.username, u.avatar_url as "avatarUrl"
      from app_user u join (select id, max(last) as last from participant group by id) p using (id)
      where u.delete_time is null and u.id <> ${userId} and lower(u.username) like ${startOf(prefix)}
      order by p.last desc limit ${sql.lit(MENTIONS_OFFERED)}`.execute(this.#db)
    return rows
  }

  async listByName(prefix: string, userId: number): Promise<MentionRow[]> {
    const { rows } = await sql<MentionRow>`
      select u.id, u.username, u.avatar_url as "avatarUrl" from app_user u
      where u.delete_time is null and u.id <> ${userId} and lower(u.username) like ${startOf(prefix)}
      order by lower(u.username) using ~<~ limit ${sql.lit(MENTIONS_OFFERED)}`.execute(this.#db)
    return rows
  }
}

const startOf = (prefix: string) => `${escapeLike(prefix.toLowerCase())}%`
