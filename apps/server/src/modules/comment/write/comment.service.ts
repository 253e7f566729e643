import type { CommentState } from '@app/contract/comment/values'
import type { Kysely, Transaction } from 'kysely'
import type { DB } from '../../../platform/db/schema.gen.ts'
import type { CommentTargets } from '../CommentTargets.ts'
import { type CommentPublisher, targetOf } from './CommentPublisher.ts'
import { type CommentRecord, CommentRepository } from './comment.repository.ts'
import type { CommentWriteService } from './comment-write.service.ts'

interface CommentDependencies {
  targets: CommentTargets
  publisher: CommentPublisher
  commentWrites: CommentWriteService
}

/** Comments for the other modules: those that they are on, and those who judge them. */
export class CommentService {
  readonly #deps: CommentDependencies

  constructor(deps: CommentDependencies) {
    this.#deps = deps
  }

  /** A comment, whatever its state. */
  findOf(db: Kysely<DB>, id: number): Promise<CommentRecord | undefined> {
    return new CommentRepository(db).find(id)
  }

  /** Hides comments from all but their authors and the admins, or shows them again. */
  async setHidden(trx: Transaction<DB>, ids: readonly number[], isHidden: boolean): Promise<void> {
    for (const id of inOrder(ids)) await this.setState(trx, id, isHidden ? 'hidden' : 'visible')
  }

  /**
   * Counts, and takes back or sends what people are told, as the new state demands. Deleting can't be undone.
   * @param reason why, for the other admins
   * @returns the comment as it was; undefined when there is none
   */
  async setState(
    trx: Transaction<DB>,
    id: number,
    state: CommentState,
    reason = '',
  ): Promise<CommentRecord | undefined> {
    const comment = await this.#claim(trx, id)
    if (!comment || comment.state === state || comment.state === 'deleted') return comment
    const { publisher, targets, commentWrites } = this.#deps
    if (state === 'deleted') {
      await commentWrites.remove(trx, comment)
      return comment
    }
    await new CommentRepository(trx).setState(id, state, reason)
    if (comment.state === 'visible') await publisher.withdraw(trx, comment)
    if (state !== 'visible') return comment
    const author = { id: comment.author_id, userRole: 'user' } as const
    const thing = await targets.find(trx, targetOf(comment), author)
    // Where it can't be read there is nobody to tell.
    const announced = thing ? comment : { ...comment, is_announced: true }
    await publisher.publish(trx, announced, thing ?? { title: '', path: '', authorId: null, isLocked: true })
    return comment
  }

  /** Deletes comments as their authors could. */
  async deleteAsAdmin(trx: Transaction<DB>, ids: readonly number[]): Promise<void> {
    for (const id of inOrder(ids)) await this.setState(trx, id, 'deleted')
  }

  async #claim(trx: Transaction<DB>, id: number): Promise<CommentRecord | undefined> {
    const comments = new CommentRepository(trx)
    const known = await comments.find(id)
    if (!known) return undefined
    await comments.lockTarget(targetOf(known))
    return comments.lock(id)
  }
}

/** So that two who act on the same comments do not wait for each other. */
const inOrder = (ids: readonly number[]) => ids.toSorted((a, b) => a - b)
