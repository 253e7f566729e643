import { rating, type UserActivity } from '@app/contract'
import type { Transaction } from 'kysely'
import type { DB } from '../../platform/db/schema.gen.ts'
import type { LearnerActivityRepository } from './learner-activity.repository.ts'

const RECENT_RATINGS = 10

type LearnerActivity = Omit<UserActivity, 'sessions' | 'conversationCount' | 'replyCount'>

/** What one learner has done with questions, as admins see it. */
export class LearnerActivityService {
  readonly #learners: LearnerActivityRepository

  constructor(learners: LearnerActivityRepository) {
    this.#learners = learners
  }

  async activityOf(userId: number): Promise<LearnerActivity> {
    const [counts, ratings] = await Promise.all([
      this.#learners.count(userId),
      this.#learners.listRatings(userId, RECENT_RATINGS),
    ])
    return {
      practisedCount: counts.practised,
      masteredCount: counts.mastered,
      ratingCount: counts.ratings,
      favouriteCount: counts.favourites,
      noteCount: counts.notes,
      recentRatings: ratings.map((row) => ({
        questionId: row.question_id,
        title: row.title,
        rating: rating.parse(row.rating),
        createTime: row.create_time.toISOString(),
      })),
    }
  }

  /** Deletes what is kept of a learner. */
  forgetUser(trx: Transaction<DB>, userId: number): Promise<void> {
    return this.#learners.deleteOfUser(trx, userId)
  }
}
