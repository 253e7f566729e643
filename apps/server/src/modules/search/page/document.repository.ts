import {
  SEARCH_KINDS,
  type SearchKind,
  type SearchOrder,
  type SearchTab,
  searchLimits,
} from '@app/contract/search/values'
import { type Kysely, sql } from 'kysely'
import type { DB } from '../../../platform/db/schema.gen.ts'
import type { Fragment } from '../../../platform/list/filters.ts'
import { limitTo, type Slice } from '../../../platform/list/paging.ts'
import type { DocumentKind } from '../../../platform/search/document.ts'
import type { SearchSource } from '../../../platform/search/index-documents.ts'
import { inBlockOf, matching } from '../../../platform/search/matching.ts'
import { type Scope, toTsQuery, type Unit } from '../../../platform/search/search-query.ts'

/** A kind that is looked through, and the facets that its documents must have. */
export type KindScope = Omit<Scope, 'isPublic'>

export interface PageQuery {
  units: readonly Unit[]
  scopes: readonly KindScope[]
  /** The tab whose results are wanted; content of all kinds by default. */
  kind: SearchTab | undefined
  since: Date | undefined
  order: SearchOrder
  /** The last ones first. */
  isReversed: boolean
  /** What was typed: titles of the same length are the best, and that very title is first. */
  typed: string
  /** What is found whether all units match or not, and how much it is wanted, up to 1. */
  hints?: readonly Hint[]
}

export interface Hint {
  kind: SearchKind
  id: number
  value: number
}

export interface FoundRow {
  kind: DocumentKind
  ref_id: number
  title: string
  body: string
}

/** A title, and what it is of. */
export interface FoundTitle {
  kind: SearchKind
  id: number
  title: string
}

/** The documents best by a look at their titles are ranked by all that they say. */
const RANKED = 200
/** How much a word counts in the body, in headings, in tags and in the title. */
const WEIGHTS = '{0.1, 0.4, 0.7, 1}'
/** The same of the words of titles and tags alone. */
const TITLE_WEIGHTS = '{0, 0, 0.3, 1}'
/** How a rank is made: divided by the length of the text, and made less than 1. */
const RANK_MODE = 1 | 32

/** How much a hint counts beside the words of a title, which make up to 3. */
const HINT = 3

/** A title as it is typed: neither case nor a question mark makes another one. */
const toTitle = (title: Fragment): Fragment => sql`rtrim(lower(${title}), ${'?\uff1f '})`
function plain(typed: string): string {
  let end = typed.length
  while (end > 0 && (typed[end - 1] === '?' || typed[end - 1]?.trim() === '')) end -= 1
  return typed.slice(0, end).toLowerCase()
}

/** A page of documents, and how many of each kind there are. */
export interface Documents {
  rows: FoundRow[]
  counts: Map<DocumentKind, number>
  /** How much content has all the units, hints left aside. */
  matched: number
}

/** Finds documents that everybody may read. */
export class DocumentRepository {
  readonly #db: Kysely<DB>
  readonly #sources: () => readonly SearchSource[]

  constructor(db: Kysely<DB>, sources: () => readonly SearchSource[]) {
    this.#db = db
    this.#sources = sources
  }

