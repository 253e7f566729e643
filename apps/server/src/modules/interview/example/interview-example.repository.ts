import { type Kysely, sql } from 'kysely'
import type { DB } from '../../../platform/db/schema.gen.ts'

/** An interview question with an answer that is worth half, and a question of the question bank that trains it. */
export interface ExampleRow {
  bankId: number
  bankName: string
  title: string
  answer: string
  keyPoints: unknown
  words: unknown
  trainingId: number
  trainingTitle: string
  trainingBankId: number
  trainingBankName: string
  shortAnswer: string
  trainingKeyPoints: unknown
  trainingWords: unknown
}

/** Longer ones do not fit beside each other. */
const LONGEST_TITLE = 36
const LONGEST_ANSWER = 90

/** Questions that show how the site works. */
export class InterviewExampleRepository {
  readonly #db: Kysely<DB>

  constructor(db: Kysely<DB>) {
    this.#db = db
  }

  /** So many questions of the first bank that has any, each time in another order that `seed` decides. */
  async list(seed: string, limit: number): Promise<ExampleRow[]> {
    const { rows } = await sql<ExampleRow>`
      select b.id as "bankId", b.name as "bankName", i.title, i.anchors ->> 'half' as answer, i.key_points as "keyPoints",
        i.key_point_words as words, t.*
      from interview_question i join interview_bank b on b.id = i.bank_id
        cross join lateral (
          select q.id as "trainingId", q.title as "trainingTitle", q.bank_id as "trainingBankId",
            qb.name as "trainingBankName", q.short_answer as "shortAnswer", q.key_points as "trainingKeyPoints",
            q.key_point_words as "trainingWords"
          from interview_question_link l join question q on q.id = l.question_id and q.status = 'published'
            join question_bank qb on qb.id = q.bank_id
          where l.interview_question_id = i.id and char_length(q.title) <= ${sql.lit(LONGEST_TITLE)} and q.short_answer <> ''
            and q.title <> i.title
          order by l.sort_order limit 1
        ) t
      where i.status = 'published' and not i.is_personal and char_length(i.title) <= ${sql.lit(LONGEST_TITLE)}
        and char_length(i.anchors ->> 'half') between 1 and ${sql.lit(LONGEST_ANSWER)}
      order by b.sort_order, b.id, md5(i.id || ${seed}) limit ${sql.lit(limit)}`.execute(this.#db)
    return rows
  }
}
