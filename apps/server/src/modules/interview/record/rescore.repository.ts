import type { ModelFailure } from '@app/contract/interview-session/values'
import type { Scorer } from '@app/contract/key-point/values'
import { type Kysely, type Selectable, sql } from 'kysely'
import type { DB } from '../../../platform/db/schema.gen.ts'
import type { SessionRow } from '../session/interview-session.repository.ts'

export interface RescoreRow extends Omit<Selectable<DB['interview_rescore']>, 'questions_before'> {
  scorer: Scorer | null
  failure: ModelFailure | null
}

const columns = sql`id, session_id, ordered_by, create_time, end_time, score_before, score_after, scorer, failure`

/** Sessions that were scored all over again. */
export class RescoreRepository {
  readonly #db: Kysely<DB>

  constructor(db: Kysely<DB>) {
    this.#db = db
  }

  async isUnderWay(sessionId: number): Promise<boolean> {
    const { rows } = await sql`
      select 1 from interview_rescore where session_id = ${sessionId} and end_time is null`.execute(this.#db)
    return rows.length > 0
  }

  /** Notes what a session was worth, before it is scored again. @throws a unique violation of `interview_rescore_open` */
  async begin(row: SessionRow, adminId: number): Promise<void> {
    await sql`
      insert into interview_rescore (session_id, ordered_by, create_time, score_before, questions_before)
      select ${row.id}, ${adminId}, ${new Date().toISOString()}::timestamptz, ${row.score},
        jsonb_agg(jsonb_build_object('place', place, 'score', score, 'assessment', assessment) order by place)
      from interview_session_question where session_id = ${row.id}`.execute(this.#db)
  }

  /** Notes what it came to. */
  async end(
    sessionId: number,
    { score, scorer, failure }: Pick<RescoreRow, 'scorer' | 'failure'> & { score: number | null },
  ): Promise<void> {
    await this.#db
      .updateTable('interview_rescore')
      .set({ end_time: new Date(), score_after: score, scorer, failure })
      .where('session_id', '=', sessionId)
      .where('end_time', 'is', null)
      .execute()
  }

  /** All of a session, the oldest first. */
  async list(sessionId: number): Promise<RescoreRow[]> {
    const { rows } = await sql<RescoreRow>`
      select ${columns} from interview_rescore where session_id = ${sessionId} order by id`.execute(this.#db)
    return rows
  }

  /** Those of a session that are done, the oldest first. */
  async listDone(sessionId: number): Promise<RescoreRow[]> {
    const { rows } = await sql<RescoreRow>`
      select ${columns} from interview_rescore
      where session_id = ${sessionId} and end_time is not null order by id`.execute(this.#db)
    return rows
  }
}
