import { type Kysely, sql } from 'kysely'
import type { DB } from '../../../platform/db/schema.gen.ts'

/** Counts on questions what learners do with them. */
export class QuestionCountService {
  readonly #db: Kysely<DB>

  constructor(db: Kysely<DB>) {
    this.#db = db
  }

  async addViews(views: ReadonlyMap<number, number>): Promise<void> {
    await sql`
      update question q set view_count = q.view_count + v.views
      from unnest(${[...views.keys()]}::bigint[], ${[...views.values()]}::int[]) as v (question_id, views)
      where q.id = v.question_id`.execute(this.#db)
  }

  /** A learner has met the question in an interview, or takes it back. @returns how many have met it now */
  async countEncounters(transaction: Kysely<DB>, questionId: number, step: number): Promise<number> {
    const row = await transaction
      .updateTable('question')
      .set((eb) => ({ encounter_count: eb('encounter_count', '+', step) }))
      .where('id', '=', questionId)
      .returning('encounter_count')
      .executeTakeFirstOrThrow()
    return row.encounter_count
  }
}
