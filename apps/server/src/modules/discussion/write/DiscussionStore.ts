import type { DiscussionText } from '@app/contract/discussion/schemas'
import type { PublicationState } from '@app/contract/discussion/values'
import { type Kysely, type Selectable, sql } from 'kysely'
import type { DB } from '../../../platform/db/schema.gen.ts'
import { indexDiscussions } from '../search-source.ts'
import { TagRepository } from '../tag/tag.repository.ts'
import { toValues } from './discussion-values.ts'

export type DiscussionRow = Selectable<DB['discussion']>

interface NewPost {
  authorId: number
  key: string
  text: DiscussionText
  mentionIds: readonly number[]
  state: PublicationState
  reason: string
}

/** The one writer of posts: their counts by tag go with them. */
export class DiscussionStore {
  readonly #db: Kysely<DB>
  readonly #tags: TagRepository

  /** @param db the transaction one is in */
  constructor(db: Kysely<DB>) {
    this.#db = db
    this.#tags = new TagRepository(db)
  }

  /** @returns undefined when the author has sent a post of that key already */
  async insert({ authorId, key, text, mentionIds, state, reason }: NewPost): Promise<number | undefined> {
    const tags = await this.#tags.claim(text.tags)
    const row = await this.#db
      .insertInto('discussion')
      .values({
        ...toValues({ ...text, tags }),
        author_id: authorId,
        key,
        mention_ids: [...mentionIds],
        state,
        state_reason: reason,
      })
      .onConflict((conflict) => conflict.columns(['author_id', 'key']).doNothing())
      .returning('id')
      .executeTakeFirst()
    if (row && state === 'visible') await this.#tags.count([], tags)
    if (row) await indexDiscussions(this.#db, [row.id])
    return row?.id
  }

  findByKey(authorId: number, key: string): Promise<{ id: number } | undefined> {
    return this.#db
      .selectFrom('discussion')
      .select('id')
      .where('author_id', '=', authorId)
      .where('key', '=', key)
      .executeTakeFirst()
  }

  /** Reads a post that is not deleted and locks it until the transaction ends. */
  async lock(id: number): Promise<DiscussionRow | undefined> {
    const row = await this.lockAny(id)
    return row?.state === 'deleted' ? undefined : row
  }

  /** Reads a post, deleted or not, and locks it until the transaction ends. */
  lockAny(id: number): Promise<DiscussionRow | undefined> {
    return this.#db.selectFrom('discussion').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
  }

  /** Writes an edit; what the post said before is kept. @returns the post's tags as they are spelled */
  async update(row: DiscussionRow, text: DiscussionText, mentionIds: readonly number[]): Promise<string[]> {
    const tags = await this.#tags.claim(text.tags)
    const { id: discussion_id, title, content } = row
    if (title !== text.title || content !== text.content)
      await this.#db
        .insertInto('discussion_revision')
        .values({ discussion_id, title, content, is_withdrawn: row.state !== 'visible' })
        .execute()
    // Nobody knows which of its texts an admin meant.
    if (row.state === 'hidden')
      await this.#db
        .updateTable('discussion_revision')
        .set({ is_withdrawn: true })
        .where('discussion_id', '=', row.id)
        .execute()
    await this.#db
      .updateTable('discussion')
      .set((eb) => ({
        ...toValues({ ...text, tags }),
        mention_ids: [...mentionIds],
        edit_time: sql<Date>`now()`,
        version: eb('version', '+', 1),
      }))
      .where('id', '=', row.id)
      .execute()
    if (row.state === 'visible') await this.#tags.count(row.tags, tags)
    await indexDiscussions(this.#db, [row.id])
    return tags
  }

  /** @returns whether the post had that earlier text */
  async deleteRevision(discussionId: number, id: number): Promise<boolean> {
    const { numDeletedRows } = await this.#db
      .deleteFrom('discussion_revision')
      .where('discussion_id', '=', discussionId)
      .where('id', '=', id)
      .executeTakeFirst()
    return numDeletedRows > 0n
  }

  /** Changes who may read a post. */
  async setState(row: DiscussionRow, state: PublicationState, reason: string): Promise<void> {
    await this.#set(row.id, { state, state_reason: reason })
    const tagsIn = (one: string) => (one === 'visible' ? row.tags : [])
    await this.#tags.count(tagsIn(row.state), tagsIn(state))
    await indexDiscussions(this.#db, [row.id])
  }

  /** Changes what admins decide of a post. */
  async decide(
    id: number,
    change: Partial<Pick<DiscussionRow, 'is_pinned' | 'is_essence' | 'is_locked' | 'category'>>,
  ): Promise<void> {
    await this.#set(id, change)
    if (change.category) await indexDiscussions(this.#db, [id])
  }

  /** @param answer the accepted comment and its author; null: none */
  accept(id: number, answer: { commentId: number; authorId: number } | null): Promise<void> {
    return this.#set(id, {
      accepted_comment_id: answer?.commentId ?? null,
      accepted_author_id: answer?.authorId ?? null,
      accept_time: answer && new Date(),
    })
  }

  /** A comment was added or taken away; an accepted answer that is gone is accepted no more. */
  async recordComment(id: number, { count, commentId }: { count: 1 | -1; commentId: number }): Promise<void> {
    const isGone = sql<boolean>`(${count} < 0 and accepted_comment_id = ${commentId})`
    const keep = (column: string) => sql`case when ${isGone} then null else ${sql.ref(column)} end`
    await sql`update discussion set comment_count = comment_count + ${count},
        active_time = case when ${count} > 0 then now() else active_time end,
        accepted_comment_id = ${keep('accepted_comment_id')}, accepted_author_id = ${keep('accepted_author_id')},
        accept_time = ${keep('accept_time')}
      where id = ${id}`.execute(this.#db)
  }

  async #set(id: number, change: Partial<Omit<DiscussionRow, 'heat' | 'id'>>): Promise<void> {
    await this.#db.updateTable('discussion').set(change).where('id', '=', id).execute()
  }
}
