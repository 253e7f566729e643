import type { Difficulty } from '@app/contract'
import { CompiledQuery, type Kysely } from 'kysely'
import type { DB } from '../../platform/db/schema.gen.ts'

/** What of a question is the same for everybody and rarely changes. */
export interface QuestionContentRow {
  id: number
  bank_id: number
  bank_name: string
  title: string
  difficulty: Difficulty
  tags: string[]
  short_answer: string
  answer: string
  key_points: unknown
  follow_ups: unknown
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
  is_encountered: boolean
  note_content: string | null
  note_time: Date | null
}

// The most frequent queries: their texts are put together once, not at each call. $1 is the question, $2 the learner.
const MARKS = `
  q.version, q.view_count, q.encounter_count,
  coalesce(m.mastery, 0)::int as mastery, m.last_rated_time, f.user_id is not null as is_favourite,
  n.content as note_content, n.update_time as note_time,
  exists (select 1 from question_encounter e where e.question_id = q.id and e.user_id = $2) as is_encountered`

const MARK_JOINS = `
  left join question_mastery m on m.question_id = q.id and m.user_id = $2
  left join question_favourite f on f.question_id = q.id and f.user_id = $2
  left join question_note n on n.question_id = q.id and n.user_id = $2`

const IS_READABLE = `q.id = $1 and q.status = 'published'`

const FIND_MARKS = `select ${MARKS} from question q ${MARK_JOINS} where ${IS_READABLE}`

const FIND_DETAIL = `
  select q.id, q.bank_id, b.name as bank_name, q.title, q.difficulty, q.tags, q.short_answer, q.answer,
    q.key_points, q.follow_ups, q.create_time, q.update_time,
    (select coalesce(json_agg(json_build_object('id', r.id, 'title', r.title) order by l.sort_order), '[]')
      from question_relation l join question r on r.id = l.related_id and r.status = 'published'
      where l.question_id = q.id) as related,
    ${MARKS}
  from question q join question_bank b on b.id = q.bank_id ${MARK_JOINS} where ${IS_READABLE}`

/** Reads single questions as one practises them. */
export class QuestionDetailRepository {
  readonly #db: Kysely<DB>

  constructor(db: Kysely<DB>) {
    this.#db = db
  }

  /** Everything about a question, in one round trip. */
  findDetail(id: number, userId: number): Promise<(QuestionContentRow & QuestionMarksRow) | undefined> {
    return this.#find(FIND_DETAIL, id, userId)
  }

  /** All but the content: a third of the work. */
  findMarks(id: number, userId: number): Promise<QuestionMarksRow | undefined> {
    return this.#find(FIND_MARKS, id, userId)
  }

  async #find<Row>(query: string, id: number, userId: number): Promise<Row | undefined> {
    const { rows } = await this.#db.executeQuery<Row>(CompiledQuery.raw(query, [id, userId]))
    return rows[0]
  }
}
