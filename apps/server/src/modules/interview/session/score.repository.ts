import type { Assessment } from '@app/contract/interview-session/schemas'
import type { ModelFailure } from '@app/contract/interview-session/values'
import { COUNTED_SCORERS, type Scorer } from '@app/contract/key-point/values'
import { type Kysely, sql } from 'kysely'
import type { DB } from '../../../platform/db/schema.gen.ts'
import type { SessionRow } from './interview-session.repository.ts'
import type { SessionTotal } from './score-question.ts'

/** What a question of a session came to; null: it was not answered, and a score also as long as a point waits to be checked. */
export interface ScoredQuestion {
  place: number
  followedUp: readonly number[]
  score: number | null
  assessment: Assessment | null
}

/** Scores that the best one and the bank's mean are made of: those that count, and what former versions have counted. */
const KEPT_SCORERS: readonly Scorer[] = [...COUNTED_SCORERS, 'phrases']

export const keptScore = ({ score, scorer }: { score: number | null; scorer: Scorer | null }) =>
  scorer && KEPT_SCORERS.includes(scorer) ? score : null

/** What a stored point counts: right, wrong, missing or unchecked. `standingOf` of the contract says the same. */
export const standing = (point: string) =>
  sql.raw(`coalesce(${point}."check", case when ${point}."isMentioned" then 'unchecked' else 'missing' end)`)

/** The stored points of an assessment as rows. */
export const pointRows = (assessment: string) =>
  sql.raw(`rows from (jsonb_to_recordset(${assessment} -> 'points') as (text text, "check" text, "isMentioned" boolean))
    with ordinality`)

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

  async listQuestions(sessionId: number): Promise<ScoredQuestion[]> {
    const { rows } = await sql<ScoredQuestion>`
      select place, followed_up as "followedUp", score, assessment from interview_session_question
      where session_id = ${sessionId} order by place`.execute(this.#db)
    return rows
  }

  async saveQuestions(id: number, scored: readonly ScoredQuestion[]): Promise<void> {
    await sql`
      update interview_session_question q set score = n.score, assessment = n.assessment
      from jsonb_to_recordset(${JSON.stringify(scored)}::text::jsonb)
        as n (place integer, score integer, assessment jsonb)
      where q.session_id = ${id} and q.place = n.place`.execute(this.#db)
  }

  /** Notes that a session is assessed, and that its user has done another one in its bank. @returns whether it is their first there */
  async finish(row: SessionRow): Promise<boolean> {
    await this.#db
      .updateTable('interview_session')
      .set({ state: 'finished' })
      .where('id', '=', row.id)
      .execute()
    if (row.bank_id === null) return false
    const { rows } = await sql<{ session_count: number }>`
      insert into interview_record (user_id, bank_id, session_count) values (${row.user_id}, ${row.bank_id}, 1)
      on conflict (user_id, bank_id) do update set session_count = interview_record.session_count + 1
      returning session_count`.execute(this.#db)
    return rows[0]?.session_count === 1
  }

  /** Notes another total, and what the user's record has of it. */
  async saveTotal(row: SessionRow, total: SessionTotal, failure?: ModelFailure | null): Promise<void> {
    await this.#db
      .updateTable('interview_session')
      .set({
        score: total.score,
        scorer: total.scorer,
        point_count: total.pointCount,
        mentioned_count: total.mentionedCount,
        unchecked_count: total.uncheckedCount,
        dimensions: JSON.stringify(total.dimensions),
        ...(failure !== undefined && { scorer_failure: failure }),
      })
      .where('id', '=', row.id)
      .execute()
    if (row.bank_id === null) return
    await sql`
      update interview_record r set best_score = (
        select max(s.score) from interview_session s
        where s.user_id = ${row.user_id} and s.bank_id = ${row.bank_id} and s.scorer = any(${KEPT_SCORERS}::text[])
      ) where r.user_id = ${row.user_id} and r.bank_id = ${row.bank_id}`.execute(this.#db)
  }

  /**
   * Counts anew, over all the user's sessions, how often the key points of some questions were missed, and whether they were
   * the last time that is known. A checklist is not counted: it is the same for every question.
   */
  async recountMissed(
    userId: number,
    sessionId: number,
    places: readonly number[],
    now: Date,
  ): Promise<void> {
    const counted = sql`
      select question_id, point, count(*) filter (where is_missed)::int as missed_count,
        coalesce((array_agg(is_missed order by create_time desc, id desc) filter (where is_missed is not null))[1], false)
          as is_open
      from (
        select q.question_id, p.text as point, s.create_time, s.id,
          case ${standing('p')} when 'right' then false when 'unchecked' then null else true end as is_missed
        from interview_session_question changed
          join interview_session_question q on q.question_id = changed.question_id
          join interview_session s on s.id = q.session_id and s.user_id = ${userId} and s.state = 'finished'
          cross join lateral ${pointRows('q.assessment')} as p
        where changed.session_id = ${sessionId} and changed.place = any(${places}::int[])
          and not (q.assessment -> 'isChecklist')::boolean
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

  async #find(id: number, lock: ReturnType<typeof sql>): Promise<SessionRow | undefined> {
    const { rows } = await sql<SessionRow>`select * from interview_session where id = ${id} ${lock}`.execute(
      this.#db,
    )
    return rows[0]
  }
}
