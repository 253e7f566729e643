import type { QuestionText } from '@app/contract/question/schemas'
import type { Encounter } from '@app/contract/question-encounter/schemas'
import type { ProgramLanguage } from '@app/contract/question-program/values'
import { type Kysely, sql } from 'kysely'
import { selectionOf } from '../../../platform/db/fields.ts'
import type { DB } from '../../../platform/db/schema.gen.ts'
import { questionTextFields } from '../question-fields.ts'
import { hasPassed } from './has-passed.ts'

/** A question as one practises it, with what a learner has noted of it; what it says stands under the names of its fields. */
export type QuestionDetailRow = Record<keyof QuestionText, unknown> & {
  id: number
  bank_id: number
  bank_name: string
  key_point_words: unknown
  bank_slug: string
  related: { id: number; title: string; place: string }[]
  create_time: Date
  update_time: Date
  view_count: number
  encounter_count: number
  languages: ProgramLanguage[]
  mastery: number
  last_rated_time: Date | null
  is_favourite: boolean
  is_passed: boolean
  /** What the learner said of the interview they met it in. */
  encounter: Encounter | null
  note_content: string | null
  note_time: Date | null
}

/** Reads single questions as one practises them. */
export class QuestionDetailRepository {
  readonly #db: Kysely<DB>

  constructor(db: Kysely<DB>) {
    this.#db = db
  }

  /** A published question. */
  async find(id: number, userId: number): Promise<QuestionDetailRow | undefined> {
    const { rows } = await sql<QuestionDetailRow>`
      select q.id, q.bank_id, b.name as bank_name, b.slug as bank_slug, ${selectionOf(questionTextFields, 'q')}, q.key_point_words, q.create_time, q.update_time,
        (select coalesce(json_agg(json_build_object('id', r.id, 'title', r.title, 'place', rb.slug || '/' || r.slug)
            order by l.sort_order), '[]')
          from question_relation l join question r on r.id = l.related_id and r.status = 'published'
            join question_bank rb on rb.id = r.bank_id
          where l.question_id = q.id) as related,
        q.view_count, q.encounter_count, q.languages, ${hasPassed(userId)} as is_passed,
        coalesce(m.mastery, 0)::int as mastery, m.last_rated_time, f.user_id is not null as is_favourite,
        n.content as note_content, n.update_time as note_time,
        (select json_build_object('company', coalesce(c.name, ''), 'role', e.role, 'month', to_char(e.month, 'YYYY-MM'))
          from question_encounter e left join interview_company c on c.id = e.company_id
          where e.question_id = q.id and e.user_id = ${userId}) as encounter
      from question q join question_bank b on b.id = q.bank_id
        left join question_mastery m on m.question_id = q.id and m.user_id = ${userId}
        left join question_favourite f on f.question_id = q.id and f.user_id = ${userId}
        left join question_note n on n.question_id = q.id and n.user_id = ${userId}
      where q.id = ${id} and q.status = 'published'`.execute(this.#db)
    return rows[0]
  }
}
