import { type InterviewDimension, type Interviewer, MISSED_VERDICTS, type ModelFailure } from '@app/contract'
import { type Kysely, sql } from 'kysely'
import type { DB } from '../../../platform/db/schema.gen.ts'
import type { SessionRow } from './interview-session.repository.ts'
import type { ScoredQuestion } from './score.repository.ts'

interface ChangedTotal {
  score: number | null
  dimensions: readonly { dimension: InterviewDimension; score: number | null }[]
  scorer?: Interviewer
  failure?: ModelFailure | null
}

/** What is kept of a session's scores, changed after it was scored; every method that writes belongs into a transaction. */
export class ScoreChangeRepository {
  readonly #db: Kysely<DB>

  constructor(db: Kysely<DB>) {
    this.#db = db
  }

  async listScores(sessionId: number): Promise<ScoredQuestion[]> {
    const { rows } = await sql<ScoredQuestion>`
      select place, score, assessment from interview_session_question
      where session_id = ${sessionId} order by place`.execute(this.#db)
    return rows
  }

  /** Notes another total, and what the user's record and the bank have of it. */
  async saveTotal(row: SessionRow, { score, dimensions, scorer, failure }: ChangedTotal): Promise<void> {
    await this.#db
      .updateTable('interview_session')
      .set({
        score,
        dimensions: JSON.stringify(dimensions),
        ...(scorer && { scorer, scorer_failure: failure ?? null }),
      })
      .where('id', '=', row.id)
      .execute()
    if (row.bank_id === null) return
    await sql`
      update interview_record r set best_score = (
        select max(s.score) from interview_session s where s.user_id = ${row.user_id} and s.bank_id = ${row.bank_id}
      ) where r.user_id = ${row.user_id} and r.bank_id = ${row.bank_id}`.execute(this.#db)
    await sql`
      update interview_bank set score_sum = score_sum + coalesce(${score}::int, 0) - coalesce(${row.score}::int, 0),
        scored_count = scored_count + (${score}::int is not null)::int - (${row.score}::int is not null)::int
      where id = ${row.bank_id}`.execute(this.#db)
  }

  /** Counts anew, over all the user's sessions, how often the key points of some questions were missed, and the last time. */
  async recountMissed(
    userId: number,
    sessionId: number,
    places: readonly number[],
    now: Date,
  ): Promise<void> {
    const counted = sql`
      select question_id, point, count(*) filter (where is_missed)::int as missed_count,
        bool_or(is_missed) filter (where age = 1) as is_open
      from (
        select q.question_id, p.text as point, p.verdict = any(${MISSED_VERDICTS}::text[]) as is_missed,
          row_number() over (partition by q.question_id, p.text order by s.create_time desc, s.id desc) as age
        from interview_session_question changed
          join interview_session_question q on q.question_id = changed.question_id
          join interview_session s on s.id = q.session_id and s.user_id = ${userId} and s.state = 'finished'
          cross join lateral jsonb_to_recordset(q.assessment -> 'points') as p (text text, verdict text)
        where changed.session_id = ${sessionId} and changed.place = any(${places}::int[])
      ) judged group by question_id, point`
    const time = sql`${now.toISOString()}::timestamptz`
    await sql`
      update interview_missed_point m
      set missed_count = c.missed_count, is_open = c.is_open, update_time = ${time}
      from (${counted}) c where m.user_id = ${userId} and m.question_id = c.question_id and m.point = c.point
        and (m.missed_count, m.is_open) is distinct from (c.missed_count, c.is_open)`.execute(this.#db)
    await sql`
      insert into interview_missed_point (user_id, question_id, point, missed_count, is_open, update_time)
      select ${userId}, c.question_id, c.point, c.missed_count, c.is_open, ${time} from (${counted}) c
      where c.missed_count > 0 on conflict (user_id, question_id, point) do nothing`.execute(this.#db)
  }
}
