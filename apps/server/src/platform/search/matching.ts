import { sql } from 'kysely'
import type { Fragment } from '../list/filters.ts'
import { BLOCK_BITS, slugWord } from './document.ts'
import { BLOCK_MARK, parseQuery, type Scope, toTsQuery, type Unit } from './search-query.ts'

/** Which words of the documents are looked at. */
export type TermColumn = 'title_terms' | 'terms'

export interface Matching {
  /** A text: which kind. */
  kind: Fragment
  column: TermColumn
  /** A text: a tsquery literal whose words have the mark of a block. */
  query: Fragment
  columns: Fragment
  /** Only documents since then. */
  since?: Date | undefined
  limit?: number
}

/** The tsquery of a literal for a block of documents, by its number. */
const inBlock = (query: Fragment, block: Fragment): Fragment =>
  sql`replace(${query}, ${BLOCK_MARK}, ${block}::text)::tsquery`

/** The same for the block in which a document stands. */
export const inBlockOf = (query: Fragment, refId: Fragment): Fragment =>
  inBlock(query, sql`(${refId} >> ${sql.lit(BLOCK_BITS)})`)

/**
 * The documents of one kind that match, newest block first: no more blocks are looked through than are needed for so many.
 *
 * A block is 65,536 ids of a kind, and its number stands before each word of its documents. An inverted index gives all
 * documents of a word or none: one plain query for a word that 39 of 100 documents have fetches all of them, 3.6 µs of
 * processor time each, so 140 ms at 100,000 documents and 1.4 s at a million, where a search takes 95 ms at most. With a
 * limit inside, it stops early, but at the oldest documents, and the planner, which does not know that a row's words are
 * kept apart from it, reads the table instead of the index as soon as a word is in a few of 100 documents. In blocks the
 * work ends with the newest ones that hold enough, and a site with fewer than 65,536 documents of a kind has one block.
 * Each block is planned as if all of it were wanted, since the index is the way to it however few are.
 */
export function matching({ kind, column, query, columns, since, limit }: Matching): Fragment {
  const blockOf = (condition: Fragment) =>
    sql`(select (ref_id >> ${sql.lit(BLOCK_BITS)})::int from search_document where kind = ${kind} ${condition} limit 1)`
  const first = since ? blockOf(sql`and time >= ${since}::timestamptz order by time`) : sql`0`
  const isRecent = since ? sql`and d.time >= ${since}::timestamptz` : sql``
  return sql`
    select found.* from generate_series(${blockOf(sql`order by ref_id desc`)}, ${first}, -1) as block (number)
      cross join lateral (
        with found as materialized (
          select ${columns} from search_document d
          where d.${sql.ref(column)} @@ ${inBlock(query, sql`block.number`)} ${isRecent}
        ) select * from found
      ) found
    ${limit === undefined ? sql`` : sql`limit ${sql.lit(limit)}`}`
}

/** A list filter by a keyword. */
export interface KeywordScope extends Omit<Scope, 'isPublic'> {
  /** Whether drafts and what is hidden is found too: for admins. */
  withHidden?: boolean
  limit?: number
}

/**
 * The ids that a list by a keyword holds: title and tags have every word of it, or begin of a Latin one. Admins find their
 * drafts too, and each by the beginning of its slug.
 */
export function idsByKeyword(
  keyword: string,
  { withHidden = false, limit, ...scope }: KeywordScope,
): Fragment {
  const units = parseQuery(keyword).units.map(beginningOf)
  const column = 'title_terms'
  const columns = sql`d.ref_id`
  const idsOf = (wanted: readonly Unit[], isPublic: boolean) => {
    const query = toTsQuery(wanted, { ...scope, isPublic })
    return sql`(${matching({ kind: sql`${scope.kind}`, column, columns, query: sql`${query}`, ...(limit !== undefined && { limit }) })})`
  }
  if (units.length === 0) return sql`(select null::bigint where false)`
  if (!withHidden) return idsOf(units, true)
  const slug: Unit = { text: '', isHan: false, phrases: [{ text: null, terms: [slugTerm(keyword.trim())] }] }
  const wanted = [units, [slug]].flatMap((either) => [idsOf(either, true), idsOf(either, false)])
  return sql`(${sql.join(wanted, sql` union all `)})`
}

/** A list is narrowed down while a word is being typed; a number is one as it stands. */
const beginningOf = (unit: Unit): Unit =>
  unit.isHan || /^\p{N}+$/u.test(unit.text)
    ? unit
    : { ...unit, phrases: [{ text: unit.text, terms: [{ word: unit.text, isPrefix: true }] }] }

const slugTerm = (keyword: string) => ({ word: slugWord(keyword), isPrefix: true })
