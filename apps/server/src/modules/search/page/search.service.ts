import type { Page } from '@app/contract/common/schemas'
import type { SearchHit, SearchPage, SearchSuggestion } from '@app/contract/search/schemas'
import { SEARCH_KINDS, searchLimits } from '@app/contract/search/values'
import type { Paging, Slice } from '../../../platform/list/paging.ts'
import { readingsOf } from '../../../platform/search/pinyin.ts'
import {
  parseQuery,
  type SearchQuery,
  type Unit,
  unfinishedUnit,
} from '../../../platform/search/search-query.ts'
import type { FoundPeople, FoundPerson, PeopleService } from '../../user/people/people.service.ts'
import type { HotSearchService } from '../hot/hot.service.ts'
import { fitsOf } from '../rare-words/fits.service.ts'
import type { RareHit, RareWord, RareWordsService } from '../rare-words/rare-words.service.ts'
import { type Correction, correctQuery } from './correct.ts'
import { countsOf, totalOf } from './counts.ts'
import type { DocumentRepository, Documents, FoundTitle, Hint } from './document.repository.ts'
import { asksForFacts } from './facts.ts'
import { type SearchArguments, scopesOf, sinceOf } from './filters.ts'
import type { HitReader } from './HitReader.ts'
import { type Synonyms, subjectOf } from './interpret.ts'
import { distinct, type MarkedWord, markedWordsOf, markPart, markText, passageOf, unitsIn } from './marks.ts'
import { neighboursOf } from './neighbours.ts'
import { partsThatSound, soundsLike } from './sounds.ts'

export interface SearchDependencies {
  documents: DocumentRepository
  hits: HitReader
  rareWords: RareWordsService
  hotSearches: HotSearchService
  people: () => PeopleService
  synonyms: () => Promise<Synonyms>
}

/** Fewer results are too few: what was typed may be meant otherwise. */
const FEW = 5
/** What is found by rare words: so many, whose titles say so much of what was asked; as much as CLEAR was not mistyped. */
const MOST_RARE = 20
const LEAST_CONFIDENCE = 0.3
/** A pasted error says much that no title does: what has this score says the rare words of it; or, with less, most of what was asked. */
const LEAST_SCORE = 9
const MOST_SAID = { share: 0.5, score: 7 }
const CLEAR = 0.7
/** A text of more words is no mistyped word. */
const MOST_CORRECTED = 6
/** Titles that are looked at for suggestions. */
const SUGGESTED = { lookedAt: 300, limit: 60 }

type Call = SearchArguments & Paging & { isMember: boolean }

/** What is found, before it is read. */
interface Findings extends Documents {
  units: readonly Unit[]
  words: MarkedWord[]
}

interface Found {
  findings: Findings
  correction: Correction | null
  /** What may have been meant, where what was found is little. */
  suggestion: string | null
  /** What has some of its rare words, best first; null: it was not looked for. */
  near: readonly RareHit[] | null
}

/** Finds questions, knowledge points, posts and interview banks by what somebody typed. */
export class SearchService {
  readonly #deps: SearchDependencies

  constructor(deps: SearchDependencies) {
    this.#deps = deps
  }

