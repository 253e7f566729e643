import type { InterviewQuestionText } from '@app/contract/interview-question/schemas'
import { type Kysely, sql } from 'kysely'
import { selectionOf } from '../../../platform/db/fields.ts'
import type { DB } from '../../../platform/db/schema.gen.ts'
import type { Language } from '../../../platform/i18n.ts'
import { pointsOf } from '../../../platform/recognition/checklist-points.ts'
import { interviewQuestionFields } from '../interview-question-fields.ts'
import type { Candidate } from './choose-questions.ts'
import type { ChosenQuestion } from './interview-session.repository.ts'

/** What a bank has to ask. */
export class QuestionPoolRepository {
  readonly #db: Kysely<DB>

  constructor(db: Kysely<DB>) {
    this.#db = db
  }

  /** Published questions of a bank, with what the learner was asked and missed before. */
  async listCandidates(userId: number, bankId: number): Promise<Candidate[]> {
    const { rows } = await sql<Candidate>`
      with asked as (
        select sq.question_id, count(*) as n from interview_session s
        join interview_session_question sq on sq.session_id = s.id and sq.state <> 'waiting'
        where s.user_id = ${userId} and s.bank_id = ${bankId} group by sq.question_id
      ), missed as (
        select m.question_id, count(*) as n from interview_missed_point m
        where m.user_id = ${userId} and m.is_open group by m.question_id
      )
      select q.id, q.topic, q.difficulty, row_number() over (order by q.sort_order, q.id) as "order",
        coalesce(asked.n, 0) as "askedCount", coalesce(missed.n, 0) as "missedCount",
        coalesce(sum(missed.n) over (partition by q.topic), 0)::int as "topicMissedCount"
      from interview_question q
      left join asked on asked.question_id = q.id left join missed on missed.question_id = q.id
      where q.bank_id = ${bankId} and q.status = 'published'
      order by q.sort_order, q.id`.execute(this.#db)
    return rows
  }

  /**
   * What questions say, in the order of the ids; those that are gone are left out. Where one is about the candidate, the
   * checklist stands in place of key points.
   */
  async listTexts(ids: readonly number[], language: Language): Promise<ChosenQuestion[]> {
    const { rows } = await sql<
      InterviewQuestionText & { id: number; words: unknown; problemId: number | null }
    >`
      select q.id, q.key_point_words as words, (
          select p.id from interview_question_problem l
          join question p on p.id = l.question_id and p.status = 'published' and p.program is not null
          where l.interview_question_id = q.id order by l.sort_order limit 1
        ) as "problemId", ${selectionOf(interviewQuestionFields, 'q')}
      from unnest(${ids}::bigint[]) with ordinality as w (id, place) join interview_question q on q.id = w.id
      order by w.place`.execute(this.#db)
    return rows.map(({ id, words, ...text }) => ({
      id,
      text: { ...text, keyPoints: pointsOf({ ...text, words }, language) },
    }))
  }
}
