import type { CommentTarget } from '../../../platform/comment-target.ts'

/** Published questions are commented on. Nobody is told as their author. */
export const questionCommentTarget: CommentTarget = {
  async find(db, id) {
    const row = await db
      .selectFrom('question')
      .select('title')
      .where('id', '=', id)
      .where('status', '=', 'published')
      .$if(db.isTransaction, (query) => query.forShare())
      .executeTakeFirst()
    return row ? { title: row.title, path: `/problems/bagu/${id}`, authorId: null, isLocked: false } : null
  },
}