  /**
   * How many documents of each kind match, and one page of them. First those whose titles match are gathered, then others,
   * so many at most; then the best of them are ranked by nearness, weight and number of the words.
   */
  async page(query: PageQuery, slice: Slice): Promise<Documents> {
    const { units, scopes, kind, since, order, isReversed, typed, hints = [] } = query
    const length = [...typed].length
    const wanted = scopes.map(
      (scope) =>
        sql`(${scope.kind}, ${toTsQuery(units, { ...scope, isPublic: true })}, ${toTsQuery(units, { kind: scope.kind, isPublic: true })}, ${toTsQuery([], { ...scope, isPublic: true })})`,
    )
    const isRecent = since ? sql`and d.time >= ${since}::timestamptz` : sql``
    const hinted = sql`
      select k.kind, d.id, d.ref_id, d.popularity, d.time, char_length(d.title) as title_length, ${toTitle(sql`d.title`)} as plain_title,
        0::real as in_title, h.value, false as is_match
      from unnest(${hints.map((hint) => hint.kind)}::text[], ${hints.map(({ id }) => id)}::bigint[], ${hints.map(({ value }) => value)}::real[])
        as h (kind, ref_id, value)
      join wanted k on k.kind = h.kind
      join search_document d on d.kind = h.kind and d.ref_id = h.ref_id and d.is_public
        and (k.marks = '' or d.title_terms @@ ${inBlockOf(sql`k.marks`, sql`d.ref_id`)}) ${isRecent}`
    const gather = (column: 'title_terms' | 'terms') => {
      const query = inBlockOf(sql`k.query`, sql`d.ref_id`)
      const inTitle =
        column === 'title_terms' ? sql`ts_rank(${TITLE_WEIGHTS}::real[], d.title_terms, ${query})` : sql`0`
      return matching({
        kind: sql`k.kind`,
        column,
        query: sql`k.query`,
        since,
        limit: searchLimits.count,
        columns: sql`d.id, d.ref_id, d.popularity, d.time, char_length(d.title) as title_length, ${toTitle(sql`d.title`)} as plain_title, ${inTitle}::real as in_title, 0::real as value, true as is_match`,
      })
    }
    const way = isReversed ? sql`asc` : sql`desc`
    const inOrder = {
      relevance: sql`score ${way}, ref_id ${way}`,
      time: sql`time ${way}, ref_id ${way}`,
      popularity: sql`popularity ${way}, ref_id ${way}`,
    }[order]
    const isRanked = order === 'relevance'
    const { rows } = await sql<
      { counts: Record<DocumentKind, number>; matched: number } & (FoundRow | { ref_id: null })
    >`
      with wanted (kind, query, words, marks) as (values ${sql.join(wanted)}),
      met as materialized (
        select k.kind, m.* from wanted k cross join lateral (${gather('title_terms')}) m
        union all
        select k.kind, m.* from wanted k cross join lateral (${gather('terms')}) m
        union all ${hinted}
      ),
      document as materialized (
        select kind, id, ref_id, popularity, time, title_length, plain_title, max(in_title) as in_title, max(value) as value,
          bool_or(is_match) as is_match
        from met ${this.#shown(scopes)} group by kind, id, ref_id, popularity, time, title_length, plain_title
      ),
      counted as (select kind, least(count(*), ${sql.lit(searchLimits.count)}) as n from document group by kind),
      looked_at as (
        select *, 2 * least(1, in_title / 0.6)
          + case when in_title > 0.3 then least(1.0, ${length}::float / title_length) else 0 end
          + ${sql.lit(HINT)} * value + case when plain_title = ${plain(typed)} then 5 else 0 end
          + popularity / 40 + case when kind = 'discussion' then 0 else 0.1 end as first_score
        from document where kind = any(${kind === undefined ? SEARCH_KINDS : [kind]}::text[])
      ),
      placed as (
        select *, row_number() over (order by first_score desc, ref_id desc) as place from looked_at
      ),
      ranked as (
        select p.*, ${isRanked ? sql`first_score + coalesce(r.rank * 2, 0) - case when p.place > ${sql.lit(RANKED)} then 10 else 0 end` : sql`0`} as score
        from placed p left join lateral (
          select ts_rank_cd(${WEIGHTS}::real[], d.terms, ${inBlockOf(sql`w.words`, sql`p.ref_id`)}, ${sql.lit(RANK_MODE)}) as rank
          from search_document d, wanted w
          where d.id = p.id and w.kind = p.kind and p.place <= ${sql.lit(isRanked ? RANKED : 0)}
        ) r on true
      ),
      sliced as (
        select *, row_number() over (order by ${inOrder}) as nth from ranked order by nth ${limitTo(slice)}
      )
      select (select coalesce(jsonb_object_agg(kind, n), '{}') from counted) as counts,
        (select count(*) from document where is_match and kind = any(${SEARCH_KINDS}::text[]))::int as matched, s.kind, s.ref_id, d.title, d.body
      from (values (1)) one left join sliced s on true left join search_document d on d.id = s.id
      order by s.nth`.execute(this.#db)
    const counts = new Map<DocumentKind, number>()
    for (const { kind: counted } of scopes) counts.set(counted, rows[0]?.counts[counted] ?? 0)
    return { rows: rows.filter((row) => row.ref_id !== null), counts, matched: rows[0]?.matched ?? 0 }
  }

  /** Leaves out what may not be met at this moment. */
  #shown(scopes: readonly KindScope[]): Fragment {
    const conditions = this.#sources().flatMap(({ kind, isShown }) =>
      isShown && scopes.some((scope) => scope.kind === kind)
        ? [sql`(met.kind <> ${kind} or ${isShown(sql`met.ref_id`)})`]
        : [],
    )
    return conditions.length > 0 ? sql`where ${sql.join(conditions, sql` and `)}` : sql``
  }

  /** Whether each of these units is in any document. */
  async areKnown(units: readonly Unit[], scopes: readonly KindScope[]): Promise<boolean[]> {
    const found = units.map((unit) => {
      const anyOf = scopes.map(({ kind }) => {
        const query = sql`${toTsQuery([unit], { kind, isPublic: true })}`
        return sql`exists (${matching({ kind: sql`${kind}`, column: 'terms', query, columns: sql`d.id`, limit: 1 })})`
      })
      return sql`(${sql.join(anyOf, sql` or `)})`
    })
    const { rows } = await sql<{ known: boolean[] }>`select array[${sql.join(found)}] as known`.execute(
      this.#db,
    )
    return rows[0]?.known ?? []
  }

  /** The titles that match, those most read first. */
  async findTitles(
    units: readonly Unit[],
    kinds: readonly SearchKind[],
    { lookedAt, limit }: { lookedAt: number; limit: number },
  ): Promise<FoundTitle[]> {
    const wanted = kinds.map((kind) => sql`(${kind}, ${toTsQuery(units, { kind, isPublic: true })})`)
    const { rows } = await sql<FoundTitle>`
      with wanted (kind, query) as (values ${sql.join(wanted)})
      select k.kind, m.ref_id as id, m.title from wanted k cross join lateral (${matching({
        kind: sql`k.kind`,
        column: 'title_terms',
        query: sql`k.query`,
        limit: lookedAt,
        columns: sql`d.ref_id, d.title, d.popularity`,
      })}) m
      order by m.popularity - char_length(m.title) / 20.0 desc, m.ref_id desc limit ${sql.lit(limit)}`.execute(
      this.#db,
    )
    return rows
  }

  /** Of the newest ones those that are read most: where nothing is near what was typed. */
  async mostRead(limit: number): Promise<FoundTitle[]> {
    const { rows } = await sql<FoundTitle>`
      select kind, ref_id as id, title from (
        select kind, ref_id, title, popularity, is_public from search_document
        where kind = any(${SEARCH_KINDS}::text[]) order by id desc limit 2000
      ) newest where is_public order by popularity desc, ref_id limit ${sql.lit(limit)}`.execute(this.#db)
    return rows
  }

  /** The Latin words of titles that are about as long as a word, and begin alike. */
  async findWordsLike(word: string): Promise<string[]> {
    const { rows } = await sql<{ word: string }>`
      select word from search_word
      where (word >= ${word.slice(0, 1)} and word < ${`${word.slice(0, 1)}\u{10ffff}`})
        and char_length(word) between ${word.length - 2} and ${word.length + 8}
      union select word from search_word where word >= ${word.slice(1, 2)} and word < ${`${word.slice(1, 2)}\u{10ffff}`}
        and char_length(word) between ${word.length - 1} and ${word.length + 1}`.execute(this.#db)
    return rows.map((row) => row.word)
  }
}
