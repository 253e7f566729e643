import { type Kysely, sql } from 'kysely'
import type { DB } from '../../platform/db/schema.gen.ts'

/** A learner opened a question. */
export interface Visit {
  userId: number
  questionId: number
  time: Date
}

/** Which questions learners opened, and when. */
export class VisitRepository {
  readonly #db: Kysely<DB>

  constructor(db: Kysely<DB>) {
    this.#db = db
  }

  /** The question that a learner opened last, of those that are published. */
  findLast(userId: number) {
    return this.#db
      .selectFrom('question_visit as v')
      .innerJoin('question as q', 'q.id', 'v.question_id')
      .innerJoin('question_bank as b', 'b.id', 'q.bank_id')
      .leftJoin('question_mastery as m', (join) =>
        join.onRef('m.question_id', '=', 'q.id').onRef('m.user_id', '=', 'v.user_id'),
      )
      .select(['q.id', 'q.title', 'q.bank_id', 'b.name as bank_name', 'v.visit_time', 'm.mastery'])
      .where('v.user_id', '=', userId)
      .where('q.status', '=', 'published')
      .orderBy('v.visit_time', 'desc')
      .limit(1)
      .executeTakeFirst()
  }

  /** Notes visits. @returns the questions visited, one entry for each user's first visit of a day */
  async record(visits: readonly Visit[]): Promise<number[]> {
    const { rows } = await sql<{ question_id: number }>`
      with incoming as (
        select * from unnest(${visits.map((v) => v.userId)}::bigint[], ${visits.map((v) => v.questionId)}::bigint[],
          ${visits.map((v) => v.time.toISOString())}::timestamptz[]) as v (user_id, question_id, visit_time)
        where exists (select 1 from app_user u where u.id = v.user_id) and exists (select 1 from question q where q.id = v.question_id)
      ), written as (
        insert into question_visit (user_id, question_id, visit_time) select user_id, question_id, visit_time from incoming
        on conflict (user_id, question_id) do update set visit_time = excluded.visit_time
      )
      select i.question_id from incoming i left join question_visit v using (user_id, question_id)
      where v.visit_time is null
        or (v.visit_time at time zone 'Asia/Shanghai')::date < (i.visit_time at time zone 'Asia/Shanghai')::date`.execute(
      this.#db,
    )
    return rows.map((row) => row.question_id)
  }
}
