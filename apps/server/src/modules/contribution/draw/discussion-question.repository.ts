import { type Kysely, sql } from 'kysely'
import type { DB } from '../../../platform/db/schema.gen.ts'

/** A question that a post tells of; null where the bank has none yet. */
export interface DiscussionQuestionRow {
  question_id: number | null
  is_pending: boolean
  mastery: number
}

/** The questions that posts tell of. */
export class DiscussionQuestionRepository {
  readonly #db: Kysely<DB>

  constructor(db: Kysely<DB>) {
    this.#db = db
  }

  /** In place of what was linked before. */
  async replace(
    discussionId: number,
    { questionIds, contributionIds }: { questionIds: readonly number[]; contributionIds: readonly number[] },
  ): Promise<void> {
    await this.#db.deleteFrom('discussion_question').where('discussion_id', '=', discussionId).execute()
    const rows = [
      ...questionIds.map((question_id) => ({ question_id, contribution_id: null })),
      ...contributionIds.map((contribution_id) => ({ question_id: null, contribution_id })),
    ]
    if (rows.length === 0) return
    await this.#db
      .insertInto('discussion_question')
      .values(rows.map((row, place) => ({ discussion_id: discussionId, place, ...row })))
      .execute()
  }

  /** With the caller's mastery; a question that was proposed is what it became. */
  async list(discussionId: number, userId: number): Promise<DiscussionQuestionRow[]> {
    const { rows } = await sql<DiscussionQuestionRow>`
      select q.id as question_id, coalesce(m.mastery, 0)::int as mastery,
        coalesce(q.id is null and c.state in ('pending', 'accepted', 'changed'), false) as is_pending
      from discussion_question d
        left join contribution c on c.id = d.contribution_id
        left join question q on q.id = coalesce(d.question_id, c.question_id) and q.status = 'published'
        left join question_mastery m on m.question_id = q.id and m.user_id = ${userId}
      where d.discussion_id = ${discussionId} order by d.place`.execute(this.#db)
    return rows
  }
}
