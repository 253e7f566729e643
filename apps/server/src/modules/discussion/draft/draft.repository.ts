import type { DiscussionDraftText } from '@app/contract/discussion/schemas'
import { type Kysely, sql } from 'kysely'
import type { DB } from '../../../platform/db/schema.gen.ts'

export interface DraftRow {
  discussion_id: number | null
  content: unknown
  base_version: number | null
  update_time: Date
}

export interface DraftSave {
  discussionId: number | null
  text: DiscussionDraftText
  baseVersion: number | null
  /** The time of the draft that this one goes on from; null: there was none. */
  baseTime: string | null
}

// A draft's time is its version and travels as ISO 8601 with milliseconds: store no more than that.
const thisMillisecond = sql<Date>`date_trunc('milliseconds', clock_timestamp())`

/** What users are writing. */
export class DraftRepository {
  readonly #db: Kysely<DB>

  constructor(db: Kysely<DB>) {
    this.#db = db
  }

  find(userId: number, discussionId: number | null): Promise<DraftRow | undefined> {
    return this.#db
      .selectFrom('discussion_draft')
      .select(['discussion_id', 'content', 'base_version', 'update_time'])
      .where('user_id', '=', userId)
      .where('discussion_id', 'is not distinct from', discussionId)
      .executeTakeFirst()
  }

  /** @returns undefined when another draft was saved since `baseTime` */
  async save(
    userId: number,
    { discussionId, text, baseVersion, baseTime }: DraftSave,
  ): Promise<Date | undefined> {
    const { rows } = await sql<{ update_time: Date }>`
      insert into discussion_draft as draft (user_id, discussion_id, content, base_version, update_time)
      values (${userId}, ${discussionId}, ${JSON.stringify(text)}::jsonb, ${baseVersion}, ${thisMillisecond})
      on conflict (user_id, discussion_id) do update
      set content = excluded.content, base_version = excluded.base_version,
        update_time = greatest(excluded.update_time, draft.update_time + interval '1 millisecond')
      where draft.update_time = ${baseTime}::timestamptz or draft.content = excluded.content
      returning update_time`.execute(this.#db)
    return rows[0]?.update_time
  }

  async delete(userId: number, discussionId: number | null): Promise<void> {
    await this.#db
      .deleteFrom('discussion_draft')
      .where('user_id', '=', userId)
      .where('discussion_id', 'is not distinct from', discussionId)
      .execute()
  }

  async deleteOfUser(userId: number): Promise<void> {
    await this.#db.deleteFrom('discussion_draft').where('user_id', '=', userId).execute()
  }
}
