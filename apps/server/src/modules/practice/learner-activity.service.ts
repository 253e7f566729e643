import { rating } from '@app/contract/review/schemas'
import type { UserActivity } from '@app/contract/user/schemas'
import type { LearnerNumbers, LearnerProfile } from '@app/contract/user-profile/schemas'
import type { Transaction } from 'kysely'
import type { DB } from '../../platform/db/schema.gen.ts'
import type { LearnerActivityRepository } from './learner-activity.repository.ts'
import { streaksOf } from './learner-year.ts'

const RECENT_RATINGS = 10

type LearnerActivity = Omit<UserActivity, 'sessions' | 'conversationCount' | 'replyCount'>

type Reached = Pick<LearnerNumbers, 'practised' | 'mastered'>

type LearnerYearView = Omit<LearnerProfile, 'recentRatings'>

/** What one learner has done with questions. */
export class LearnerActivityService {
  readonly #learners: LearnerActivityRepository

  constructor(learners: LearnerActivityRepository) {
    this.#learners = learners
  }

  async activityOf(userId: number): Promise<LearnerActivity> {
    const [counts, recentRatings] = await Promise.all([
      this.#learners.count(userId),
      this.recentRatings(userId),
    ])
    return {
      practisedCount: counts.practised,
      masteredCount: counts.mastered,
      ratingCount: counts.ratings,
      favouriteCount: counts.favourites,
      noteCount: counts.notes,
      recentRatings,
    }
  }

  /** What a learner has done in the year up to their own today, and reached. */
  async yearOf(userId: number, today: string): Promise<LearnerYearView> {
    const { days, banks, practised, mastered, favourites, notes } = await this.#learners.year(userId, today)
    const calendar = { today, days }
    return {
      numbers: { practised, mastered, ...streaksOf(calendar) },
      calendar,
      banks,
      favouriteCount: favourites,
      noteCount: notes,
    }
  }

  /** What some learners have reached, by their ids. */
  async reachedBy(userIds: readonly number[]): Promise<Map<number, Reached>> {
    const rows = userIds.length > 0 ? await this.#learners.countReached(userIds) : []
    const known = new Map(rows.map(({ user_id, ...reached }) => [user_id, reached]))
    return new Map(userIds.map((id) => [id, known.get(id) ?? { practised: 0, mastered: 0 }]))
  }

  /** The last self-ratings, the newest first. */
  async recentRatings(userId: number): Promise<UserActivity['recentRatings']> {
    const rows = await this.#learners.listRatings(userId, RECENT_RATINGS)
    return rows.map((row) => ({
      questionId: row.question_id,
      title: row.title,
      rating: rating.parse(row.rating),
      createTime: row.create_time.toISOString(),
    }))
  }

  /** Deletes what is kept of a learner. */
  forgetUser(trx: Transaction<DB>, userId: number): Promise<void> {
    return this.#learners.deleteOfUser(trx, userId)
  }
}
