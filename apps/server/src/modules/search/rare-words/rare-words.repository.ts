import type { SearchKind } from '@app/contract/search/values'
import { type Kysely, sql } from 'kysely'
import type { DB } from '../../../platform/db/schema.gen.ts'
import { EVERY_PARAGRAPH } from '../../../platform/recognition/point-words.ts'
import { inBlockOf, matching } from '../../../platform/search/matching.ts'
import { type Phrase, toTsQuery } from '../../../platform/search/search-query.ts'

/** What may be about some words. */
export interface Candidate {
  kind: SearchKind
  ref_id: number
  title: string
  /** What it says in short. */
  lead: string
  /** Whether its text has each of the words. */
  said: boolean[]
}

/** Titles that match are looked at up to here, and so many of each kind are compared. */
const TITLES = { lookedAt: 2_000, compared: 80 }
/** Texts without the words in their titles. */
const TEXTS = 40
/** The rarest words lead to what is compared. */
const LEADING = 3
/** The short answer stands first in a text. */
const LEAD = 250

const toUnit = (phrases: Phrase[]) => ({ text: '', isHan: false, phrases })

/** Reads what may be about some words, and how rare these are. */
export class RareWordsRepository {
  readonly #db: Kysely<DB>

  constructor(db: Kysely<DB>) {
    this.#db = db
  }

  /** In how many of the site's paragraphs each word stands; under EVERY_PARAGRAPH how many there are. */
  async countsOf(words: readonly string[]): Promise<Map<string, number>> {
    const rows = await this.#db
      .selectFrom('word_count')
      .select(['word', 'paragraph_count'])
      .where('word', 'in', [EVERY_PARAGRAPH, ...words])
      .execute()
    return new Map(rows.map((row) => [row.word, row.paragraph_count]))
  }

  /** Those that everybody may read and that have some of the words. @param words the ways to write each, the rarest first */
  async find(words: readonly Phrase[][], kinds: readonly SearchKind[]): Promise<Candidate[]> {
    const scopes = kinds.map((kind) => ({ kind, isPublic: true }))
    const wanted = scopes.map((scope) => {
      const each = words.map((phrases) => sql`${toTsQuery([toUnit(phrases)], scope)}::text`)
      const query = (some: readonly Phrase[][]) => sql`${toTsQuery(some.map(toUnit), scope, true)}`
      return sql`(${scope.kind}, ${query(words)}, ${query(words.slice(0, LEADING))}, array[${sql.join(each)}])`
    })
    const leads = Array.from({ length: Math.min(LEADING, words.length) }, (_, place) => {
      const query = inBlockOf(sql`k.forms[${sql.lit(place + 1)}]`, sql`m.ref_id`)
      return sql`(m.title_terms @@ ${query})::int`
    })
    const gather = (column: 'title_terms' | 'terms', query: 'words' | 'rarest', limit: number) =>
      matching({
        kind: sql`k.kind`,
        column,
        query: sql`k.${sql.ref(query)}`,
        limit,
        columns: sql`d.id, d.ref_id, d.title_terms`,
      })
    const { rows } = await sql<Candidate>`
      with wanted (kind, words, rarest, forms) as (values ${sql.join(wanted)}),
      candidate as (
        select k.kind, m.id from wanted k cross join lateral (
          select m.id from (${gather('title_terms', 'words', TITLES.lookedAt)}) m
          order by ${sql.join(leads, sql` + `)} desc, ts_rank(m.title_terms, ${inBlockOf(sql`k.words`, sql`m.ref_id`)}) desc, m.id
          limit ${sql.lit(TITLES.compared)}
        ) m
        union
        select k.kind, m.id from wanted k cross join lateral (${gather('terms', 'rarest', TEXTS)}) m
      )
      select d.kind, d.ref_id, d.title, left(d.body, ${sql.lit(LEAD)}) as lead, array(
        select d.terms @@ ${inBlockOf(sql`one.query`, sql`d.ref_id`)} from unnest(k.forms) with ordinality as one (query, place) order by one.place
      ) as said
      from candidate join wanted k using (kind) join search_document d using (id)`.execute(this.#db)
    return rows
  }
}
