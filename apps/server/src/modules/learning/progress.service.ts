import type { Rating } from '@app/contract/review/values'
import type { Kysely, Transaction } from 'kysely'
import { notFound } from '../../platform/app-error.ts'
import type { DB } from '../../platform/db/schema.gen.ts'
import type { LearningService } from './learning.service.ts'
import { ProgressRepository } from './progress.repository.ts'

/** The rating from which on a recall question counts as answered: 掌握. */
const RECALLED: Rating = 3

/** Keeps how far learners are on the path. */
export class ProgressService {
  readonly #db: Kysely<DB>
  readonly #learning: LearningService

  constructor(db: Kysely<DB>, learning: LearningService) {
    this.#db = db
    this.#learning = learning
  }

  /** @throws AppError 40400 */
  async read(userId: number, pointId: number, position: number): Promise<void> {
    await this.#learning.ensurePoint(pointId)
    await new ProgressRepository(this.#db).saveReadingPosition(userId, pointId, position)
  }

  /** @throws AppError 40400 */
  async learn(userId: number, pointId: number, isLearned: boolean): Promise<void> {
    await this.#learning.ensurePoint(pointId)
    await new ProgressRepository(this.#db).setLearned(userId, pointId, isLearned)
  }

  /** @throws AppError 40400 unless the recall question is of a published point */
  async requireRecall(recallQuestionId: number): Promise<void> {
    if ((await new ProgressRepository(this.#db).findPointOfRecall(recallQuestionId)) === undefined)
      throw notFound()
  }

  /**
   * Marks the point of a recall question, which was rated in the same transaction, as learned once every one of its recall
   * questions is known.
   * @returns whether the point is learned
   */
  async noteRecalled(
    trx: Transaction<DB>,
    userId: number,
    recallQuestionId: number,
  ): Promise<{ isLearned: boolean }> {
    const progress = new ProgressRepository(trx)
    const pointId = await progress.findPointOfRecall(recallQuestionId)
    if (pointId === undefined) return { isLearned: false }
    if (await progress.areAllRecalled(userId, pointId, RECALLED))
      await progress.setLearned(userId, pointId, true)
    return { isLearned: await progress.isLearned(userId, pointId) }
  }
}
