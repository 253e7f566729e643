import type { Assessment, InterviewDimension, Interviewer, ModelFailure } from '@app/contract'
import { type Kysely, sql } from 'kysely'
import type { DB } from '../../../platform/db/schema.gen.ts'
import type { SessionRow } from './interview-session.repository.ts'

/** What a question of a session is worth; null: not scored. */
export interface ScoredQuestion {
  place: number
  score: number | null
  assessment: Assessment | null
}

interface SessionScore {
  score: number | null
  dimensions: readonly { dimension: InterviewDimension; score: number | null }[]
  scorer: Interviewer
  /** Why the model did not score it. */
  failure: ModelFailure | null
}

interface JudgedPoint {
  place: number
  text: string
  isMissed: boolean
}

/** What sessions came to; every method that writes belongs into a transaction. */
export class ScoreRepository {
  readonly #db: Kysely<DB>

  constructor(db: Kysely<DB>) {
    this.#db = db
  }

  find(id: number): Promise<SessionRow | undefined> {
    return this.#find(id, sql``)
  }

  /** A session that nobody else scores until the transaction ends. */
  lock(id: number): Promise<SessionRow | undefined> {
    return this.#find(id, sql`for update`)
  }

  async saveQuestions(id: number, scored: readonly ScoredQuestion[]): Promise<void> {
    await sql`
      update interview_session_question q set score = n.score, assessment = n.assessment
      from jsonb_to_recordset(${JSON.stringify(scored)}::text::jsonb)
        as n (place integer, score integer, assessment jsonb)
      where q.session_id = ${id} and q.place = n.place`.execute(this.#db)
  }

  /** Counts what was missed, and notes what was missed before and was said this time. */
  async saveMissed(userId: number, id: number, points: readonly JudgedPoint[], now: Date): Promise<void> {
    const judged = sql`
      select q.question_id, n.text, n."isMissed" as is_missed
      from jsonb_to_recordset(${JSON.stringify(points)}::text::jsonb) as n (place integer, text text, "isMissed" boolean)
      join interview_session_question q on q.session_id = ${id} and q.place = n.place and q.question_id is not null`
    await sql`
      with judged as (${judged})
      insert into interview_missed_point (user_id, question_id, point, missed_count, update_time)
      select ${userId}, question_id, text, 1, ${now.toISOString()}::timestamptz from judged where is_missed
      on conflict (user_id, question_id, point) do update
      set missed_count = interview_missed_point.missed_count + 1, is_open = true, update_time = excluded.update_time`.execute(
      this.#db,
    )
    await sql`
      with judged as (${judged})
      update interview_missed_point m set is_open = false, update_time = ${now.toISOString()}::timestamptz
      from judged j
      where m.user_id = ${userId} and m.question_id = j.question_id and m.point = j.text and not j.is_missed`.execute(
      this.#db,
    )
  }

  async finish(row: SessionRow, { score, dimensions, scorer, failure }: SessionScore): Promise<void> {
    await this.#db
      .updateTable('interview_session')
      .set({
        state: 'finished',
        score,
        scorer,
        scorer_failure: failure,
        dimensions: JSON.stringify(dimensions),
      })
      .where('id', '=', row.id)
      .execute()
    if (row.bank_id === null) return
    await sql`
      with known as (
        insert into interview_record (user_id, bank_id, session_count, best_score)
        values (${row.user_id}, ${row.bank_id}, 1, ${score})
        on conflict (user_id, bank_id) do update
        set session_count = interview_record.session_count + 1,
          best_score = greatest(interview_record.best_score, excluded.best_score)
        returning session_count
      )
      update interview_bank b set learner_count = learner_count + (known.session_count = 1)::int,
        scored_count = scored_count + (${score}::int is not null)::int, score_sum = score_sum + coalesce(${score}::int, 0)
      from known where b.id = ${row.bank_id}`.execute(this.#db)
  }

  async #find(id: number, lock: ReturnType<typeof sql>): Promise<SessionRow | undefined> {
    const { rows } = await sql<SessionRow>`select * from interview_session where id = ${id} ${lock}`.execute(
      this.#db,
    )
    return rows[0]
  }
}
