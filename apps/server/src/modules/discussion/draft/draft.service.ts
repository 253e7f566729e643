import { Code } from '@app/contract/common/envelope'
import { discussionDraftText } from '@app/contract/discussion/schemas'
import type { DiscussionDraft } from '@app/contract/discussion-draft/schemas'
import type { Kysely } from 'kysely'
import { AppError, notFound } from '../../../platform/app-error.ts'
import type { DB } from '../../../platform/db/schema.gen.ts'
import type { Caller } from '../../../platform/http/context.ts'
import { DiscussionStore } from '../write/DiscussionStore.ts'
import { DraftRepository, type DraftRow, type DraftSave } from './draft.repository.ts'

/** Drafts of posts: one of a new post, and one for each post that is being edited. Nobody else sees them. */
export class DraftService {
  readonly #db: Kysely<DB>
  readonly #drafts: DraftRepository

  constructor(db: Kysely<DB>) {
    this.#db = db
    this.#drafts = new DraftRepository(db)
  }

  async find(caller: Caller, discussionId: number | null): Promise<DiscussionDraft | null> {
    const row = await this.#drafts.find(caller.id, discussionId)
    return row ? toDraft(row) : null
  }

  /**
   * Saves a draft over the one it goes on from.
   * @returns when
   * @throws AppError 40400 for a post that is not the caller's, 40900 with the other draft when one was saved elsewhere
   */
  async save(caller: Caller, draft: DraftSave): Promise<string> {
    if (draft.discussionId !== null) await this.#requireOwn(caller, draft.discussionId)
    const time = await this.#drafts.save(caller.id, draft)
    if (time) return time.toISOString()
    throw new AppError(Code.conflict, 'conflict', { current: await this.find(caller, draft.discussionId) })
  }

  discard(caller: Caller, discussionId: number | null): Promise<void> {
    return this.#drafts.delete(caller.id, discussionId)
  }

  async #requireOwn(caller: Caller, id: number): Promise<void> {
    const row = await this.#db.transaction().execute((trx) => new DiscussionStore(trx).lock(id))
    if (row?.author_id !== caller.id) throw notFound()
  }
}

function toDraft({ discussion_id, content, base_version, update_time }: DraftRow): DiscussionDraft {
  return {
    discussionId: discussion_id,
    text: discussionDraftText.parse(content),
    baseVersion: base_version,
    updateTime: update_time.toISOString(),
  }
}
