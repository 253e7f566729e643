import type { CommentTarget } from '../../platform/comment-target.ts'

/** Published knowledge points are commented on. Nobody is told as their author. */
export const pointCommentTarget: CommentTarget = {
  async find(db, id) {
    const row = await db
      .selectFrom('knowledge_point')
      .select('title')
      .where('id', '=', id)
      .where('status', '=', 'published')
      .$if(db.isTransaction, (query) => query.forShare())
      .executeTakeFirst()
    return row
      ? { title: row.title, path: `/learning/core-knowledge/${id}`, authorId: null, isLocked: false }
      : null
  },
}
