import type { InterviewLevel } from '@app/contract/interview-bank/values'
import type { InterviewDimension } from '@app/contract/interview-question/values'
import type {
  EndReason,
  Interviewer,
  ModelFailure,
  SessionState,
  Strictness,
} from '@app/contract/interview-session/values'
import type { Scorer } from '@app/contract/key-point/values'
import { type Kysely, type Selectable, sql } from 'kysely'
import type { DB } from '../../../platform/db/schema.gen.ts'
import type { Language } from '../../../platform/i18n.ts'
import { Talk } from './Talk.ts'
import type { AskedText, TalkQuestion, TalkTurn } from './talk-state.ts'

export interface SessionRow extends Selectable<DB['interview_session']> {
  level: InterviewLevel
  strictness: Strictness
  language: Language
  interviewer: Interviewer
  state: SessionState
  end_reason: EndReason | null
  dimensions: { dimension: InterviewDimension; score: number | null }[] | null
  scorer: Scorer | null
  interviewer_failure: ModelFailure | null
  scorer_failure: ModelFailure | null
}

export interface NewSession {
  userId: number
  bankId: number
  bankName: string
  level: InterviewLevel
  topics: readonly string[]
  strictness: Strictness
  minutes: number | null
  resume: string
  jobDescription: string
  interviewer: Interviewer
  interviewerFailure: ModelFailure | null
  language: Language
  createTime: Date
}

/** A question of a session, as it is chosen. */
export interface ChosenQuestion {
  id: number
  text: AskedText
}

/** Sessions while they go on, each of one user. */
export class InterviewSessionRepository {
  readonly #db: Kysely<DB>

  constructor(db: Kysely<DB>) {
    this.#db = db
  }

  find(userId: number, id: number): Promise<SessionRow | undefined> {
    return this.#findOwn(userId, id, sql``)
  }

  /** A session on which nobody else acts until the transaction ends. */
  lock(userId: number, id: number): Promise<SessionRow | undefined> {
    return this.#findOwn(userId, id, sql`for update`)
  }

  /** The session of a user that goes on. */
  async findOpen(userId: number): Promise<SessionRow | undefined> {
    const { rows } = await sql<SessionRow>`
      select * from interview_session
      where user_id = ${userId} and state not in ('scoring', 'finished', 'abandoned', 'expired')`.execute(
      this.#db,
    )
    return rows[0]
  }

