import type { UserRole } from '@app/contract/user/values'
import type { Kysely, Transaction } from 'kysely'
import type { DB } from './db/schema.gen.ts'

/** Something that is commented on, as one of its readers finds it. */
export interface CommentedThing {
  title: string
  /** Where it is read on this site. */
  path: string
  /** Who is told of new comments; null for nobody. */
  authorId: number | null
  /** Whether it takes no more comments. */
  isLocked: boolean
}

/** What the comment module has to know of one kind of things that are commented on; the module they belong to gives it. */
export interface CommentTarget {
  /**
   * The thing, when it is there and the caller may read it; within a transaction its row is locked for share.
   */
  find(db: Kysely<DB>, id: number, caller: { id: number; userRole: UserRole }): Promise<CommentedThing | null>
  /** Told of every comment that becomes visible (1) or is visible no more (-1), within the transaction. */
  recordComment?(
    trx: Transaction<DB>,
    id: number,
    change: { count: 1 | -1; commentId: number; authorId: number },
  ): Promise<void>
}
