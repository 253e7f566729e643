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
import type { TermSpread } from './term-spread.query.ts'

/** How many questions are looked at one after another before their matches are gathered instead. */
const WALK_LIMIT = 2000

type Fragment = RawBuilder<unknown>

interface PageQuery {
  /** Queries before the page; `t` has the list's total. */
  before: Fragment
  /** The questions of the page. */
  page: Fragment
}

/** What a page by keyword is looked up for. */
interface KeywordList {
  filters: QuestionFilters & QuestionOrder
  userId: number | null
  /** How many questions the page holds at most, and how many of the list stand before it. */
  limit: number
  offset: number
}

/** One page of a list by keyword. Where its matches stand is known of a keyword that is one word, and found out of others. */
export function keywordPage(list: KeywordList, spread: TermSpread | null): PageQuery {
  const total = Math.min(spread?.total ?? KEYWORD_LIMIT, KEYWORD_LIMIT)
  const within = { ...list, limit: Math.max(Math.min(list.limit, total - list.offset), 0) }
  return spread === null
    ? pageByMatches(within)
    : {
        before: sql`t as materialized (select ${total}::integer as total)`,
        page: pageBySpread(within, spread),
      }
}

/** Matches are gathered by their index to count them, and ordered where they are few. */
function pageByMatches(list: KeywordList): PageQuery {
  const { filters, userId, limit, offset } = list
  const { orderBy } = resolveOrder(filters)
  return {
    before: sql`
      found as materialized (
        select q.id, q.bank_id, q.sort_order, q.create_time, q.view_count, q.encounter_count
        from ${listSource(filters)} where ${whereClause(filters, userId)} limit ${sql.lit(KEYWORD_LIMIT)}),
      t as materialized (select count(*) as total from found)`,
    page: sql`(
      (select q.* from (
        select id from found q where t.total < ${sql.lit(KEYWORD_LIMIT)} order by ${orderBy('q')} ${pagePart(limit, offset)}
      ) place join question q using (id))
      union all ${walkAlong(list, sql`t.total >= ${sql.lit(KEYWORD_LIMIT)}`)})`,
  }
}

/** Whichever looks at the fewest questions: the matches, all questions in order, or the banks that have the word. */
function pageBySpread(list: KeywordList, spread: TermSpread): Fragment {
  if (list.limit === 0) return sql`(select q.* from question q where false)`
  const isByBank = (list.filters.sortField ?? 'sortOrder') === 'sortOrder'
  const wanted = list.offset + list.limit
  const inBanks = isByBank
    ? (wanted * sum(spread.banks.map(({ size }) => size))) / spread.total
    : sum(spread.banks.map(({ size, count }) => (size * Math.min(wanted, count)) / count))
  const along = isByBank ? inBanks : (wanted * spread.all) / spread.total
  if (spread.total <= Math.min(inBanks, along)) return gather(list)
  if (isByBank) return walkBanksInOrder(list, spread)
  return along < inBanks ? walkAlong(list) : walkEachBank(list, spread)
}

/** All matches, by their index, then put into order. */
function gather({ filters, userId, limit, offset }: KeywordList, condition = sql`true`): Fragment {
  return sql`(select q.* from ${listSource(filters)} where ${condition} and ${whereClause(filters, userId)}
    order by ${resolveOrder(filters).orderBy('q')} ${pagePart(limit, offset)})`
}

/**
 * Of many matches the first ones are mostly met soon by walking along the order of the list; where they are not, since the
 * list's end holds them all, they are gathered.
 */
function walkAlong(list: KeywordList, condition = sql`true`): Fragment {
  const { filters, userId, limit, offset } = list
  const { orderBy } = resolveOrder(filters)
  const ofBank = filters.bankId === undefined ? sql`` : sql`and q.bank_id = ${filters.bankId}`
  const isFull = sql`(select count(*) from walked) = ${sql.lit(limit)}`
  return sql`(
    with walked as materialized (
      select q.* from (
        select q.* from question q where q.status = 'published' ${ofBank}
        order by ${orderBy('q')} limit ${sql.lit(WALK_LIMIT + offset)}) q
      where ${condition} and ${whereClause(filters, userId, 'walk')}
      order by ${orderBy('q')} ${pagePart(limit, offset)})
    select * from walked where ${isFull}
    union all ${gather(list, sql`${condition} and not ${isFull}`)})`
}

/** One bank after another, of those that have the word. */
function walkBanksInOrder({ filters, userId, limit, offset }: KeywordList, { banks }: TermSpread): Fragment {
  return sql`(select q.* from question q
    where q.bank_id = any(${banks.map(({ id }) => id)}::bigint[]) and ${whereClause(filters, userId, 'walk')}
    order by ${resolveOrder(filters).orderBy('q')} ${pagePart(limit, offset)})`
}

/** The first matches of each bank that has the word, put together. */
function walkEachBank({ filters, userId, limit, offset }: KeywordList, { banks }: TermSpread): Fragment {
  const { orderBy } = resolveOrder(filters)
  return sql`(select q.* from unnest(${banks.map(({ id }) => id)}::bigint[]) as bank (id) cross join lateral (
      select q.* from question q where q.bank_id = bank.id and ${whereClause(filters, userId, 'walk')}
      order by ${orderBy('q')} limit ${sql.lit(limit + offset)}) q
    order by ${orderBy('q')} ${pagePart(limit, offset)})`
}

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0)
