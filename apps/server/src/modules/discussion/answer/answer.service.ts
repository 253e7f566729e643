import { Code } from '@app/contract/common/envelope'
import { MAX_INVITES } from '@app/contract/discussion/values'
import { type Kysely, sql, type Transaction } from 'kysely'
import { AppError, notFound } from '../../../platform/app-error.ts'
import type { DB } from '../../../platform/db/schema.gen.ts'
import type { Caller } from '../../../platform/http/context.ts'
import type { CommentService } from '../../comment/write/comment.service.ts'
import type { MessageService } from '../../message/message.service.ts'
import { type DiscussionRow, DiscussionStore } from '../write/DiscussionStore.ts'

interface AnswerDependencies {
  kysely: Kysely<DB>
  comments: CommentService
  messages: MessageService
}

/** Answers to those who ask: accepted, and asked for. */
export class AnswerService {
  readonly #deps: AnswerDependencies

  constructor(deps: AnswerDependencies) {
    this.#deps = deps
  }

  /**
   * Accepts a comment as the answer, in the place of the one that was.
   * @throws AppError 40300 for another's post, 40400 for a post or comment that is not there, 40900 when nothing is asked
   */
  async accept(caller: Caller, id: number, commentId: number): Promise<void> {
    const { kysely, comments, messages } = this.#deps
    await kysely.transaction().execute(async (trx) => {
      const row = await this.#claimAsked(trx, caller, id)
      const comment = await comments.findOf(trx, commentId)
      if (comment?.target_type !== 'discussion' || comment.target_id !== id || comment.state !== 'visible')
        throw notFound()
      if (row.accepted_comment_id === commentId) return
      await new DiscussionStore(trx).accept(id, { commentId, authorId: comment.author_id })
      await messages.takeBack(trx, { fold: foldOf(id) })
      await messages.send(trx, [
        {
          userId: comment.author_id,
          kind: 'comment',
          event: 'answer.accepted',
          actorId: caller.id,
          subject: row.title,
          path: `/discussion/${id}#comment-${commentId}`,
          fold: foldOf(id),
        },
      ])
    })
  }

  /** @throws AppError 40300, 40400, 40900 */
  async unaccept(caller: Caller, id: number): Promise<void> {
    await this.#deps.kysely.transaction().execute(async (trx) => {
      await this.#claimAsked(trx, caller, id)
      await new DiscussionStore(trx).accept(id, null)
      await this.#deps.messages.takeBack(trx, { fold: foldOf(id) })
    })
  }

  /** How many answers of a user others have accepted. */
  async countAccepted(userId: number): Promise<number> {
    const { rows } = await sql<{ count: number }>`
      select count(*) as count from discussion
      where accepted_author_id = ${userId} and accepted_comment_id is not null and author_id <> ${userId}`.execute(
      this.#deps.kysely,
    )
    return rows[0]?.count ?? 0
  }

  /**
   * Asks somebody to answer a post. Whom somebody has asked already is not told again.
   * @throws AppError 40400 for a post or user that is not there, 40900 for oneself, for the post's author, and when the
   * caller has asked as many as they may
   */
  async invite(caller: Caller, id: number, userId: number): Promise<void> {
    const { kysely, messages } = this.#deps
    await kysely.transaction().execute(async (trx) => {
      const row = await new DiscussionStore(trx).lock(id)
      if (row?.state !== 'visible' || !(await isUser(trx, userId))) throw notFound()
      if (userId === caller.id) throw new AppError(Code.conflict, 'selfInvited')
      if (userId === row.author_id) throw new AppError(Code.conflict, 'authorInvited')
      const isNew = await this.#noteInvite(trx, { id, userId, inviterId: caller.id })
      if (!isNew) return
      await messages.send(trx, [
        {
          userId,
          kind: 'mention',
          event: 'answer.invited',
          actorId: caller.id,
          subject: row.title,
          path: `/discussion/${id}`,
        },
      ])
    })
  }

  /** The post is locked meanwhile, so that the count holds. @returns whether nobody had asked them before */
  async #noteInvite(
    trx: Transaction<DB>,
    { id, userId, inviterId }: { id: number; userId: number; inviterId: number },
  ): Promise<boolean> {
    const { rows } = await sql<{ count: number; invited: boolean }>`
      select count(*) filter (where inviter_id = ${inviterId}) as count,
        coalesce(bool_or(user_id = ${userId}), false) as invited
      from discussion_invite where discussion_id = ${id}`.execute(trx)
    if (rows[0]?.invited) return false
    if ((rows[0]?.count ?? 0) >= MAX_INVITES)
      throw new AppError(Code.conflict, 'tooManyInvites', null, { most: MAX_INVITES })
    await trx
      .insertInto('discussion_invite')
      .values({ discussion_id: id, user_id: userId, inviter_id: inviterId })
      .execute()
    return true
  }

  async #claimAsked(trx: Transaction<DB>, caller: Caller, id: number): Promise<DiscussionRow> {
    const row = await new DiscussionStore(trx).lock(id)
    if (!row) throw notFound()
    if (row.author_id !== caller.id) throw new AppError(Code.noPermission, 'notYours')
    if (row.category !== 'help') throw new AppError(Code.conflict, 'nothingAsked')
    return row
  }
}

const foldOf = (id: number) => `accept:discussion:${id}`

async function isUser(trx: Transaction<DB>, id: number): Promise<boolean> {
  const row = await trx
    .selectFrom('app_user')
    .select('id')
    .where('id', '=', id)
    .where('delete_time', 'is', null)
    .executeTakeFirst()
  return row !== undefined
}
