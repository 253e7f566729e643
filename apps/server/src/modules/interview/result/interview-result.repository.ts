import type { CheckedText } from '@app/contract/content/checked'
import type { Contract } from '@app/contract/contract'
import type { Assessment } from '@app/contract/interview-session/schemas'
import { COUNTED_SCORERS } from '@app/contract/key-point/values'
import { type Kysely, sql } from 'kysely'
import type { DB } from '../../../platform/db/schema.gen.ts'
import { createList } from '../../../platform/list/create-list.ts'
import type { ListArguments } from '../../../platform/list/page-call.ts'
import type { RowPage, Slice } from '../../../platform/list/paging.ts'
import type { SessionRow } from '../session/interview-session.repository.ts'
import { pointRows, standing } from '../session/score.repository.ts'
import type { AskedText } from '../session/talk-state.ts'

export type SessionListArguments = ListArguments<Contract['interviewSession']['page']>

export interface ResultQuestionRow extends CheckedText {
  place: number
  question_id: number | null
  question: AskedText
  state: 'waiting' | 'asked' | 'answered' | 'skipped'
  score: number | null
  assessment: Assessment | null
  training: { id: number; title: string }[]
}

/** A key point that a session's user missed in it. */
export interface MissedPointRow {
  id: number
  /** Which question of the session, and which of its points, from 0. */
  place: number
  point_place: number
  is_reviewed: boolean
  point: string
  topic: string
  /** In how many sessions. */
  missed_count: number
}

export interface FinishedRow {
  id: number
  score: number | null
  endTime: Date
}

interface OftenMissedRow {
  point: string
  bank_id: number
  topic: string
  count: number
}

/** Of a session: whether somebody has checked all of it. */
const isCounted = sql`scorer = any(${COUNTED_SCORERS}::text[])`

const TREND_LENGTH = 20
const MISSED_LENGTH = 5

const sessionsOf = (userId: number) =>
  createList<Contract['interviewSession']['page']>({
    source: sql`(select * from interview_session where user_id = ${userId}) s`,
    filters: { bankId: { condition: (bankId) => sql`bank_id = ${bankId}` } },
    orders: { createTime: { columns: ['create_time'], natural: 'descend' } },
    defaultOrder: 'createTime',
  })

/** What sessions came to, each of one user. */
export class InterviewResultRepository {
  readonly #db: Kysely<DB>

  constructor(db: Kysely<DB>) {
    this.#db = db
  }

