import type { Contract } from '@app/contract/contract'
import { type Kysely, sql } from 'kysely'
import { escapeLike } from '../../../platform/db/like.ts'
import type { DB } from '../../../platform/db/schema.gen.ts'
import { createList } from '../../../platform/list/create-list.ts'
import type { ListArguments } from '../../../platform/list/page-call.ts'
import type { RowPage, Slice } from '../../../platform/list/paging.ts'

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

export interface QuestionBankRecordRow extends QuestionBankRow {
  total_count: number
  version: number
}

export type QuestionBankListArguments = ListArguments<Contract['questionBank']['page']>

type BankRow = Omit<QuestionBankRecordRow, 'total_count'>

const withPublishedCount = sql`(
  select b.id, b.slug, b.name, b.description, b.group_name, b.sort_order, b.version,
    (select count(*)::int from question q where q.status = 'published' and q.bank_id = b.id) as question_count,
    '{0,0,0,0}'::int[] as mastered
  from question_bank b) b`

const banks = createList<Contract['questionBank']['page']>({
  source: withPublishedCount,
  filters: {
    ids: { condition: (ids) => sql`id = any(${ids}::bigint[])` },
    keyword: {
      condition(keyword) {
        const pattern = `%${escapeLike(keyword)}%`
        return sql`(name ilike ${pattern} or slug ilike ${pattern})`
      },
    },
  },
  orders: {
    id: { columns: [], natural: 'ascend' },
    sortOrder: { columns: ['sort_order'], natural: 'ascend' },
    name: { columns: ['name'], natural: 'ascend' },
    questionCount: { columns: ['question_count'], natural: 'ascend' },
  },
  defaultOrder: 'sortOrder',
})

/** Question banks with their counts. */
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

  async page(query: QuestionBankListArguments, slice: Slice): Promise<RowPage<QuestionBankRecordRow>> {
    const { rows, total } = await banks.page<BankRow>(this.#db, sql`*`, query, slice)
    return { rows: await this.#addTotals(rows), total }
  }

  async findRecord(id: number): Promise<QuestionBankRecordRow | undefined> {
    const { rows } = await sql<BankRow>`select * from ${withPublishedCount} where id = ${id}`.execute(
      this.#db,
    )
    return (await this.#addTotals(rows))[0]
  }

  /** Questions of any status are counted for the few banks of a page. */
  async #addTotals(rows: BankRow[]): Promise<QuestionBankRecordRow[]> {
    const counted = await sql<{ bank_id: number; total: number }>`
      select bank_id, count(*)::int as total from question
      where bank_id = any(${rows.map(({ id }) => id)}::bigint[]) group by bank_id`.execute(this.#db)
    const totals = new Map(counted.rows.map(({ bank_id, total }) => [bank_id, total]))
    return rows.map((row) => ({ ...row, total_count: totals.get(row.id) ?? 0 }))
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
