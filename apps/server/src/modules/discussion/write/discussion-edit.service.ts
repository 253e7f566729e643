import { Code } from '@app/contract/common/envelope'
import type { DiscussionText, NewDiscussion } from '@app/contract/discussion/schemas'
import type { Kysely, Transaction } from 'kysely'
import { AppError, notFound } from '../../../platform/app-error.ts'
import type { DB } from '../../../platform/db/schema.gen.ts'
import type { Caller } from '../../../platform/http/context.ts'
import type { Limits } from '../../../platform/limits/Limits.ts'
import type { Screening } from '../../../platform/screening.ts'
import { findMentions } from '../../../platform/text/mentions.ts'
import type { MessageService } from '../../message/message.service.ts'
import { DraftRepository } from '../draft/draft.repository.ts'
import type { DiscussionReadService } from '../read/discussion-read.service.ts'
import { type DiscussionRow, DiscussionStore } from './DiscussionStore.ts'

export interface DiscussionEditDependencies {
  kysely: Kysely<DB>
  limits: Limits
  screening: Screening
  messages: MessageService
  reading: DiscussionReadService
  /** Has who watches its tags told of a post, once the transaction is committed. */
  tellOfPost: (discussionId: number, trx: Transaction<DB>) => Promise<void>
}

/** More are not told. */
const MOST_MENTIONED = 20

/** What authors do with their posts. */
export class DiscussionEditService {
  readonly #deps: DiscussionEditDependencies

  constructor(deps: DiscussionEditDependencies) {
    this.#deps = deps
  }

  /**
   * Publishes a post; the draft it was written in is deleted with it. Sent again with its key, it is the post it was.
   * @returns its id
   * @throws AppError 42200 for words that are refused, 42900
   */
  async add(caller: Caller, { key, ...text }: NewDiscussion): Promise<number> {
    const { kysely, limits } = this.#deps
    const sent = await new DiscussionStore(kysely).findByKey(caller.id, key)
    if (sent) return sent.id
    await limits.consume('discussionHour', caller.id)
    return kysely.transaction().execute(async (trx) => {
      const store = new DiscussionStore(trx)
      const { screened, heldFor } = await this.#screen(trx, caller, text)
      const mentionIds = await mentionedIn(trx, screened.content)
      const state = heldFor === null ? 'visible' : 'held'
      const reason = heldFor ?? ''
      const id = await store.insert({ authorId: caller.id, key, text: screened, mentionIds, state, reason })
      if (id === undefined) return (await store.findByKey(caller.id, key))?.id ?? Promise.reject(notFound())
      await new DraftRepository(trx).delete(caller.id, null)
      if (heldFor === null) await this.#announce(trx, { id, author_id: caller.id, ...screened }, mentionIds)
      return id
    })
  }

  /**
   * Changes one's own post; whom it names anew is told.
   * @returns the new version
   * @throws AppError 40300, 40400, 40900 with the post as it is when another version is there, 42200
   */
  async update(
    caller: Caller,
    { id, version, ...text }: DiscussionText & { id: number; version: number },
  ): Promise<number> {
    const { kysely, limits, reading } = this.#deps
    await limits.consume('discussionEditHour', caller.id)
    const isOutdated = await kysely.transaction().execute(async (trx) => {
      const row = await this.#claim(trx, caller, id)
      if (row.version !== version) return true
      const { screened, heldFor } = await this.#screen(trx, caller, text)
      const mentionIds = await mentionedIn(trx, screened.content)
      const store = new DiscussionStore(trx)
      const tags = await store.update(row, screened, mentionIds)
      await new DraftRepository(trx).delete(caller.id, id)
      if (heldFor !== null && row.state === 'visible') await store.setState({ ...row, tags }, 'held', heldFor)
      else if (row.state === 'visible') await this.#tellMentioned(trx, { ...row, ...screened }, mentionIds)
      return false
    })
    if (!isOutdated) return version + 1
    throw new AppError(Code.conflict, 'conflict', { current: await reading.open(caller, id) })
  }

  /** Deletes one's own post. @throws AppError 40300, 40400 */
  async delete(caller: Caller, id: number): Promise<void> {
    await this.#deps.kysely.transaction().execute(async (trx) => {
      const row = await this.#claim(trx, caller, id)
      await new DiscussionStore(trx).setState(row, 'deleted', '')
    })
  }

  /** Everybody may read a post from now on: whom it concerns is told. */
  async release(trx: Transaction<DB>, row: DiscussionRow): Promise<void> {
    await new DiscussionStore(trx).setState(row, 'visible', '')
    // What had been seen before it was taken away is no news.
    if (row.state === 'held' && row.edit_time === null) await this.#announce(trx, row, row.mention_ids)
  }

  async #claim(trx: Transaction<DB>, caller: Caller, id: number): Promise<DiscussionRow> {
    const row = await new DiscussionStore(trx).lock(id)
    if (!row || (row.author_id !== caller.id && row.state !== 'visible')) throw notFound()
    if (row.author_id !== caller.id) throw new AppError(Code.noPermission, 'notYours')
    return row
  }

  async #screen<T extends DiscussionText>(trx: Transaction<DB>, { id: userId }: Caller, text: T) {
    const { company = '', role = '' } = text.interview ?? {}
    const { texts, heldFor } = await this.#deps.screening.screen(trx, userId, [
      { text: text.title, field: 'title' },
      { text: text.content, field: 'content', isMarkdown: true },
      { text: company, field: 'interview.company' },
      { text: role, field: 'interview.role' },
      ...text.tags.map((tag) => ({ text: tag, field: 'tags' })),
    ])
    const [title = '', content = '', shownCompany = '', shownRole = '', ...tags] = texts
    const interview = text.interview && { ...text.interview, company: shownCompany, role: shownRole }
    return { screened: { ...text, title, content, interview, tags: [...new Set(tags)] }, heldFor }
  }

  async #announce(trx: Transaction<DB>, post: NamedPost, mentionIds: readonly number[]): Promise<void> {
    await this.#tellMentioned(trx, { ...post, mention_ids: [] }, mentionIds)
    if (post.tags.length > 0) await this.#deps.tellOfPost(post.id, trx)
  }

  /** Tells whom the post names, but had not named before. */
  async #tellMentioned(
    trx: Transaction<DB>,
    { id, title, author_id, mention_ids }: NamedPost & { mention_ids: number[] },
    mentionIds: readonly number[],
  ): Promise<void> {
    const isNew = (userId: number) => !mention_ids.includes(userId)
    await this.#deps.messages.send(
      trx,
      mentionIds.filter(isNew).map((userId) => ({
        userId,
        kind: 'mention',
        event: 'mention.discussion',
        actorId: author_id,
        subject: title,
        excerpt: title,
        path: `/discussion/${id}`,
      })),
    )
  }
}

type NamedPost = Pick<DiscussionRow, 'id' | 'title' | 'author_id' | 'tags'>

async function mentionedIn(trx: Transaction<DB>, content: string): Promise<number[]> {
  const users = await findMentions(trx, content, MOST_MENTIONED)
  return users.map(({ id }) => id)
}
