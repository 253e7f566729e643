import type { CommentLikes } from '@app/contract/comment/schemas'
import { Code } from '@app/contract/common/envelope'
import type { Kysely, Transaction } from 'kysely'
import { AppError, notFound } from '../../../platform/app-error.ts'
import type { CommentedThing } from '../../../platform/comment-target.ts'
import type { DB } from '../../../platform/db/schema.gen.ts'
import type { Limits } from '../../../platform/limits/Limits.ts'
import { excerptOf } from '../../../platform/text/excerpt.ts'
import type { MessageService } from '../../message/message.service.ts'
import type { CommentTargets } from '../CommentTargets.ts'
import type { Reader } from '../Reader.ts'
import { targetOf } from '../write/CommentPublisher.ts'
import { type CommentRecord, CommentRepository } from '../write/comment.repository.ts'
import { CommentLikeRepository } from './comment-like.repository.ts'

interface CommentLikeDependencies {
  kysely: Kysely<DB>
  limits: Limits
  messages: MessageService
  targets: CommentTargets
}

const EXCERPT_LENGTH = 200
const foldOf = (id: number) => `like:comment:${id}`

/** Likes of comments: a row, a counter, and a message that all likes of a comment are folded into. */
export class CommentLikeService {
  readonly #deps: CommentLikeDependencies

  constructor(deps: CommentLikeDependencies) {
    this.#deps = deps
  }

  /** Liking twice counts once. @throws AppError 40400, 42900, 40900 for one's own comment */
  async like(reader: Reader, id: number): Promise<CommentLikes> {
    await this.#deps.limits.consume('commentLikeMinute', reader.id)
    return this.#change(id, reader, async (trx, comment, thing) => {
      if (comment.author_id === reader.id) throw new AppError(Code.conflict, 'ownLike')
      const likes = new CommentLikeRepository(trx)
      if (!(await likes.add({ commentId: id, userId: reader.id }))) return
      await likes.count(id, 1)
      await this.#deps.messages.send(trx, [
        {
          userId: comment.author_id,
          kind: 'like',
          event: 'like.comment',
          actorId: reader.id,
          subject: thing.title,
          excerpt: excerptOf(comment.content, EXCERPT_LENGTH),
          path: `${thing.path}#comment-${id}`,
          fold: foldOf(id),
        },
      ])
    })
  }

  /** @throws AppError 40400 */
  unlike(reader: Reader, id: number): Promise<CommentLikes> {
    return this.#change(id, reader, async (trx) => {
      const likes = new CommentLikeRepository(trx)
      if (!(await likes.delete({ commentId: id, userId: reader.id }))) return
      await likes.count(id, -1)
      await this.#deps.messages.takeBack(trx, { fold: foldOf(id), actorId: reader.id })
    })
  }

  async #change(
    id: number,
    reader: Reader,
    change: (trx: Transaction<DB>, comment: CommentRecord, thing: CommentedThing) => Promise<void>,
  ): Promise<CommentLikes> {
    const { kysely, targets } = this.#deps
    const known = await new CommentRepository(kysely).find(id)
    if (known?.state !== 'visible') throw notFound()
    const thing = await targets.require(kysely, targetOf(known), reader)
    return kysely.transaction().execute(async (trx) => {
      const comment = await new CommentRepository(trx).lock(id)
      if (comment?.state !== 'visible') throw notFound()
      await change(trx, comment, thing)
      const now = await new CommentLikeRepository(trx).find({ commentId: id, userId: reader.id })
      if (!now) throw notFound()
      return now
    })
  }
}
