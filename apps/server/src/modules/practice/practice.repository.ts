import type { Kysely } from 'kysely'
import type { DB } from '../../platform/db/schema.gen.ts'

/** What learners do with questions: mark one. */
export class PracticeRepository {
  readonly #db: Kysely<DB>

  constructor(db: Kysely<DB>) {
    this.#db = db
  }

  async addFavourite(userId: number, questionId: number): Promise<void> {
    await this.#db
      .insertInto('question_favourite')
      .values({ user_id: userId, question_id: questionId })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  }

  async deleteFavourite(userId: number, questionId: number): Promise<void> {
    await this.#db
      .deleteFrom('question_favourite')
      .where('user_id', '=', userId)
      .where('question_id', '=', questionId)
      .execute()
  }
}