  /** Sessions to be ended or scored though nobody asks for them: overdue, left alone, or waiting for their score. */
  async listUnattended(before: { deadline: Date; act: Date; scoring: Date }, limit: number) {
    const { rows } = await sql<{ id: number; user_id: number }>`
      select id, user_id from interview_session
      where state not in ('finished', 'abandoned', 'expired') and (
        (state = 'scoring' and act_time <= ${before.scoring.toISOString()}::timestamptz)
        or (state <> 'scoring' and act_time <= ${before.act.toISOString()}::timestamptz)
        or (state not in ('scoring', 'paused') and deadline_time <= ${before.deadline.toISOString()}::timestamptz)
      )
      order by act_time limit ${limit}`.execute(this.#db)
    return rows
  }

  async talkOf(row: SessionRow): Promise<Talk> {
    const [questions, turns] = await Promise.all([this.listQuestions(row.id), this.listTurns(row.id)])
    return new Talk(
      {
        strictness: row.strictness,
        language: row.language,
        isJudgedByModel: row.interviewer === 'model' && row.interviewer_failure !== 'quota',
        questions,
        turns,
      },
      {
        state: row.state,
        step: row.step,
        place: row.place,
        draft: row.draft,
        deadlineTime: row.deadline_time,
        pauseTime: row.pause_time,
        pausedSeconds: row.paused_seconds,
        endTime: row.end_time,
        endReason: row.end_reason,
      },
    )
  }

  async listQuestions(sessionId: number): Promise<TalkQuestion[]> {
    const { rows } = await sql<TalkQuestion>`
      select place, question, state, followed_up as "followedUp", hint_count as "hintCount"
      from interview_session_question where session_id = ${sessionId} order by place`.execute(this.#db)
    return rows
  }

  async listTurns(sessionId: number): Promise<TalkTurn[]> {
    const { rows } = await sql<TalkTurn>`
      select number, step, place, speaker, kind, content, code, create_time as time
      from interview_turn where session_id = ${sessionId} order by number`.execute(this.#db)
    return rows
  }

  /** A session that has not begun. @throws a unique violation of `interview_session_open` */
  async insert(session: NewSession, questions: readonly ChosenQuestion[]): Promise<number> {
    const { id } = await this.#db
      .insertInto('interview_session')
      .values({
        user_id: session.userId,
        bank_id: session.bankId,
        bank_name: session.bankName,
        level: session.level,
        topics: JSON.stringify(session.topics),
        strictness: session.strictness,
        minutes: session.minutes,
        interviewer: session.interviewer,
        language: session.language,
        interviewer_failure: session.interviewerFailure,
        resume: session.resume,
        job_description: session.jobDescription,
        state: 'preparing',
        question_count: questions.length,
        create_time: session.createTime,
        act_time: session.createTime,
        deadline_time:
          session.minutes === null ? null : new Date(session.createTime.getTime() + session.minutes * 60_000),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    const asked = questions.map(({ id: questionId, text }) => ({ questionId, text }))
    await sql`
      insert into interview_session_question (session_id, place, question_id, question)
      select ${id}, q.place, q."questionId", q.text
      from rows from (jsonb_to_recordset(${JSON.stringify(asked)}::text::jsonb) as ("questionId" bigint, text jsonb))
        with ordinality as q ("questionId", text, place)`.execute(this.#db)
    return id
  }

  /** Stores what an act has changed. */
  async save(id: number, { current, questions, newTurns }: Talk, now: Date): Promise<void> {
    await this.#db
      .updateTable('interview_session')
      .set({
        state: current.state,
        step: current.step,
        place: current.place,
        draft: current.draft,
        deadline_time: current.deadlineTime,
        pause_time: current.pauseTime,
        paused_seconds: current.pausedSeconds,
        end_time: current.endTime,
        end_reason: current.endReason,
        act_time: now,
      })
      .where('id', '=', id)
      .execute()
    const touched = questions.filter(({ place }) => newTurns.some((turn) => turn.place === place))
    await sql`
      update interview_session_question q set state = n.state, followed_up = n."followedUp", hint_count = n."hintCount"
      from jsonb_to_recordset(${JSON.stringify(touched)}::text::jsonb)
        as n (place integer, state text, "followedUp" jsonb, "hintCount" integer)
      where q.session_id = ${id} and q.place = n.place`.execute(this.#db)
    await sql`
      insert into interview_turn (session_id, number, step, place, speaker, kind, content, code, create_time)
      select ${id}, n.number, n.step, n.place, n.speaker, n.kind, n.content, n.code, n.time
      from jsonb_to_recordset(${JSON.stringify(newTurns)}::text::jsonb)
        as n (number integer, step integer, place integer, speaker text, kind text, content text, code jsonb, time timestamptz)`.execute(
      this.#db,
    )
  }

  /** The embedded interviewer leads the talk, at least about the question at this place. */
  async noteInterviewerFailure(id: number, failure: ModelFailure, place: number): Promise<void> {
    await this.#db
      .updateTable('interview_session')
      .set({ interviewer_failure: failure, failed_place: place })
      .where('id', '=', id)
      .execute()
  }

  /** Keeps what the candidate is writing, as long as the session is at this step. */
  async saveDraft(userId: number, id: number, step: number, draft: string): Promise<void> {
    await this.#db
      .updateTable('interview_session')
      .set({ draft })
      .where('user_id', '=', userId)
      .where('id', '=', id)
      .where('step', '=', step)
      .where('state', 'in', ['answering', 'paused'])
      .execute()
  }

  async deleteOfUser(userId: number): Promise<void> {
    await this.#db.deleteFrom('interview_session').where('user_id', '=', userId).execute()
    await this.#db.deleteFrom('interview_missed_point').where('user_id', '=', userId).execute()
    await this.#db.deleteFrom('interview_record').where('user_id', '=', userId).execute()
  }

  async #findOwn(userId: number, id: number, lock: ReturnType<typeof sql>): Promise<SessionRow | undefined> {
    const { rows } = await sql<SessionRow>`
      select * from interview_session where user_id = ${userId} and id = ${id} ${lock}`.execute(this.#db)
    return rows[0]
  }
}
