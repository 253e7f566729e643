import type { Rating } from '@app/contract/review/values'
import { type Kysely, sql } from 'kysely'
import type { DB } from '../../platform/db/schema.gen.ts'

/** How far learners are on the path. */
export class ProgressRepository {
  readonly #db: Kysely<DB>

  constructor(db: Kysely<DB>) {
    this.#db = db
  }

  async saveReadingPosition(userId: number, pointId: number, position: number): Promise<void> {
    await sql`
      insert into knowledge_point_progress (user_id, knowledge_point_id, reading_position)
      values (${userId}, ${pointId}, ${position})
      on conflict (user_id, knowledge_point_id) do update
        set reading_position = excluded.reading_position, update_time = now()`.execute(this.#db)
  }

  /** The time at which it was first learned stays. */
  async setLearned(userId: number, pointId: number, isLearned: boolean): Promise<void> {
    const time = isLearned ? sql`now()` : sql`null`
    await sql`
      insert into knowledge_point_progress (user_id, knowledge_point_id, learned_at)
      values (${userId}, ${pointId}, ${time})
      on conflict (user_id, knowledge_point_id) do update set update_time = now(),
        learned_at = case when ${isLearned} then coalesce(knowledge_point_progress.learned_at, now()) end`.execute(
      this.#db,
    )
  }

  /** @returns the published point that the recall question belongs to */
  async findPointOfRecall(recallQuestionId: number): Promise<number | undefined> {
    const row = await this.#db
      .selectFrom('recall_question as r')
      .innerJoin('knowledge_point as p', 'p.id', 'r.knowledge_point_id')
      .select('p.id')
      .where('r.id', '=', recallQuestionId)
      .where('p.status', '=', 'published')
      .executeTakeFirst()
    return row?.id
  }

  /** Whether every recall question of a point has at least this rating. */
  async areAllRecalled(userId: number, pointId: number, least: Rating): Promise<boolean> {
    const { rows } = await sql`
      select 1 from recall_question r
      left join review_card c on c.user_id = ${userId} and c.subject_type = 'recall' and c.subject_id = r.id
      where r.knowledge_point_id = ${pointId} and coalesce(c.last_rating, 0) < ${least} limit 1`.execute(
      this.#db,
    )
    return rows.length === 0
  }

  async isLearned(userId: number, pointId: number): Promise<boolean> {
    const row = await this.#db
      .selectFrom('knowledge_point_progress')
      .select('learned_at')
      .where('user_id', '=', userId)
      .where('knowledge_point_id', '=', pointId)
      .executeTakeFirst()
    return row?.learned_at != null
  }

  async deleteOfUser(userId: number): Promise<void> {
    await this.#db.deleteFrom('knowledge_point_progress').where('user_id', '=', userId).execute()
  }
}
