import { type Kysely, sql, type Transaction } from 'kysely'
import type { DB } from '../../platform/db/schema.gen.ts'

/** What one learner has done with questions. */
export class LearnerActivityRepository {
  readonly #db: Kysely<DB>

  constructor(db: Kysely<DB>) {
    this.#db = db
  }

  async count(userId: number) {
    const { rows } = await sql<{
      practised: number
      mastered: number
      ratings: number
      favourites: number
      notes: number
    }>`
      select m.practised, m.mastered,
        (select count(*) from review_log where user_id = ${userId} and undone_time is null) as ratings,
        (select count(*) from question_favourite where user_id = ${userId}) as favourites,
        (select count(*) from question_note where user_id = ${userId}) as notes
      from (
        select count(*) as practised, count(*) filter (where mastery >= 3) as mastered
        from question_mastery where user_id = ${userId}
      ) m`.execute(this.#db)
    const [counts] = rows
    if (!counts) throw new Error('an aggregate has one row')
    return counts
  }

  /** The last self-ratings, the newest first. */
  listRatings(userId: number, limit: number) {
    return this.#db
      .selectFrom('review_log as r')
      .innerJoin('question as q', 'q.id', 'r.question_id')
      .select(['q.id as question_id', 'q.title', 'r.rating', 'r.create_time'])
      .where('r.user_id', '=', userId)
      .where('r.undone_time', 'is', null)
      .orderBy('r.create_time', 'desc')
      .orderBy('r.id', 'desc')
      .limit(limit)
      .execute()
  }

  /** Deletes it all. How many met a question in an interview stays: that is no longer anybody's. */
  async deleteOfUser(trx: Transaction<DB>, userId: number): Promise<void> {
    await trx.deleteFrom('question_visit').where('user_id', '=', userId).execute()
    await trx.deleteFrom('question_mastery').where('user_id', '=', userId).execute()
    await trx.deleteFrom('question_favourite').where('user_id', '=', userId).execute()
    await trx.deleteFrom('question_encounter').where('user_id', '=', userId).execute()
    await trx.deleteFrom('question_note').where('user_id', '=', userId).execute()
  }
}
