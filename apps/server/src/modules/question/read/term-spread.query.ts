import { type Kysely, sql } from 'kysely'
import type { DB } from '../../../platform/db/schema.gen.ts'
import { toSoleTerm } from '../../../platform/text/title-terms.ts'
import type { QuestionList } from './question-list.query.ts'

/** How the titles with a word are spread over the banks. */
export interface TermSpread {
  /** How many titles have the word. */
  total: number
  /** How many questions there are. */
  all: number
  /** The banks that have it: how many questions they hold, and how many of those have the word. */
  banks: { id: number; size: number; count: number }[]
}

/** The beginning of a word that fits more words and banks than this is not worth knowing. */
const ROW_LIMIT = 500

/**
 * Where the matches of a keyword stand, when it is one word and `question_term` counts by every filter of the list.
 * @returns null when that is not known
 */
export async function findTermSpread(db: Kysely<DB>, list: QuestionList): Promise<TermSpread | null> {
  const { keyword, bankId } = list.filters
  const sole = keyword ? toSoleTerm(keyword) : null
  if (!sole || !list.isAllOf('isInTermSpread')) return null
  const isOfTerm = sole.isPrefix
    ? sql`t.term >= ${sole.term} and t.term < ${`${sole.term}\u{10ffff}`}`
    : sql`t.term = ${sole.term}`
  const ofBank = bankId === undefined ? sql`` : sql`and t.bank_id = ${bankId}`
  const { rows } = await sql<{ term: string; id: number; size: number; count: number; all: number }>`
    select t.term, t.bank_id as id, b.question_count as size, t.question_count as count, a.question_count as all
    from question_term t
      join question_facet b on b.bank_id = t.bank_id and b.difficulty = '' and b.tag = ''
      join question_facet a on a.bank_id = 0 and a.difficulty = '' and a.tag = ''
    where ${isOfTerm} and t.question_count > 0 ${ofBank}
    limit ${sql.lit(ROW_LIMIT)}`.execute(db)
  if (rows.length === ROW_LIMIT || rows.some(({ term }) => term !== rows[0]?.term)) return null
  return {
    total: rows.reduce((total, { count }) => total + count, 0),
    all: rows[0]?.all ?? 0,
    banks: rows.map(({ id, size, count }) => ({ id, size, count })),
  }
}
