import { sql } from 'kysely'
import type { Fragment } from '../../../platform/list/filters.ts'
import { limitTo, type Slice } from '../../../platform/list/paging.ts'
import { KEYWORD_LIMIT, type QuestionList } from './question-list.query.ts'
import type { TermSpread } from './term-spread.query.ts'

/** How many questions are looked at one after another before their matches are gathered instead. */
const WALK_LIMIT = 2000

interface PageQuery {
  /** Queries before the page; `t` has the list's total. */
  before: Fragment
  /** The questions of the page. */
  page: Fragment
}

/** One page of a list by keyword. Where its matches stand is known of a keyword that is one word, and found out of others. */
export function keywordPage(list: QuestionList, slice: Slice, spread: TermSpread | null): PageQuery {
  const total = Math.min(spread?.total ?? KEYWORD_LIMIT, KEYWORD_LIMIT)
  const within = { ...slice, limit: Math.max(Math.min(slice.limit, total - slice.offset), 0) }
  return spread === null
    ? pageByMatches(list, within)
    : {
        before: sql`t as materialized (select ${total}::integer as total)`,
        page: pageBySpread(list, within, spread),
      }
}

/** Matches are gathered by their index to count them, and ordered where they are few. */
function pageByMatches(list: QuestionList, slice: Slice): PageQuery {
  const { order } = list
  return {
    before: sql`
      found as materialized (
        select ${order.key('q')} from ${list.source} where ${list.where()} limit ${sql.lit(KEYWORD_LIMIT)}),
      t as materialized (select count(*) as total from found)`,
    page: sql`(
      (select q.* from (
        select id from found q where t.total < ${sql.lit(KEYWORD_LIMIT)} order by ${order.orderBy('q')} ${limitTo(slice)}
      ) place join question q using (id))
      union all ${walkAlong(list, slice, sql`t.total >= ${sql.lit(KEYWORD_LIMIT)}`)})`,
  }
}

/** Whichever looks at the fewest questions: the matches, all questions in order, or the banks that have the word. */
function pageBySpread(list: QuestionList, slice: Slice, spread: TermSpread): Fragment {
  if (slice.limit === 0) return sql`(select q.* from question q where false)`
  const isByBank = list.sortField === 'sortOrder'
  const wanted = slice.offset + slice.limit
  const inBanks = isByBank
    ? (wanted * sum(spread.banks.map(({ size }) => size))) / spread.total
    : sum(spread.banks.map(({ size, count }) => (size * Math.min(wanted, count)) / count))
  const along = isByBank ? inBanks : (wanted * spread.all) / spread.total
  if (spread.total <= Math.min(inBanks, along)) return gather(list, slice)
  if (isByBank) return walkBanksInOrder(list, slice, spread)
  return along < inBanks ? walkAlong(list, slice) : walkEachBank(list, slice, spread)
}

/** All matches, by their index, then put into order. */
function gather(list: QuestionList, slice: Slice, condition = sql`true`): Fragment {
  return sql`(select q.* from ${list.source} where ${condition} and ${list.where()}
    order by ${list.order.orderBy('q')} ${limitTo(slice)})`
}

/**
 * Of many matches the first ones are mostly met soon by walking along the order of the list; where they are not, since the
 * list's end holds them all, they are gathered.
 */
function walkAlong(list: QuestionList, slice: Slice, condition = sql`true`): Fragment {
  const orderBy = list.order.orderBy('q')
  const { bankId } = list.filters
  const ofBank = bankId === undefined ? sql`` : sql`and q.bank_id = ${bankId}`
  const isFull = sql`(select count(*) from walked) = ${sql.lit(slice.limit)}`
  return sql`(
    with walked as materialized (
      select q.* from (
        select q.* from question q where q.status = 'published' ${ofBank}
        order by ${orderBy} limit ${sql.lit(WALK_LIMIT + slice.offset)}) q
      where ${condition} and ${list.where(true)}
      order by ${orderBy} ${limitTo(slice)})
    select * from walked where ${isFull}
    union all ${gather(list, slice, sql`${condition} and not ${isFull}`)})`
}

/** One bank after another, of those that have the word. */
function walkBanksInOrder(list: QuestionList, slice: Slice, { banks }: TermSpread): Fragment {
  return sql`(select q.* from question q
    where q.bank_id = any(${banks.map(({ id }) => id)}::bigint[]) and ${list.where(true)}
    order by ${list.order.orderBy('q')} ${limitTo(slice)})`
}

/** The first matches of each bank that has the word, put together. */
function walkEachBank(list: QuestionList, slice: Slice, { banks }: TermSpread): Fragment {
  const orderBy = list.order.orderBy('q')
  return sql`(select q.* from unnest(${banks.map(({ id }) => id)}::bigint[]) as bank (id) cross join lateral (
      select q.* from question q where q.bank_id = bank.id and ${list.where(true)}
      order by ${orderBy} limit ${sql.lit(slice.limit + slice.offset)}) q
    order by ${orderBy} ${limitTo(slice)})`
}

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0)
