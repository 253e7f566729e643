import type { CommentTargetName } from '@app/contract/comment/schemas'
import type { Transaction } from 'kysely'
import type { CommentedThing } from '../../../platform/comment-target.ts'
import type { DB } from '../../../platform/db/schema.gen.ts'
import { excerptOf } from '../../../platform/text/excerpt.ts'
import type { MessageService, NewMessage } from '../../message/message.service.ts'
import type { CommentTargets } from '../CommentTargets.ts'
import { type CommentRecord, CommentRepository } from './comment.repository.ts'

interface PublisherDependencies {
  targets: CommentTargets
  messages: MessageService
}

const EXCERPT_LENGTH = 200

/** What is commented on, of a comment. */
export const targetOf = ({ target_type, target_id }: CommentRecord): CommentTargetName => ({
  targetType: target_type,
  targetId: target_id,
})

/** Messages about a comment: one for each whom it concerns, taken back with it. */
const foldOf = (id: number) => `comment:${id}`

/** What has to be done when a comment becomes visible or is visible no more, within the transaction. */
export class CommentPublisher {
  readonly #deps: PublisherDependencies

  constructor(deps: PublisherDependencies) {
    this.#deps = deps
  }

  /** Counts a comment that has become visible, and tells those whom it concerns unless they were told before. */
  async publish(trx: Transaction<DB>, comment: CommentRecord, thing: CommentedThing): Promise<void> {
    await this.#count(trx, comment, 1)
    if (comment.is_announced) return
    const comments = new CommentRepository(trx)
    await comments.setAnnounced(comment.id)
    const answered = comment.reply_to_id === null ? undefined : await comments.find(comment.reply_to_id)
    await this.#tell(trx, comment, thing, [
      ...(answered ? [{ userId: answered.author_id, ...REPLY }] : []),
      ...comment.mentions.map(({ id }) => ({ userId: id, ...MENTION })),
      ...(thing.authorId === null ? [] : [{ userId: thing.authorId, ...commentOn(comment) }]),
    ])
  }

  /** Tells those whom an edit named first. */
  async announceMentions(
    trx: Transaction<DB>,
    comment: CommentRecord,
    thing: CommentedThing,
    userIds: readonly number[],
  ): Promise<void> {
    await this.#tell(
      trx,
      comment,
      thing,
      userIds.map((userId) => ({ userId, ...MENTION })),
    )
  }

  /** Takes back what was counted and told. */
  async withdraw(trx: Transaction<DB>, comment: CommentRecord): Promise<void> {
    await this.#count(trx, comment, -1)
    await this.#deps.messages.takeBack(trx, { fold: foldOf(comment.id) })
  }

  async #count(trx: Transaction<DB>, comment: CommentRecord, count: 1 | -1): Promise<void> {
    const { id: commentId, author_id: authorId } = comment
    await new CommentRepository(trx).count(comment, count)
    const target = this.#deps.targets.of(comment.target_type)
    await target?.recordComment?.(trx, comment.target_id, { count, commentId, authorId })
  }

  /** Nobody is told twice of one comment: what concerns them most comes first. */
  async #tell(
    trx: Transaction<DB>,
    { id, author_id: actorId, content }: CommentRecord,
    { title: subject, path }: CommentedThing,
    recipients: readonly Recipient[],
  ): Promise<void> {
    const once = recipients.filter(
      ({ userId }, index) => recipients.findIndex((other) => other.userId === userId) === index,
    )
    const told = {
      actorId,
      subject,
      excerpt: excerptOf(content, EXCERPT_LENGTH),
      path: `${path}#comment-${id}`,
      fold: foldOf(id),
    }
    await this.#deps.messages.send(
      trx,
      once.map((recipient) => ({ ...recipient, ...told })),
    )
  }
}

type Recipient = Pick<NewMessage, 'userId' | 'kind' | 'event'>

const REPLY = { kind: 'reply', event: 'reply.comment' } as const
const MENTION = { kind: 'mention', event: 'mention.comment' } as const
const commentOn = ({ target_type }: CommentRecord) =>
  ({ kind: 'comment', event: `comment.${target_type}` }) as const
