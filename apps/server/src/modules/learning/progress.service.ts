import type { Rating } from '@app/contract'
import type { Kysely } from 'kysely'
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

  /** Keeps a self-rating; once every recall question of the point is known, the point is learned. @throws AppError 40400 */
  async recall(userId: number, recallQuestionId: number, rating: Rating): Promise<{ isLearned: boolean }> {
    return this.#db.transaction().execute(async (transaction) => {
      const progress = new ProgressRepository(transaction)
      const pointId = await progress.findPointOfRecall(recallQuestionId)
      if (pointId === undefined) throw notFound()
      await progress.saveRecall(userId, recallQuestionId, rating)
      if (await progress.areAllRecalled(userId, pointId, RECALLED))
        await progress.setLearned(userId, pointId, true)
      return { isLearned: await progress.isLearned(userId, pointId) }
    })
  }
}
