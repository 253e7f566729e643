import type { Transaction } from 'kysely'
import type { CommentTarget } from '../../platform/comment-target.ts'
import type { DB } from '../../platform/db/schema.gen.ts'

import { DiscussionStore } from './write/DiscussionStore.ts'

interface WatchedComment {
  discussionId: number
  commentId: number
  authorId: number
}

interface Watchers {
  /** Told of a comment, once the transaction is committed. */
  tell: (comment: WatchedComment, trx: Transaction<DB>) => Promise<void>
  /** Told no more of a comment that is gone. */
  untell: (comment: WatchedComment, trx: Transaction<DB>) => Promise<void>
}

/** Posts can be commented on. @param watchers those who watch a post */
export function discussionTarget(watchers: Watchers): CommentTarget {
  return {
    async find(db, id, caller) {
      const row = await db
        .selectFrom('discussion')
        .select(['title', 'author_id', 'state', 'is_locked'])
        .where('id', '=', id)
        .where('state', '<>', 'deleted')
        // Its count goes up with the comment: to lock it for share first would be to wait for each other.
        .$if(db.isTransaction, (query) => query.forNoKeyUpdate())
        .executeTakeFirst()
      if (!row) return null
      const isShown = row.state === 'visible' || row.author_id === caller.id || caller.userRole === 'admin'
      return isShown
        ? { title: row.title, path: `/discussion/${id}`, authorId: row.author_id, isLocked: row.is_locked }
        : null
    },
    async recordComment(trx, id, change) {
      await new DiscussionStore(trx).recordComment(id, change)
      const { commentId, authorId } = change
      const act = change.count > 0 ? watchers.tell : watchers.untell
      await act({ discussionId: id, commentId, authorId }, trx)
    },
  }
}
