import type { Rating } from '@app/contract/review/values'
import { sql, type Transaction } from 'kysely'
import type { DB } from '../../platform/db/schema.gen.ts'

/** The last self-rating of a question, exactly: the time is the database's own text. */
interface MasteryMark {
  mastery: number
  lastRatedTime: string
}

/** How well learners know questions: what they rated last. Written within the transaction of the rating. */
export class MasteryService {
  /** @returns the mark before; null when there was none */
  async set(
    trx: Transaction<DB>,
    { userId, questionId, rating, time }: { userId: number; questionId: number; rating: Rating; time: Date },
  ): Promise<MasteryMark | null> {
    const before = await trx
      .selectFrom('question_mastery')
      .select(['mastery', sql<string>`last_rated_time::text`.as('lastRatedTime')])
      .where('user_id', '=', userId)
      .where('question_id', '=', questionId)
      .executeTakeFirst()
    const values = { mastery: rating, last_rated_time: time }
    await trx
      .insertInto('question_mastery')
      .values({ user_id: userId, question_id: questionId, ...values })
      .onConflict((conflict) => conflict.columns(['user_id', 'question_id']).doUpdateSet(values))
      .execute()
    return before ?? null
  }

  /** Puts a mark back as it was. */
  async restore(
    trx: Transaction<DB>,
    userId: number,
    questionId: number,
    mark: MasteryMark | null,
  ): Promise<void> {
    if (mark) {
      await trx
        .updateTable('question_mastery')
        .set({ mastery: mark.mastery, last_rated_time: sql<Date>`${mark.lastRatedTime}::timestamptz` })
        .where('user_id', '=', userId)
        .where('question_id', '=', questionId)
        .execute()
    } else {
      await trx
        .deleteFrom('question_mastery')
        .where('user_id', '=', userId)
        .where('question_id', '=', questionId)
        .execute()
    }
  }
}
