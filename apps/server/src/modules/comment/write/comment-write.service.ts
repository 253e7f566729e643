import type { Comment, CommentTargetName, Mention, NewComment } from '@app/contract/comment/schemas'
import { MAX_MENTIONS } from '@app/contract/comment/values'
import { Code } from '@app/contract/common/envelope'
import type { HeldReason } from '@app/contract/discussion/values'
import type { Kysely, Transaction } from 'kysely'
import { AppError, notFound } from '../../../platform/app-error.ts'
import type { CommentedThing } from '../../../platform/comment-target.ts'
import type { DB } from '../../../platform/db/schema.gen.ts'
import type { Limits } from '../../../platform/limits/Limits.ts'
import type { Screening } from '../../../platform/screening.ts'
import { findMentions } from '../../../platform/text/mentions.ts'
import type { CommentTargets } from '../CommentTargets.ts'
import { toComment } from '../comment.mapper.ts'
import type { Reader } from '../Reader.ts'
import { CommentReadRepository } from '../read/comment-read.repository.ts'
import { type CommentPublisher, targetOf } from './CommentPublisher.ts'
import { type CommentRecord, CommentRepository } from './comment.repository.ts'

interface CommentWriteDependencies {
  kysely: Kysely<DB>
  limits: Limits
  screening: Screening
  targets: CommentTargets
  publisher: CommentPublisher
}

interface CommentEdit {
  id: number
  version: number
  content: string
}

/** Where a comment stands among the others. */
interface Standing {
  rootId: number | null
  replyToId: number | null
  answeredId: number | null
}

/** Writes, edits and deletes one's own comments. */
export class CommentWriteService {
  readonly #deps: CommentWriteDependencies

  constructor(deps: CommentWriteDependencies) {
    this.#deps = deps
  }

  /**
   * Comments on something, or answers a comment. The same key again is the same comment.
   * @throws AppError 40400 when either is gone, 40300 when no more comments are taken, 42200, 42900
   */
  async add(author: Reader, { key, ...comment }: NewComment): Promise<Comment> {
    const { kysely, limits } = this.#deps
    const known = await new CommentRepository(kysely).findByKey(author.id, key)
    if (known) return this.#read(kysely, known.id, author)
    await limits.consume('commentMinute', author.id)
    await limits.consume('commentHour', author.id)
    return kysely.transaction().execute(async (trx) => {
      const comments = new CommentRepository(trx)
      await comments.lockTarget(comment)
      const thing = await this.#requireOpen(trx, comment, author)
      const standing = await this.#standingOf(comments, comment)
      const { heldFor, ...text } = await this.#prepare(trx, author.id, comment.content)
      const { targetType, targetId } = comment
      const added = await comments.insert({
        targetType,
        targetId,
        key,
        authorId: author.id,
        ...standing,
        ...text,
        state: heldFor === null ? 'visible' : 'held',
        stateReason: heldFor ?? '',
      })
      // The same key at the same time: the other one was first.
      const stored = added ?? (await comments.findByKey(author.id, key))
      if (!stored) throw notFound()
      if (added && heldFor === null) await this.#deps.publisher.publish(trx, added, thing)
      return this.#read(trx, stored.id, author)
    })
  }

