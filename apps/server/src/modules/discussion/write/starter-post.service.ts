import { randomUUID } from 'node:crypto'
import type { DiscussionText } from '@app/contract/discussion/schemas'
import type { Kysely } from 'kysely'
import { takeLock } from '../../../platform/db/advisory-lock.ts'
import type { DB } from '../../../platform/db/schema.gen.ts'
import type { SystemAccountService } from '../../user/system-account.service.ts'
import { DiscussionStore } from './DiscussionStore.ts'

/** A post that comes with the product. */
export interface StarterPost extends DiscussionText {
  isPinned: boolean
}

interface StarterPostDependencies {
  kysely: Kysely<DB>
  systemAccount: SystemAccountService
}

/** What a forum begins with. From then on the posts are the site's: admins change, unpin and delete them. */
export class StarterPostService {
  readonly #deps: StarterPostDependencies

  constructor(deps: StarterPostDependencies) {
    this.#deps = deps
  }

  /**
   * Publishes posts, unless anybody has ever posted. Servers that start together publish them once.
   * @param posts the first one shall stand above the others
   * @returns how many were published
   */
  async publish(posts: readonly StarterPost[]): Promise<number> {
    const { kysely, systemAccount } = this.#deps
    if (posts.length === 0 || (await hasPosts(kysely))) return 0
    return kysely.transaction().execute(async (trx) => {
      await takeLock(trx, 'starter posts')
      if (await hasPosts(trx)) return 0
      const authorId = await systemAccount.ensure(trx)
      const store = new DiscussionStore(trx)
      for (const { isPinned, ...text } of posts.toReversed()) {
        const id = await store.insert({
          authorId,
          key: randomUUID(),
          text,
          mentionIds: [],
          state: 'visible',
          reason: '',
        })
        if (id !== undefined && isPinned) await store.decide(id, { is_pinned: true })
      }
      return posts.length
    })
  }
}

/** Whether there is a post, or was: deleted ones stay in the table. */
async function hasPosts(db: Kysely<DB>): Promise<boolean> {
  return (await db.selectFrom('discussion').select('id').limit(1).executeTakeFirst()) !== undefined
}
