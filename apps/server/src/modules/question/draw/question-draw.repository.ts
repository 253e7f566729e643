import type { DrawFilter } from '@app/contract/question-draw/schemas'
import { type Kysely, sql } from 'kysely'
import type { DB } from '../../../platform/db/schema.gen.ts'
import { allOf, type Fragment } from '../../../platform/list/filters.ts'
import { matchedBy, type QuestionContext, questionFilters } from '../read/question-filters.ts'

/** How questions are drawn: shuffled, or what interviews ask often before the rest. */
export type DrawOrder = 'shuffled' | 'frequent'

/** Finds the published questions of a filter. */
export class QuestionDrawRepository {
  readonly #db: Kysely<DB>

  constructor(db: Kysely<DB>) {
    this.#db = db
  }

  async count(filter: DrawFilter, userId: number): Promise<number> {
    const { rows } = await sql<{ count: number }>`
      select count(*) as count from question q where ${conditionsOf(filter, userId)}`.execute(this.#db)
    return rows[0]?.count ?? 0
  }

  /** So many of the questions, and how many there are. */
  async draw(
    filter: DrawFilter,
    userId: number,
    limit: number,
    order: DrawOrder,
  ): Promise<{ questionIds: number[]; matching: number }> {
    const { rows } = await sql<{ id: number; matching: number }>`
      with fitting as materialized (
        select q.id, q.frequency_rank from question q where ${conditionsOf(filter, userId)})
      select id, (select count(*) from fitting) as matching from fitting
      order by ${order === 'frequent' ? sql`frequency_rank, random()` : sql`random()`} limit ${sql.lit(limit)}`.execute(
      this.#db,
    )
    return { questionIds: rows.map(({ id }) => id), matching: rows[0]?.matching ?? 0 }
  }

  /** The names of banks, in the banks' order. */
  async bankNames(ids: readonly number[]): Promise<string[]> {
    if (ids.length === 0) return []
    const rows = await this.#db
      .selectFrom('question_bank')
      .select('name')
      .where('id', 'in', ids)
      .orderBy('sort_order')
      .orderBy('id')
      .execute()
    return rows.map(({ name }) => name)
  }
}

function conditionsOf(filter: DrawFilter, userId: number): Fragment {
  const { bankIds, tags, difficulties, masteries, keyword } = filter
  const context: QuestionContext = { userId, matched: matchedBy(keyword) }
  const conditions: Fragment[] = [sql`q.status = 'published'`]
  if (bankIds.length > 0) conditions.push(sql`q.bank_id = any(${bankIds}::bigint[])`)
  if (tags.length > 0) conditions.push(questionFilters.tags.condition(tags, context))
  if (difficulties.length > 0) conditions.push(questionFilters.difficulties.condition(difficulties, context))
  if (masteries.length > 0) conditions.push(questionFilters.masteries.condition(masteries, context))
  if (keyword !== '') conditions.push(questionFilters.keyword.condition(keyword, context))
  if (filter.isFavourite) conditions.push(questionFilters.isFavourite.condition(true, context))
  if (filter.isEncountered) conditions.push(questionFilters.isEncountered.condition(true, context))
  if (filter.form) conditions.push(questionFilters.form.condition(filter.form, context))
  return allOf(conditions)
}
