import { type Kysely, sql } from 'kysely'
import type { DB } from '../../../platform/db/schema.gen.ts'

export interface QuestionBankRow {
  id: number
  slug: string
  name: string
  description: string
  group_name: string
  sort_order: number
  question_count: number
  /** How many questions the caller has at mastery 1 to 4. */
  mastered: number[]
}

/** Question banks as learners read them, with their counts. */
export class QuestionBankRepository {
  readonly #db: Kysely<DB>

  constructor(db: Kysely<DB>) {
    this.#db = db
  }

  /** All banks that hold something published in their order, or one of them. */
  async list(userId: number | null, id?: number): Promise<QuestionBankRow[]> {
    const { rows } = await sql<QuestionBankRow>`
      with mine as (
        select q.bank_id, m.mastery, count(*)::int as n from question_mastery m join question q on q.id = m.question_id
        where m.user_id = ${userId} and q.status = 'published' group by q.bank_id, m.mastery
      )
      select b.id, b.slug, b.name, b.description, b.group_name, b.sort_order, published.question_count,
        array(select coalesce(mine.n, 0) from generate_series(1, 4) level
          left join mine on mine.bank_id = b.id and mine.mastery = level order by level) as mastered
      from question_bank b cross join lateral (
        select count(*)::int as question_count from question q where q.status = 'published' and q.bank_id = b.id
      ) published
      where published.question_count > 0 and ${id === undefined ? sql`true` : sql`b.id = ${id}`}
      order by b.sort_order, b.id`.execute(this.#db)
    return rows
  }

  /** The tags of a bank, or of all banks, with how many questions bear them; the most frequent first. */
  async tags(bankId: number | undefined, limit: number): Promise<{ tag: string; question_count: number }[]> {
    const { rows } = await sql<{ tag: string; question_count: number }>`
      select mode() within group (order by tag) as tag, count(*)::int as question_count from (
        select unnest(q.tags) as tag from question q
        where q.status = 'published' and ${bankId === undefined ? sql`true` : sql`q.bank_id = ${bankId}`}
      ) t
      group by lower(tag) order by question_count desc, tag limit ${sql.lit(limit)}`.execute(this.#db)
    return rows
  }
}
