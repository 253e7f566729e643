import type { SearchKind } from '@app/contract/search/values'
import { type Kysely, sql } from 'kysely'
import type { DB } from '../../../platform/db/schema.gen.ts'
import { fold } from '../../../platform/search/fold.ts'
import { inBlockOf, matching } from '../../../platform/search/matching.ts'
import { phraseOf, toTsQuery } from '../../../platform/search/search-query.ts'
import { bigrams, type Token, tokenize, wordsIn } from '../../../platform/search/tokens.ts'
import { withoutAsking } from '../rare-words/asking-words.ts'

/** What a text speaks of, by how much of the text it is about. */
export interface Related {
  kind: SearchKind
  refId: number
  title: string
  score: number
  /** The share of the text that it speaks of, 0 to 1. */
  coverage: number
}

interface RelatedRow {
  kind: SearchKind
  ref_id: number
  title: string
  /** Each word of the text that it has, and the weight of the place: A title, B tags, C headings, D body. */
  words: Record<string, string> | null
  /** How many documents there are, as far as they are counted. */
  n: number
}

/** How much a word counts by the best place where it stands. */
const PLACES: Readonly<Record<string, number>> = { A: 3, B: 2, C: 1, D: 1 }
/** A text may speak of much that it is not about. */
const coverageOf = (place: number) => (place > 1 ? 1 : place === 1 ? 0.5 : 0)
/** A Latin word counts for so many characters: it is a name more often than not. */
const LATIN = 4
/** What no document has counts like what one of so many has. */
const RARE = 20
/** Titles that match are looked at up to here, and the best of them are compared. */
const LOOKED_AT = 2_000
const COMPARED = 60
/** Where there are more documents, a word is as rare as where there are so many. */
const COUNTED = 1_000
/** Only the beginning of a long text is looked for. */
const MOST_CHARACTERS = 120

/** A word, or a character with the pairs it stands in. */
interface Part {
  weight: number
  /** By word: how much of the part it is, 0 to 1. */
  words: Map<string, number>
}

/** Finds what a text speaks of: the one place that ranks by a text of which not every word need be there. */
export class RelatedService {
  readonly #db: Kysely<DB>

  constructor(db: Kysely<DB>) {
    this.#db = db
  }

  /**
   * Those that everybody may read and whose title or tags have something of it, best first; of equals the one that asks
   * alike, then the one with the shortest title, which speaks of little else, then the newest.
   */
  async find(text: string, kinds: readonly SearchKind[]): Promise<Related[]> {
    const typed = fold(text.slice(0, MOST_CHARACTERS))
    const subject = withoutAsking(typed)
    const tokens = tokenize(tokenize(subject).length > 0 ? subject : typed)
    const words = [
      ...new Set(tokens.flatMap((token) => (token.isHan ? bigrams(token.text) : namesIn(token)))),
    ]
    if (words.length === 0) return []
    const rows = await this.#candidates(words, kinds)
    const rarities = new Map(words.map((word) => [word, rarityOf(word, rows)]))
    const parts = tokens.flatMap((token) => partsOf(token, rarities))
    const total = parts.reduce((sum, { weight }) => sum + weight, 0)
    const asked = tokenize(typed).flatMap(({ text: run, isHan }) => (isHan ? bigrams(run) : []))
    const likeness = ({ title }: Related) => asked.filter((pair) => title.includes(pair)).length
    return rows
      .map((row) => toRelated(row, parts, total))
      .toSorted(
        (a, b) =>
          b.score - a.score ||
          likeness(b) - likeness(a) ||
          a.title.length - b.title.length ||
          b.refId - a.refId,
      )
  }

  async #candidates(words: readonly string[], kinds: readonly SearchKind[]): Promise<RelatedRow[]> {
    const units = words.map((word) => ({
      text: word,
      isHan: false,
      phrases: [phraseOf({ text: word, isHan: false })],
    }))
    const wanted = kinds.map((kind) => sql`(${kind}, ${toTsQuery(units, { kind, isPublic: true }, true)})`)
    const { rows } = await sql<RelatedRow>`
      with wanted (kind, query) as (values ${sql.join(wanted)}),
      best as (
        select k.kind, m.id from wanted k cross join lateral (${matching({
          kind: sql`k.kind`,
          column: 'title_terms',
          query: sql`k.query`,
          limit: LOOKED_AT,
          columns: sql`d.id, d.ref_id, d.title_terms`,
        })}) m
        order by ts_rank(m.title_terms, ${inBlockOf(sql`k.query`, sql`m.ref_id`)}) desc, m.id
        limit ${sql.lit(COMPARED)}
      )
      select d.kind, d.ref_id, d.title, counted.n, (select jsonb_object_agg(x.word, (select min(w) from unnest(x.weights) w)) from (
          select split_part(t.lexeme, '/', 2) as word, t.weights from unnest(d.terms) t
        ) x where x.word = any(${words}::text[])) as words
      from best join search_document d using (id), (
        select count(*) as n from (
          select 1 from search_document where kind in (${sql.join(kinds)}) and is_public limit ${sql.lit(COUNTED)}
        ) few
      ) counted`.execute(this.#db)
    return rows
  }
}

function rarityOf(word: string, rows: readonly RelatedRow[]): number | null {
  const found = rows.filter(({ words }) => placeOf(word, words) > 1).length
  return found === 0 ? null : Math.log(1 + (rows[0]?.n ?? 0) / found)
}

const placeOf = (word: string, words: RelatedRow['words']) => PLACES[words?.[word] ?? ''] ?? 0

/** A name, and what it is made of: of vue3 vue too. */
function namesIn(token: Token): string[] {
  const parts = wordsIn(token)
    .flat()
    .filter((word) => /^\p{L}{2,}$/u.test(word))
  return [...new Set([token.text, ...parts])]
}

function partsOf(token: Token, rarities: ReadonlyMap<string, number | null>): Part[] {
  const { text, isHan } = token
  if (!isHan) {
    const names = namesIn(token)
    const known = names.flatMap((word) => rarities.get(word) ?? [])
    // Who speaks of db does not speak of 612ca8db.
    const words = new Map(names.map((name) => [name, name.length / text.length]))
    return [{ weight: LATIN * (known.length > 0 ? Math.max(...known) : Math.log(1 + RARE)), words }]
  }
  const characters = [...text]
  // A character alone, such as what a word of asking has left, says nothing.
  if (characters.length === 1) return []
  const pairs = bigrams(text)
  return characters.map((_, place) => {
    const around = pairs.slice(Math.max(place - 1, 0), place + 1)
    // A pair across two words is rare by chance: the other one tells.
    const known = around.flatMap((pair) => rarities.get(pair) ?? [])
    return {
      weight: known.length > 0 ? Math.min(...known) : Math.log(1 + RARE),
      words: new Map(around.map((pair) => [pair, 1])),
    }
  })
}

function toRelated(
  { kind, ref_id, title, words }: RelatedRow,
  parts: readonly Part[],
  total: number,
): Related {
  let [score, covered] = [0, 0]
  for (const part of parts) {
    const found = [...part.words].map(([word, share]) => ({ place: placeOf(word, words), share }))
    score += part.weight * Math.max(0, ...found.map(({ place }) => place))
    covered += part.weight * Math.max(0, ...found.map(({ place, share }) => coverageOf(place) * share))
  }
  return { kind, refId: ref_id, title, score, coverage: total === 0 ? 0 : covered / total }
}
