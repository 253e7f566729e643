import { type Kysely, sql } from 'kysely'
import type { DB } from '../../../platform/db/schema.gen.ts'

export interface QuestionTextRow {
  id: number
  title: string
  tags: string[]
  bank_name: string
  /** The statement of a programming problem. */
  short_answer: string
  answer: string
  key_points: unknown
  follow_ups: unknown
}

const columns = sql`q.id, q.title, q.tags, b.name as bank_name,
  coalesce(q.program ->> 'statement', q.short_answer) as short_answer, q.answer, q.key_points, q.follow_ups`

/** Reads what published questions say, for who answers from them. */
export class QuestionLookupRepository {
  readonly #db: Kysely<DB>

  constructor(db: Kysely<DB>) {
    this.#db = db
  }

  /** In the order of the ids. */
  async findAll(ids: readonly number[]): Promise<QuestionTextRow[]> {
    const { rows } = await sql<QuestionTextRow>`
      select ${columns} from unnest(${ids}::bigint[]) with ordinality as wanted (id, place)
      join question q on q.id = wanted.id and q.status = 'published' join question_bank b on b.id = q.bank_id
      order by wanted.place`.execute(this.#db)
    return rows
  }

  /** The names of questions' banks. */
  async bankNames(ids: readonly number[]): Promise<{ id: number; name: string }[]> {
    const { rows } = await sql<{ id: number; name: string }>`
      select q.id, b.name from question q join question_bank b on b.id = q.bank_id where q.id = any(${ids}::bigint[])`.execute(
      this.#db,
    )
    return rows
  }
}
