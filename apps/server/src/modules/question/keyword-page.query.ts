import { type RawBuilder, sql } from 'kysely'
import {
  KEYWORD_LIMIT,
  listSource,
  pagePart,
  type QuestionFilters,
  type QuestionOrder,
  resolveOrder,
  whereClause,
} from './question-list.query.ts'

/** How many questions are looked at one after another before their matches are gathered instead. */
const WALK_LIMIT = 2000

/**
 * One page of a list by keyword, below a `t.total`. Few matches are gathered by their index and then ordered. Of many,
 * the first ones are mostly met soon by walking along the order of the list; where they are not, since a bank at the
 * list's end holds them all, they are gathered too.
 */
export function keywordPage(
  filters: QuestionFilters & QuestionOrder,
  userId: number | null,
  limit: number,
  offset: number,
): RawBuilder<unknown> {
  const { orderBy } = resolveOrder(filters)
  const most = Math.max(Math.min(limit, KEYWORD_LIMIT - offset), 0)
  const ofBank = filters.bankId === undefined ? sql`` : sql`and q.bank_id = ${filters.bankId}`
  const isFull = sql`(select count(*) from walked) = ${sql.lit(most)}`
  return sql`(
    with walked as materialized (
      select q.* from (
        select q.* from question q where q.status = 'published' ${ofBank}
        order by ${orderBy('q')} limit ${sql.lit(WALK_LIMIT + offset)}) q
      where t.total >= ${sql.lit(KEYWORD_LIMIT)} and ${whereClause(filters, userId, 'walk')}
      order by ${orderBy('q')} ${pagePart(most, offset)})
    select * from walked where ${isFull}
    union all
    (select q.* from ${listSource(filters)} where not ${isFull} and ${whereClause(filters, userId)}
      order by ${orderBy('q')} ${pagePart(most, offset)}))`
}