  /**
   * Edits one's own comment; what it said before is kept.
   * @throws AppError 40400, 40300 when it is another's or no more comments are taken, 40900 with the comment as it is
   * now when another version was edited, 42200, 42900
   */
  async update(author: Reader, { id, version, content }: CommentEdit): Promise<Comment> {
    const { kysely, limits, publisher } = this.#deps
    await limits.consume('commentMinute', author.id)
    return kysely.transaction().execute(async (trx) => {
      const comments = new CommentRepository(trx)
      const before = await this.#claim(comments, id, author)
      if (before.state === 'deleted') throw notFound()
      const thing = await this.#requireOpen(trx, targetOf(before), author)
      if (before.version !== version)
        throw new AppError(Code.conflict, 'conflict', { current: await this.#read(trx, id, author) })
      if (before.content === content) return this.#read(trx, id, author)
      const { heldFor, ...text } = await this.#prepare(trx, author.id, content)
      await comments.rewrite(id, text)
      if (before.state !== 'visible') return this.#read(trx, id, author)
      if (heldFor !== null) {
        await comments.setState(id, 'held', heldFor)
        await publisher.withdraw(trx, before)
      } else {
        const known = new Set(before.mentions.map((mentioned) => mentioned.id))
        const named = text.mentions.map((mentioned) => mentioned.id).filter((one) => !known.has(one))
        await publisher.announceMentions(trx, { ...before, ...text }, thing, named)
      }
      return this.#read(trx, id, author)
    })
  }

  /** Deletes one's own comment. One that others have answered keeps its place. @throws AppError 40400, 40300 */
  delete(author: Reader, id: number): Promise<void> {
    return this.#deps.kysely.transaction().execute(async (trx) => {
      const comment = await this.#claim(new CommentRepository(trx), id, author)
      if (comment.state === 'deleted') throw notFound()
      await this.remove(trx, comment)
    })
  }

  /** Deletes a comment whose target and whose row are locked. */
  async remove(trx: Transaction<DB>, comment: CommentRecord): Promise<void> {
    const comments = new CommentRepository(trx)
    if (comment.state === 'visible') await this.#deps.publisher.withdraw(trx, comment)
    if (comment.root_id === null && (await comments.hasReplies(comment.id))) return comments.blank(comment.id)
    await comments.delete(comment.id)
    if (comment.root_id === null) return
    // A place is kept for the replies alone.
    const root = await comments.find(comment.root_id)
    if (root?.state === 'deleted' && !(await comments.hasReplies(root.id))) await comments.delete(root.id)
  }

  /** One's own comment, it and its target locked. */
  async #claim(comments: CommentRepository, id: number, author: Reader): Promise<CommentRecord> {
    const known = await comments.find(id)
    if (!known) throw notFound()
    await comments.lockTarget(targetOf(known))
    const comment = await comments.lock(id)
    if (!comment) throw notFound()
    if (comment.author_id !== author.id) throw new AppError(Code.noPermission, 'notYours')
    return comment
  }

  async #requireOpen(
    trx: Transaction<DB>,
    target: CommentTargetName,
    reader: Reader,
  ): Promise<CommentedThing> {
    const thing = await this.#deps.targets.require(trx, target, reader)
    if (thing.isLocked) throw new AppError(Code.noPermission, 'commentsLocked')
    return thing
  }

  async #standingOf(
    comments: CommentRepository,
    { replyToId, ...target }: CommentTargetName & Pick<NewComment, 'replyToId'>,
  ): Promise<Standing> {
    if (replyToId === undefined) return { rootId: null, replyToId: null, answeredId: null }
    const answered = await comments.find(replyToId)
    const isThere =
      answered?.state === 'visible' &&
      answered.target_type === target.targetType &&
      answered.target_id === target.targetId
    if (!isThere) throw new AppError(Code.notFound, 'answeredCommentGone')
    return answered.root_id === null
      ? { rootId: answered.id, replyToId, answeredId: null }
      : { rootId: answered.root_id, replyToId, answeredId: answered.author_id }
  }

  /** A text as it may be published, and whom it names. */
  async #prepare(
    trx: Transaction<DB>,
    userId: number,
    written: string,
  ): Promise<{ content: string; mentions: Mention[]; heldFor: HeldReason | null }> {
    const { texts, heldFor } = await this.#deps.screening.screen(trx, userId, [
      { text: written, field: 'content', isMarkdown: true },
    ])
    const [content = written] = texts
    return { content, heldFor, mentions: await findMentions(trx, content, MAX_MENTIONS) }
  }

  async #read(db: Kysely<DB>, id: number, reader: Reader): Promise<Comment> {
    const row = await new CommentReadRepository(db).find(id, reader)
    if (!row) throw notFound()
    return toComment(row, reader)
  }
}
