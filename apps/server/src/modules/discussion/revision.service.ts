import type { DiscussionRevision } from '@app/contract/discussion/schemas'
import type { Kysely } from 'kysely'
import { notFound } from '../../platform/app-error.ts'
import type { DB } from '../../platform/db/schema.gen.ts'
import type { Caller } from '../../platform/http/context.ts'

const LISTED = 50

/** What posts said before they were edited. */
export class RevisionService {
  readonly #db: Kysely<DB>

  constructor(db: Kysely<DB>) {
    this.#db = db
  }

  /** What was held or hidden is for its author and admins. @throws AppError 40400 for a post that the caller may not read */
  async list(caller: Caller, discussionId: number): Promise<DiscussionRevision[]> {
    const post = await this.#db
      .selectFrom('discussion')
      .select(['author_id', 'state'])
      .where('id', '=', discussionId)
      .where('state', '<>', 'deleted')
      .executeTakeFirst()
    const isTheirs = post?.author_id === caller.id || caller.userRole === 'admin'
    if (!post || (post.state !== 'visible' && !isTheirs)) throw notFound()
    const rows = await this.#db
      .selectFrom('discussion_revision')
      .select(['id', 'title', 'content', 'is_withdrawn', 'create_time'])
      .where('discussion_id', '=', discussionId)
      .$if(!isTheirs, (query) => query.where('is_withdrawn', '=', false))
      .orderBy('id', 'desc')
      .limit(LISTED)
      .execute()
    return rows.map(({ create_time, is_withdrawn: isWithdrawn, ...text }) => ({
      ...text,
      isWithdrawn,
      createTime: create_time.toISOString(),
    }))
  }
}
