import type { BankMastery } from '@app/contract/user-profile/schemas'
import { type Kysely, sql, type Transaction } from 'kysely'
import type { DB } from '../../platform/db/schema.gen.ts'

/** What one learner has done in a year and reached. */
export interface LearnerYear {
  practised: number
  mastered: number
  favourites: number
  notes: number
  days: { day: string; count: number }[]
  banks: BankMastery[]
}

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
        (select count(*) from question_note where user_id = ${userId})
          + (select count(*) from knowledge_point_note where user_id = ${userId}) as notes
      from (
        select count(*) as practised, count(*) filter (where mastery >= 3) as mastered
        from question_mastery where user_id = ${userId}
      ) m`.execute(this.#db)
    const [counts] = rows
    if (!counts) throw new Error('an aggregate has one row')
    return counts
  }

  /** How many questions each of some learners has practised and mastered; who has practised none is missing. */
  async countReached(userIds: readonly number[]) {
    const { rows } = await sql<{ user_id: number; practised: number; mastered: number }>`
      select m.user_id, count(*)::int as practised, (count(*) filter (where m.mastery >= 3))::int as mastered
      from question_mastery m join question q on q.id = m.question_id and q.status = 'published'
      where m.user_id = any(${userIds}::bigint[]) group by m.user_id`.execute(this.#db)
    return rows
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

  /** The days of a year with self-ratings, how many questions are at which mastery, and how far each bank is, in one query. */
  async year(userId: number, today: string): Promise<LearnerYear> {
    const { rows } = await sql<LearnerYear>`
      with mastered as (
        select q.bank_id, count(*) as practised, count(*) filter (where m.mastery >= 3) as mastered
        from question_mastery m join question q on q.id = m.question_id and q.status = 'published'
        where m.user_id = ${userId} group by q.bank_id
      ), day as (
        select day, count(*) as count from review_log
        where user_id = ${userId} and undone_time is null and day between ${today}::date - 370 and ${today}::date
        group by day
      ), bank as (
        select b.id, b.name, m.mastered, (
          select count(*) from question q where q.bank_id = b.id and q.status = 'published'
        ) as total, m.practised
        from mastered m join question_bank b on b.id = m.bank_id
      )
      select coalesce((select sum(practised)::int from mastered), 0) as practised,
        coalesce((select sum(mastered)::int from mastered), 0) as mastered,
        (select count(*)::int from question_favourite where user_id = ${userId}) as favourites,
        (select count(*)::int from question_note where user_id = ${userId})
          + (select count(*)::int from knowledge_point_note where user_id = ${userId}) as notes,
        coalesce((select json_agg(json_build_object('day', day, 'count', count) order by day) from day), '[]') as days,
        coalesce((
          select json_agg(json_build_object('id', id, 'name', name, 'mastered', mastered, 'total', total)
            order by practised desc, id) from bank
        ), '[]') as banks`.execute(this.#db)
    const [year] = rows
    if (!year) throw new Error('an aggregate has one row')
    return year
  }

  /** Deletes it all. */
  async deleteOfUser(trx: Transaction<DB>, userId: number): Promise<void> {
    await trx.deleteFrom('question_visit').where('user_id', '=', userId).execute()
    await trx.deleteFrom('question_mastery').where('user_id', '=', userId).execute()
    await trx.deleteFrom('question_favourite').where('user_id', '=', userId).execute()
  }
}
