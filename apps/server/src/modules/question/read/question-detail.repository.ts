import type { Encounter, QuestionText } from '@app/contract'
import { type Kysely, sql } from 'kysely'
import { selectionOf } from '../../../platform/db/fields.ts'
import type { DB } from '../../../platform/db/schema.gen.ts'
import { questionFields } from '../question-fields.ts'

/** What of a question is the same for everybody and rarely changes; what it says stands under the names of its fields. */
export type QuestionContentRow = Record<keyof QuestionText, unknown> & {
  id: number
  bank_id: number
  bank_name: string
  related: { id: number; title: string }[]
  create_time: Date
  update_time: Date
}

/** What changes all the time, and what a learner has noted. */
export interface QuestionMarksRow {
  /** Of the content. */
  version: number
  view_count: number
  encounter_count: number
  mastery: number
  last_rated_time: Date | null
  is_favourite: boolean
  /** What the learner said of the interview they met it in. */
  encounter: Encounter | null
  note_content: string | null
  note_time: Date | null
}

const marks = (userId: number) => sql`
  q.version, q.view_count, q.encounter_count,
  coalesce(m.mastery, 0)::int as mastery, m.last_rated_time, f.user_id is not null as is_favourite,
  n.content as note_content, n.update_time as note_time,
  (select json_build_object('company', coalesce(c.name, ''), 'role', e.role, 'month', to_char(e.month, 'YYYY-MM'))
    from question_encounter e left join interview_company c on c.id = e.company_id
    where e.question_id = q.id and e.user_id = ${userId}) as encounter`

const markJoins = (userId: number) => sql`
  left join question_mastery m on m.question_id = q.id and m.user_id = ${userId}
  left join question_favourite f on f.question_id = q.id and f.user_id = ${userId}
  left join question_note n on n.question_id = q.id and n.user_id = ${userId}`

/** Reads single questions as one practises them. */
export class QuestionDetailRepository {
  readonly #db: Kysely<DB>

  constructor(db: Kysely<DB>) {
    this.#db = db
  }

  /** Everything about a question, in one round trip. */
  async findDetail(id: number, userId: number): Promise<(QuestionContentRow & QuestionMarksRow) | undefined> {
    const { rows } = await sql<QuestionContentRow & QuestionMarksRow>`
      select q.id, q.bank_id, b.name as bank_name, ${selectionOf(questionFields, 'q')}, q.create_time, q.update_time,
        (select coalesce(json_agg(json_build_object('id', r.id, 'title', r.title) order by l.sort_order), '[]')
          from question_relation l join question r on r.id = l.related_id and r.status = 'published'
          where l.question_id = q.id) as related,
        ${marks(userId)}
      from question q join question_bank b on b.id = q.bank_id ${markJoins(userId)}
      where q.id = ${id} and q.status = 'published'`.execute(this.#db)
    return rows[0]
  }

  /** All but the content: a third of the work. */
  async findMarks(id: number, userId: number): Promise<QuestionMarksRow | undefined> {
    const { rows } = await sql<QuestionMarksRow>`
      select ${marks(userId)} from question q ${markJoins(userId)} where q.id = ${id} and q.status = 'published'`.execute(
      this.#db,
    )
    return rows[0]
  }
}
