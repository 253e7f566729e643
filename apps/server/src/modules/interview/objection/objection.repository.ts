import type { AnswerScoring } from '@app/contract/interview-objection/schemas'
import type { ObjectionOutcome } from '@app/contract/interview-objection/values'
import type { InterviewQuestionText } from '@app/contract/interview-question/schemas'
import type { Assessment } from '@app/contract/interview-session/schemas'
import type { ModelFailure } from '@app/contract/interview-session/values'
import { type Kysely, type Selectable, sql } from 'kysely'
import type { DB } from '../../../platform/db/schema.gen.ts'

/** An objection with its question as it was asked, and as it counts now. */
export interface ObjectionRow extends Selectable<DB['interview_objection']> {
  first_assessment: Assessment
  second_assessment: Assessment | null
  second_failure: ModelFailure | null
  outcome: ObjectionOutcome
  decider_name: string | null
  question: InterviewQuestionText
  hint_count: number
  current_score: number | null
  current_assessment: Assessment | null
}

/** Whether the second scoring is done, or is not to come any more. */
export const isScoredTwice = ({ second_score, second_failure }: ObjectionRow) =>
  second_score !== null || second_failure !== null

interface NewObjection {
  sessionId: number
  place: number
  reason: string
  first: AnswerScoring
}

interface Decision {
  outcome: ObjectionOutcome
  note: string
  decidedBy: number
}

/** Scores that candidates do not agree with. */
export class ObjectionRepository {
  readonly #db: Kysely<DB>

  constructor(db: Kysely<DB>) {
    this.#db = db
  }

  /** Those of a session, in the order of its questions. */
  list(sessionId: number): Promise<ObjectionRow[]> {
    return this.#select(sql`o.session_id = ${sessionId} order by o.place`)
  }

  async find(sessionId: number, place: number): Promise<ObjectionRow | undefined> {
    const [row] = await this.#select(sql`o.session_id = ${sessionId} and o.place = ${place}`)
    return row
  }

  async findById(id: number): Promise<ObjectionRow | undefined> {
    const [row] = await this.#select(sql`o.id = ${id}`)
    return row
  }

  /** What a question counts; undefined when the session has no such question. */
  async findScore(
    sessionId: number,
    place: number,
  ): Promise<{ score: number | null; assessment: Assessment | null } | undefined> {
    const { rows } = await sql<{ score: number | null; assessment: Assessment | null }>`
      select score, assessment from interview_session_question
      where session_id = ${sessionId} and place = ${place}`.execute(this.#db)
    return rows[0]
  }

  /** @throws a unique violation of `interview_objection_session_id_place_key` */
  async insert({ sessionId, place, reason, first }: NewObjection): Promise<void> {
    await this.#db
      .insertInto('interview_objection')
      .values({
        session_id: sessionId,
        place,
        reason,
        create_time: new Date(),
        first_score: first.score,
        first_assessment: JSON.stringify(first.assessment),
      })
      .execute()
  }

  /** Notes what the second scoring came to, or why there is none, unless either is noted already. */
  async saveSecond(id: number, second: AnswerScoring | null, failure: ModelFailure | null): Promise<void> {
    await this.#db
      .updateTable('interview_objection')
      .set({
        second_score: second?.score ?? null,
        second_assessment: second && JSON.stringify(second.assessment),
        second_failure: failure,
      })
      .where('id', '=', id)
      .where('second_score', 'is', null)
      .where('second_failure', 'is', null)
      .execute()
  }

  async decide(id: number, { outcome, note, decidedBy }: Decision): Promise<void> {
    await this.#db
      .updateTable('interview_objection')
      .set({ outcome, note, decided_by: decidedBy, decide_time: new Date() })
      .where('id', '=', id)
      .execute()
  }

  /** How many wait for an admin. */
  async countOpen(): Promise<number> {
    const { rows } = await sql<{ count: number }>`
      select count(*) as count from interview_objection where outcome = 'open'`.execute(this.#db)
    return rows[0]?.count ?? 0
  }

  async #select(where: ReturnType<typeof sql>): Promise<ObjectionRow[]> {
    const { rows } = await sql<ObjectionRow>`
      select o.*, case when u.delete_time is null then u.username end as decider_name, q.question, q.hint_count, q.score as current_score, q.assessment as current_assessment
      from interview_objection o
        join interview_session_question q on q.session_id = o.session_id and q.place = o.place
        left join app_user u on u.id = o.decided_by
      where ${where}`.execute(this.#db)
    return rows
  }
}
