import { type Kysely, sql } from 'kysely'
import { escapeLike } from '../../platform/db/like.ts'
import type { DB } from '../../platform/db/schema.gen.ts'

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

export interface QuestionBankListQuery {
  ids?: number[] | undefined
  keyword?: string | undefined
  sortField: 'id' | 'sortOrder' | 'name' | 'questionCount'
  sortOrder: 'ascend' | 'descend'
  limit: number
  offset: number
}

const sortColumns = {
  id: 'id',
  sortOrder: 'sort_order',
  name: 'name',
  questionCount: 'question_count',
} as const

/** Question banks with their counts. */
export class QuestionBankRepository {
  readonly #db: Kysely<DB>

  constructor(db: Kysely<DB>) {
    this.#db = db
  }

  /** All banks in their order, or one of them. */
  async list(userId: number | null, id?: number): Promise<QuestionBankRow[]> {
    const { rows } = await sql<QuestionBankRow>`
      with mine as (
        select q.bank_id, m.mastery, count(*)::int as n from question_mastery m join question q on q.id = m.question_id
        where m.user_id = ${userId} group by q.bank_id, m.mastery
      )
      select b.id, b.slug, b.name, b.description, b.group_name, b.sort_order, coalesce(f.question_count, 0) as question_count,
        array(select coalesce(mine.n, 0) from generate_series(1, 4) level
          left join mine on mine.bank_id = b.id and mine.mastery = level order by level) as mastered
      from question_bank b
      left join question_facet f on f.bank_id = b.id and f.difficulty = '' and f.tag = ''
      where ${id === undefined ? sql`true` : sql`b.id = ${id}`}
      order by b.sort_order, b.id`.execute(this.#db)
    return rows
  }

  async page(query: QuestionBankListQuery): Promise<{ rows: QuestionBankRow[]; total: number }> {
    const pattern = `%${escapeLike(query.keyword ?? '')}%`
    const direction = sql.raw(query.sortOrder === 'ascend' ? 'asc' : 'desc')
    const { rows } = await sql<QuestionBankRow & { total: number }>`
      select b.id, b.slug, b.name, b.description, b.group_name, b.sort_order, coalesce(f.question_count, 0) as question_count,
        '{0,0,0,0}'::int[] as mastered, count(*) over () as total
      from question_bank b
      left join question_facet f on f.bank_id = b.id and f.difficulty = '' and f.tag = ''
      where (b.name ilike ${pattern} or b.slug ilike ${pattern}) and ${query.ids ? sql`b.id = any(${query.ids}::bigint[])` : sql`true`}
      order by ${sql.ref(sortColumns[query.sortField])} ${direction}, b.id ${direction}`.execute(this.#db)
    return { rows: rows.slice(query.offset, query.offset + query.limit), total: rows.length }
  }

  /** The tags of a bank, or of all banks (0), with how many questions bear them; the most frequent first. */
  async tags(bankId: number, limit: number): Promise<{ tag: string; question_count: number }[]> {
    return this.#db
      .selectFrom('question_facet')
      .select(['tag', 'question_count'])
      .where('bank_id', '=', bankId)
      .where('difficulty', '=', '')
      .where('tag', '<>', '')
      .where('question_count', '>', 0)
      .orderBy('question_count', 'desc')
      .orderBy('tag')
      .limit(limit)
      .execute()
  }
}
