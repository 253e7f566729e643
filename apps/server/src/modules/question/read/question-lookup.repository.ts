import { type Kysely, sql } from 'kysely'
import type { DB } from '../../../platform/db/schema.gen.ts'

/** Titles that match are looked at up to here, and the best of them read. */
const LOOKED_AT = 2_000

export interface QuestionTextRow {
  id: number
  title: string
  tags: string[]
  bank_name: string
  short_answer: string
  key_points: unknown
  follow_ups: unknown
}

const columns = sql`q.id, q.title, q.tags, b.name as bank_name, q.short_answer, q.key_points, q.follow_ups`

/** Reads what published questions say, for who answers from them. */
export class QuestionLookupRepository {
  readonly #db: Kysely<DB>

  constructor(db: Kysely<DB>) {
    this.#db = db
  }

  async find(id: number): Promise<QuestionTextRow | undefined> {
    const { rows } = await sql<QuestionTextRow>`
      select ${columns} from question q join question_bank b on b.id = q.bank_id where q.id = ${id} and q.status = 'published'`.execute(
      this.#db,
    )
    return rows[0]
  }

  /** @param query a tsquery literal @returns each with the count of all questions */
  async match(query: string, limit: number): Promise<(QuestionTextRow & { question_count: number })[]> {
    const { rows } = await sql<QuestionTextRow & { question_count: number }>`
      select ${columns}, (
        select question_count from question_facet where bank_id = 0 and difficulty = '' and tag = ''
      ) as question_count from (
        select id, ts_rank(title_terms, ${query}::tsquery) as rank from (
          select id, title_terms from question where title_terms @@ ${query}::tsquery and status = 'published' limit ${sql.lit(LOOKED_AT)}
        ) matches order by rank desc, id limit ${sql.lit(limit)}
      ) best join question q using (id) join question_bank b on b.id = q.bank_id
      order by best.rank desc, q.id`.execute(this.#db)
    return rows
  }

  async mostViewed(limit: number): Promise<QuestionTextRow[]> {
    const { rows } = await sql<QuestionTextRow>`
      select ${columns} from question q join question_bank b on b.id = q.bank_id
      where q.status = 'published' order by q.view_count desc, q.id desc limit ${sql.lit(limit)}`.execute(
      this.#db,
    )
    return rows
  }
}