  page(userId: number, query: SessionListArguments, slice: Slice): Promise<RowPage<SessionRow>> {
    return sessionsOf(userId).page<SessionRow>(this.#db, sql`*`, query, slice)
  }

  /** The questions of a session in their order, with published questions of the question bank that train them. */
  async listQuestions(sessionId: number): Promise<ResultQuestionRow[]> {
    const { rows } = await sql<ResultQuestionRow>`
      select s.place, s.question_id, s.question, s.state, s.score, s.assessment,
        coalesce(i.checked_date, '') as "checkedDate", coalesce(i.versions, '{}') as versions, coalesce(i.sources, '{}') as sources,
        (select coalesce(jsonb_agg(jsonb_build_object('id', q.id, 'title', q.title) order by l.sort_order), '[]')
          from interview_question_link l join question q on q.id = l.question_id and q.status = 'published'
          where l.interview_question_id = s.question_id) as training
      from interview_session_question s left join interview_question i on i.id = s.question_id
      where s.session_id = ${sessionId} order by s.place`.execute(this.#db)
    return rows
  }

  /** The session before another one in the same bank whose score counts. */
  async findPrevious(row: SessionRow): Promise<SessionRow | undefined> {
    const { rows } = await sql<SessionRow>`
      select * from interview_session
      where user_id = ${row.user_id} and bank_id = ${row.bank_id} and ${isCounted} and create_time < ${row.create_time.toISOString()}::timestamptz
      order by create_time desc limit 1`.execute(this.#db)
    return rows[0]
  }

  /** What a session's user missed in it: what was not said, and what was said wrong. */
  async listMissed(row: SessionRow): Promise<MissedPointRow[]> {
    const { rows } = await sql<MissedPointRow>`
      select m.id, s.place, p.ordinality::int - 1 as point_place, m.point, s.question ->> 'topic' as topic, m.missed_count,
        exists (
          select 1 from review_card c where c.user_id = m.user_id and c.subject_type = 'interview' and c.subject_id = m.id
        ) as is_reviewed
      from interview_session_question s
        cross join lateral ${pointRows('s.assessment')} as p
        join interview_missed_point m on m.user_id = ${row.user_id} and m.question_id = s.question_id and m.point = p.text
      where s.session_id = ${row.id} and ${standing('p')} in ('missing', 'wrong')
      order by m.id`.execute(this.#db)
    return rows
  }

  /** The last session that is over; undefined without any. */
  async findLast(userId: number): Promise<SessionRow | undefined> {
    const { rows } = await sql<SessionRow>`
      select * from interview_session where user_id = ${userId} and state = 'finished'
      order by create_time desc, id desc limit 1`.execute(this.#db)
    return rows[0]
  }

  /** What a session's user missed in it and has not said since, the heaviest first, each with a question that trains it. */
  async listOpenMissed(
    row: SessionRow,
    limit: number,
  ): Promise<{ point: string; topic: string; trainingId: number | null }[]> {
    const { rows } = await sql<{ point: string; topic: string; trainingId: number | null }>`
      select m.point, i.topic, (
          select q.id from interview_question_link l join question q on q.id = l.question_id and q.status = 'published'
          where l.interview_question_id = i.id order by l.sort_order limit 1
        ) as "trainingId"
      from interview_session_question s
        cross join lateral rows from (
          jsonb_to_recordset(s.assessment -> 'points') as (text text, weight int)
        ) with ordinality as p (text, weight, place)
        join interview_missed_point m on m.user_id = ${row.user_id} and m.question_id = s.question_id and m.point = p.text
          and m.is_open
        join interview_question i on i.id = m.question_id and i.status = 'published'
      where s.session_id = ${row.id} order by p.weight desc, s.place, p.place limit ${sql.lit(limit)}`.execute(
      this.#db,
    )
    return rows
  }

  /** The session that ended last, of those in which something was answered; undefined without any. */
  async findLastAnswered(userId: number): Promise<FinishedRow | undefined> {
    const { rows } = await sql<FinishedRow>`
      select id, score, end_time as "endTime" from interview_session s
      where user_id = ${userId} and state = 'finished' and exists (
        select 1 from interview_session_question q where q.session_id = s.id and q.state = 'answered')
      order by end_time desc limit 1`.execute(this.#db)
    return rows[0]
  }

  /** The last sessions whose scores count, the oldest first. */
  async listTrend(userId: number): Promise<SessionRow[]> {
    const { rows } = await sql<SessionRow>`
      select * from (
        select * from interview_session where user_id = ${userId} and ${isCounted}
        order by create_time desc, id desc limit ${sql.lit(TREND_LENGTH)}
      ) last order by create_time, id`.execute(this.#db)
    return rows
  }

  async listOftenMissed(userId: number): Promise<OftenMissedRow[]> {
    const { rows } = await sql<OftenMissedRow>`
      select m.point, q.bank_id, q.topic, m.missed_count as count
      from interview_missed_point m join interview_question q on q.id = m.question_id and q.status = 'published'
      where m.user_id = ${userId} and m.is_open
      order by m.missed_count desc, m.update_time desc, m.id limit ${sql.lit(MISSED_LENGTH)}`.execute(
      this.#db,
    )
    return rows
  }

  /** The mean score of each topic of a bank. */
  async listTopics(userId: number, bankId: number): Promise<{ topic: string; score: number | null }[]> {
    const { rows } = await sql<{ topic: string; score: number | null }>`
      with mine as (
        select sq.question ->> 'topic' as topic, round(avg(sq.score))::int as score
        from interview_session s join interview_session_question sq on sq.session_id = s.id
        where s.user_id = ${userId} and s.bank_id = ${bankId} and ${isCounted} and sq.score is not null group by 1
      )
      select q.topic, mine.score
      from (
        select topic, min(sort_order) as place from interview_question
        where bank_id = ${bankId} and status = 'published' group by topic
      ) q left join mine on mine.topic = q.topic
      order by q.place, q.topic`.execute(this.#db)
    return rows
  }
}