  /** One page of what was found, with how much there is of each kind. Of a user, what they found is noted. */
  async page(input: SearchArguments & Paging, userId: number | null): Promise<SearchPage> {
    const call = { ...input, isMember: userId !== null }
    const typed = parseQuery(call.q)
    const isOfPeople = call.kind === 'user'
    const finding = this.#deps.people().find(typed.text, isOfPeople ? sliceOf(call) : null)
    const [{ findings, correction, suggestion, near }, named] = await Promise.all([
      this.#find(typed, call, finding),
      finding,
    ])
    const counts = countsOf(findings, named.total, call.isMember)
    const all = totalOf(findings)
    // Whoever types somebody's name, which nothing else says, looks for them.
    const isName = call.kind === undefined && all === 0 && named.total > 0 && !hasFilters(call)
    const people = isName ? await this.#deps.people().find(typed.text, sliceOf(call)) : named
    const ofKind = call.kind ? (counts[call.kind] ?? 0) : all
    const total = Math.min(isName ? people.total : ofKind, searchLimits.count)
    const isFirst = call.current === 1 && call.kind === undefined && !hasFilters(call)
    if (userId !== null && isFirst && total > 0)
      await this.#deps.hotSearches.record(correction?.query ?? typed.text, userId)
    const found = await this.#deps.hits.read(findings.rows, findings.words, userId)
    const records = isOfPeople || isName ? people.rows.map((row) => toUserHit(row, people.part)) : found
    const neighbours =
      all > 0 || typed.units.length === 0 ? [] : await neighboursOf(this.#deps, typed.text, near)
    const { current, pageSize } = call
    const page: Page<SearchHit> = { records, total, current, pageSize }
    return {
      ...page,
      counts,
      correction: isOfPeople ? null : correction,
      suggestion: isOfPeople ? null : suggestion,
      isShortened: typed.isShortened,
      neighbours,
    }
  }

  /** Titles that hold what was typed so far; its last word may lack its end, and be written as it sounds. */
  async suggest(q: string): Promise<SearchSuggestion[]> {
    const typed = parseQuery(q)
    const found = await this.#titlesOf(typed)
    if (found.length > 0 || typed.units.length === 0) return found
    const meant = await correctQuery(this.#deps.documents, typed, SEARCH_KINDS)
    return meant?.by === 'pinyin' ? this.#titlesOf(parseQuery(meant.query)) : []
  }

  async #titlesOf({ units }: SearchQuery): Promise<SearchSuggestion[]> {
    const last = units.at(-1)
    if (!last) return []
    const wanted = [...units.slice(0, -1), unfinishedUnit(last)]
    const rows = await this.#deps.documents.findTitles(wanted, SEARCH_KINDS, SUGGESTED)
    const readings = last.isHan ? [] : readingsOf(last.text, true)
    const lengths = readings.map((reading) => reading.length)
    const words = markedWordsOf(units)
    return rows
      .map(({ title, ...found }: FoundTitle) => {
        const heard = partsThatSound(title, lengths, soundsLike(readings, true)).map(
          (text): MarkedWord => ({ text, unit: units.length - 1, isSynonym: false }),
        )
        const marked = [...words, ...heard]
        // Tags are among the words of titles.
        const isInTitle = unitsIn(title, marked, true).size === units.length
        return { ...found, title: isInTitle ? markText(title, marked, true) : null }
      })
      .flatMap(({ title, ...found }) => (title === null ? [] : [{ ...found, title }]))
      .slice(0, searchLimits.suggestions)
  }

  /**
   * What is asked about, found by all of its words and, where these tell much or find little, by the rarest of them too;
   * where there is nothing and nobody is called so, what sounds or is written like it. What tells much is looked for first:
   * one page is read.
   */
  async #find(typed: SearchQuery, call: Call, people: Promise<FoundPeople>): Promise<Found> {
    const synonyms = await this.#deps.synonyms()
    const isPlain = typed.units.length === 0 || call.isExact === true
    const subject = call.isExact ? typed.units : subjectOf(typed)
    const words = isPlain ? [] : await this.#deps.rareWords.wordsOf(typed.text)
    const tellsMuch = words.filter(saysMuch).length > 1
    // Posts of a company, a category or a round are told apart by these, not by how rare they are.
    const isOfFacts = asksForFacts(typed.text)
    const early = tellsMuch && !isOfFacts && call.kind !== 'comment' ? await this.#findRare(words) : null
    const found = await this.#lookFor(synonyms.expand(subject), typed, call, toHints(words, early ?? []))
    const plain: Found = { findings: found, correction: null, suggestion: null, near: early }
    if (isPlain) return plain
    // What people say of it is found by its words alone, and said in none of the other ways.
    if (call.kind === 'comment' && (found.counts.get('comment') ?? 0) > 0) return plain
    if (isOfFacts && found.matched > 0) return plain
    const isWeak = found.matched < FEW
    if (!isWeak && !tellsMuch) return plain
    const near = early ?? (await this.#findRare(words))
    const isClear = (near[0]?.confidence ?? 0) >= CLEAR && words.every(saysMuch)
    const correction = isWeak && !isClear ? await this.#correct(typed, subject, found) : null
    if (correction && found.matched === 0 && (await people).total === 0) {
      const meant = parseQuery(correction.query)
      const corrected = await this.#lookFor(synonyms.expand(meant.units), meant, call)
      if (corrected.matched > 0) return { ...plain, findings: corrected, correction }
    }
    const hints = early ? [] : toHints(words, near)
    const withRare = hints.length > 0 ? await this.#lookFor(found.units, typed, call, hints) : found
    const marked = distinct([...withRare.words, ...markedWordsOf(words.map(toUnitOf))])
    return {
      findings: { ...withRare, words: marked },
      correction: null,
      suggestion: correction?.query ?? null,
      near,
    }
  }

  #findRare(words: readonly RareWord[]): Promise<RareHit[]> {
    return this.#deps.rareWords.findBy(words, { kinds: SEARCH_KINDS, limit: MOST_RARE })
  }

