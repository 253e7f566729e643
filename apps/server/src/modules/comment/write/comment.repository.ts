import type { CommentRevision, CommentTargetName, Mention } from '@app/contract/comment/schemas'
import { type CommentState, type CommentTargetType, REVISIONS_SHOWN } from '@app/contract/comment/values'
import { type Kysely, type Selectable, sql } from 'kysely'
import type { DB } from '../../../platform/db/schema.gen.ts'
import { indexComments } from '../search-source.ts'

/** A comment as it is stored. */
export interface CommentRecord extends Selectable<DB['comment']> {
  target_type: CommentTargetType
  state: CommentState
  mentions: Mention[]
}

interface NewComment extends CommentTargetName {
  rootId: number | null
  replyToId: number | null
  answeredId: number | null
  authorId: number
  content: string
  mentions: readonly Mention[]
  state: CommentState
  stateReason: string
  key: string
}

type RevisionRow = Omit<CommentRevision, 'createTime'> & { create_time: Date }

/** The tables of comments and of what they said before; what is found of a comment is written with it. */
export class CommentRepository {
  readonly #db: Kysely<DB>

  constructor(db: Kysely<DB>) {
    this.#db = db
  }

  /** Makes writers on one thing take turns; what they read after this is how the one before left it. */
  async lockTarget({ targetType, targetId }: CommentTargetName): Promise<void> {
    await sql`
      insert into comment_count as n (target_type, target_id) values (${targetType}, ${targetId})
      on conflict (target_type, target_id) do update set comment_count = n.comment_count`.execute(this.#db)
  }

  /** @returns undefined when the author has sent this key before */
  async insert(comment: NewComment): Promise<CommentRecord | undefined> {
    const { targetType, targetId, rootId, replyToId, answeredId, authorId } = comment
    const { rows } = await sql<CommentRecord>`
      insert into comment (target_type, target_id, root_id, reply_to_id, answered_id, author_id, content, mentions, state, state_reason, client_key)
      values (${targetType}, ${targetId}, ${rootId}, ${replyToId}, ${answeredId}, ${authorId}, ${comment.content},
        ${JSON.stringify(comment.mentions)}::text::jsonb, ${comment.state}, ${comment.stateReason}, ${comment.key})
      on conflict (author_id, client_key) do nothing returning *`.execute(this.#db)
    const [added] = rows
    if (added) await indexComments(this.#db, [added.id])
    return added
  }

  async find(id: number): Promise<CommentRecord | undefined> {
    const { rows } = await sql<CommentRecord>`select * from comment where id = ${id}`.execute(this.#db)
    return rows[0]
  }

  async findByKey(authorId: number, key: string): Promise<CommentRecord | undefined> {
    const { rows } = await sql<CommentRecord>`
      select * from comment where author_id = ${authorId} and client_key = ${key}`.execute(this.#db)
    return rows[0]
  }

  /** Reads a comment and locks it until the transaction ends. */
  async lock(id: number): Promise<CommentRecord | undefined> {
    const { rows } = await sql<CommentRecord>`select * from comment where id = ${id} for update`.execute(
      this.#db,
    )
    return rows[0]
  }

  /** Keeps what it said, and says it anew. */
  async rewrite(
    id: number,
    { content, mentions }: { content: string; mentions: readonly Mention[] },
  ): Promise<void> {
    await sql`
      insert into comment_revision (comment_id, version, content, mentions, create_time, is_withdrawn)
      select id, version, content, mentions, coalesce(edit_time, create_time), state <> 'visible'
      from comment where id = ${id}`.execute(this.#db)
    // Nobody knows which of its texts an admin meant.
    await sql`
      update comment_revision r set is_withdrawn = true from comment c
      where r.comment_id = ${id} and c.id = ${id} and c.state = 'hidden'`.execute(this.#db)
    await sql`
      update comment set content = ${content}, mentions = ${JSON.stringify(mentions)}::text::jsonb,
        version = version + 1, edit_time = now() where id = ${id}`.execute(this.#db)
    await indexComments(this.#db, [id])
  }

  /** @param reason why it is hidden or held */
  async setState(id: number, state: CommentState, reason = ''): Promise<void> {
    await this.#db.updateTable('comment').set({ state, state_reason: reason }).where('id', '=', id).execute()
    await indexComments(this.#db, [id])
  }

  async setAnnounced(id: number): Promise<void> {
    await this.#db.updateTable('comment').set({ is_announced: true }).where('id', '=', id).execute()
  }

  async hasReplies(id: number): Promise<boolean> {
    const row = await this.#db
      .selectFrom('comment')
      .select('id')
      .where('root_id', '=', id)
      .limit(1)
      .executeTakeFirst()
    return row !== undefined
  }

  async delete(id: number): Promise<void> {
    await this.#db.deleteFrom('comment').where('id', '=', id).execute()
    await indexComments(this.#db, [id])
  }

  /** Leaves nothing but the place of a comment that others have answered. */
  async blank(id: number): Promise<void> {
    await this.#db.deleteFrom('comment_revision').where('comment_id', '=', id).execute()
    await this.#db
      .updateTable('comment')
      .set({ content: '', mentions: '[]', state: 'deleted', edit_time: null })
      .where('id', '=', id)
      .execute()
    await indexComments(this.#db, [id])
  }

  /** Counts a comment that becomes visible, or is visible no more, where it stands. */
  async count({ target_type, target_id, root_id }: CommentRecord, step: 1 | -1): Promise<void> {
    await this.#db
      .updateTable('comment_count')
      .set((eb) => ({ comment_count: eb('comment_count', '+', step) }))
      .where('target_type', '=', target_type)
      .where('target_id', '=', target_id)
      .execute()
    if (root_id === null) return
    await this.#db
      .updateTable('comment')
      .set((eb) => ({ reply_count: eb('reply_count', '+', step) }))
      .where('id', '=', root_id)
      .execute()
  }

  /** @param isTheirs whether who asks may read what was held or hidden */
  async listRevisions(id: number, isTheirs: boolean): Promise<RevisionRow[]> {
    const { rows } = await sql<RevisionRow>`
      select version, content, mentions, create_time, is_withdrawn as "isWithdrawn" from comment_revision
      where comment_id = ${id} and (${isTheirs} or not is_withdrawn) order by version desc limit ${sql.lit(REVISIONS_SHOWN)}`.execute(
      this.#db,
    )
    return rows
  }

  /** @returns whether the comment had that earlier text */
  async deleteRevision(id: number, version: number): Promise<boolean> {
    const { numDeletedRows } = await this.#db
      .deleteFrom('comment_revision')
      .where('comment_id', '=', id)
      .where('version', '=', version)
      .executeTakeFirst()
    return numDeletedRows > 0n
  }
}
