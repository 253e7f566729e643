import type { CommentLikes } from '@app/contract/comment/schemas'
import { type Kysely, sql } from 'kysely'
import type { DB } from '../../../platform/db/schema.gen.ts'

interface Like {
  commentId: number
  userId: number
}

/** Who likes which comments. */
export class CommentLikeRepository {
  readonly #db: Kysely<DB>

  constructor(db: Kysely<DB>) {
    this.#db = db
  }

  /** @returns whether it was not liked before */
  async add({ commentId, userId }: Like): Promise<boolean> {
    const { rows } = await sql`
      insert into comment_like (comment_id, user_id) values (${commentId}, ${userId})
      on conflict do nothing returning user_id`.execute(this.#db)
    return rows.length > 0
  }

  /** @returns whether it was liked before */
  async delete({ commentId, userId }: Like): Promise<boolean> {
    const { rows } = await sql`
      delete from comment_like where comment_id = ${commentId} and user_id = ${userId} returning user_id`.execute(
      this.#db,
    )
    return rows.length > 0
  }

  async count(commentId: number, step: 1 | -1): Promise<void> {
    await this.#db
      .updateTable('comment')
      .set((eb) => ({ like_count: eb('like_count', '+', step) }))
      .where('id', '=', commentId)
      .execute()
  }

  async find({ commentId, userId }: Like): Promise<CommentLikes | undefined> {
    const { rows } = await sql<CommentLikes>`
      select like_count as "likeCount",
        exists (select 1 from comment_like k where k.comment_id = c.id and k.user_id = ${userId}) as "isLiked"
      from comment c where c.id = ${commentId}`.execute(this.#db)
    return rows[0]
  }

  /** How many like a comment stays: that is no longer anybody's. */
  async deleteOfUser(userId: number): Promise<void> {
    await this.#db.deleteFrom('comment_like').where('user_id', '=', userId).execute()
  }
}