  async #correct(
    typed: SearchQuery,
    subject: readonly Unit[],
    { matched }: Findings,
  ): Promise<Correction | null> {
    if (subject.length > MOST_CORRECTED) return null
    return correctQuery(this.#deps.documents, { ...typed, units: [...subject] }, SEARCH_KINDS, matched > 0)
  }

  async #lookFor(
    units: readonly Unit[],
    { text }: SearchQuery,
    call: Call,
    hints: readonly Hint[] = [],
  ): Promise<Findings> {
    const words = markedWordsOf(units)
    if (units.length === 0) return { units, rows: [], counts: new Map(), matched: 0, words }
    const { kind, period, sortField = 'relevance', sortOrder } = call
    const found = await this.#deps.documents.page(
      {
        units,
        kind,
        since: sinceOf(period),
        scopes: scopesOf(call, call.isMember),
        typed: text,
        hints,
        order: sortField,
        isReversed: sortOrder === 'ascend',
      },
      sliceOf(call),
    )
    return { ...found, units, words }
  }
}

const toUnitOf = ({ forms }: RareWord): Unit => ({
  text: forms[0] ?? '',
  isHan: false,
  phrases: forms.map((text) => ({ text, terms: [] })),
})

/** A character alone is in too many titles: 回表 is found as it stands. */
const saysMuch = ({ forms: [form = ''] }: RareWord): boolean => form.length > 1

const toUserHit = ({ username, bio, ...person }: FoundPerson, part: string): SearchHit => ({
  kind: 'user',
  ...person,
  title: markPart(username, part),
  passage: passageOf(bio, []),
})

const sliceOf = ({ current, pageSize }: Paging): Slice => ({
  limit: pageSize,
  offset: (current - 1) * pageSize,
})

/** Those that say most of what was asked, the best in their titles, by how much they are wanted beside the best. */
function toHints(words: readonly RareWord[], hits: readonly RareHit[]): Hint[] {
  const best = hits[0]?.score ?? 1
  return fitsOf(words, hits)
    .filter(
      ({ share, hit: { confidence, score } }) =>
        confidence >= LEAST_CONFIDENCE ||
        score >= LEAST_SCORE ||
        (share >= MOST_SAID.share && score >= MOST_SAID.score),
    )
    .map(({ hit: { kind, id, score } }) => ({ kind, id, value: score / best }))
}

const hasFilters = ({ difficulty, bankId, category, period }: Call): boolean =>
  [difficulty, bankId, category, period].some((filter) => filter !== undefined)
