import type { InterviewTopic } from '@app/contract/interview-bank/schemas'
import type { BankLevel } from '@app/contract/interview-bank/values'
import { type Kysely, sql } from 'kysely'
import type { DB } from '../../../platform/db/schema.gen.ts'

export interface InterviewBankRow {
  id: number
  name: string
  description: string
  group_name: string
  level: BankLevel
  minutes: number
  session_size: number
  learner_count: number
  scored_count: number
  score_sum: number
  topics: InterviewTopic[]
  best_score: number | null
  session_count: number
}

/** An interview bank with the question banks that train it. */
export interface InterviewTargetRow {
  id: number
  name: string
  groupName: string
  level: BankLevel
  minutes: number
  questionBankIds: number[]
  /** Whether most of its questions are about the candidate: it belongs to every role, and is none. */
  isPersonal: boolean
}

/** Interview banks as learners read them: those that have published questions. */
export class InterviewBankRepository {
  readonly #db: Kysely<DB>

  constructor(db: Kysely<DB>) {
    this.#db = db
  }

  /** All of them in their order, or one. */
  async list(userId: number | null, id?: number): Promise<InterviewBankRow[]> {
    const { rows } = await sql<InterviewBankRow>`
      with topic as (
        select bank_id, topic, count(*) as n, min(sort_order) as place from interview_question
        where status = 'published' ${id === undefined ? sql`` : sql`and bank_id = ${id}`}
        group by bank_id, topic
      )
      select b.id, b.name, b.description, b.group_name, b.level, b.minutes, b.session_size, b.learner_count, b.scored_count,
        b.score_sum, t.topics, r.best_score, coalesce(r.session_count, 0) as session_count
      from interview_bank b
      join (
        select bank_id, jsonb_agg(jsonb_build_object('name', topic, 'questionCount', n) order by place, topic) as topics
        from topic group by bank_id
      ) t on t.bank_id = b.id
      left join interview_record r on r.bank_id = b.id and r.user_id = ${userId}
      order by b.sort_order, b.id`.execute(this.#db)
    return rows
  }

  /** What one can prepare for, in the banks' order; of its question banks those that train most of it come first. */
  async listTargets(): Promise<InterviewTargetRow[]> {
    const { rows } = await sql<InterviewTargetRow>`
      with trained as (
        select i.bank_id, q.bank_id as question_bank_id, count(distinct i.id) as n from interview_question i
        join interview_question_link l on l.interview_question_id = i.id
        join question q on q.id = l.question_id and q.status = 'published'
        where i.status = 'published' group by i.bank_id, q.bank_id
      )
      select b.id, b.name, b.group_name as "groupName", b.level, b.minutes, array(
          select question_bank_id from trained t where t.bank_id = b.id order by n desc, question_bank_id
        ) as "questionBankIds", asked.is_personal as "isPersonal"
      from interview_bank b
      join (
        select bank_id, count(*) filter (where is_personal) * 2 > count(*) as is_personal from interview_question
        where status = 'published' group by bank_id
      ) asked on asked.bank_id = b.id
      order by b.sort_order, b.id`.execute(this.#db)
    return rows
  }
}
