import type { Page } from '@app/contract/common/schemas'
import type { SearchHit, SearchPage, SearchSuggestion } from '@app/contract/search/schemas'
import { SEARCH_KINDS, type SearchKind, searchLimits } from '@app/contract/search/values'
import type { Paging } from '../../../platform/list/paging.ts'
import { readingsOf } from '../../../platform/search/pinyin.ts'
import {
  parseQuery,
  type SearchQuery,
  type Unit,
  unfinishedUnit,
} from '../../../platform/search/search-query.ts'
import type { HotSearchService } from '../hot/hot.service.ts'
import type { Related, RelatedService } from '../related/related.service.ts'
import { type Correction, correctQuery } from './correct.ts'
import type { DocumentRepository, FoundRow } from './document.repository.ts'
import { type SearchArguments, scopesOf, sinceOf } from './filters.ts'
import type { HitReader } from './HitReader.ts'
import { type Synonyms, withoutQuestion } from './interpret.ts'
import { distinct, type MarkedWord, markedWordsOf, markText } from './marks.ts'
import { partsThatSound, soundsLike } from './sounds.ts'

export interface SearchDependencies {
  documents: DocumentRepository
  hits: HitReader
  related: RelatedService
  hotSearches: HotSearchService
  synonyms: () => Promise<Synonyms>
}

/** Fewer results are too few: what is asked about is looked for without the words of asking too. */
const FEW = 5
/** What speaks of so much of what was asked is a result; what speaks of less is a neighbour. */
const LEAST_COVERAGE = 0.5
/** More questions are not answered by what speaks of a part of them. */
const MOST_RELATED = 20
/** Titles that are looked at for suggestions. */
const LOOKED_AT = 300

type Call = SearchArguments & Paging

/** What is found, before it is read. */
interface Findings {
  units: readonly Unit[]
  rows: FoundRow[]
  counts: Map<SearchKind, number>
  words: MarkedWord[]
}

/** Finds questions, knowledge points, posts and interview banks by what somebody typed. */
export class SearchService {
  readonly #deps: SearchDependencies

  constructor(deps: SearchDependencies) {
    this.#deps = deps
  }

  /** One page of what was found, with how much there is of each kind. Of a user, what they found is noted. */
  async page(call: Call, userId: number | null): Promise<SearchPage> {
    const typed = parseQuery(call.q)
    const { findings, correction } = await this.#find(typed, call)
    const all = sum(findings.counts.values())
    const total = Math.min(call.kind ? (findings.counts.get(call.kind) ?? 0) : all, searchLimits.count)
    const isFirst = call.current === 1 && call.kind === undefined && !hasFilters(call)
    if (userId !== null && isFirst && total > 0)
      await this.#deps.hotSearches.record(correction?.query ?? typed.text, userId)
    const records = await this.#deps.hits.read(findings.rows, findings.words, userId)
    const neighbours = all > 0 || typed.units.length === 0 ? [] : await this.#neighboursOf(typed)
    const { current, pageSize } = call
    const page: Page<SearchHit> = { records, total, current, pageSize }
    return { ...page, counts: countsOf(findings), correction, isShortened: typed.isShortened, neighbours }
  }

  /** Titles that fit what was typed so far; its last word may lack its end, and be written as it sounds. */
  async suggest(q: string): Promise<SearchSuggestion[]> {
    const { units } = parseQuery(q)
    const last = units.at(-1)
    if (!last) return []
    const wanted = [...units.slice(0, -1), unfinishedUnit(last)]
    const rows = await this.#deps.documents.findTitles(wanted, SEARCH_KINDS, {
      lookedAt: LOOKED_AT,
      limit: searchLimits.suggestions,
    })
    const readings = last.isHan ? [] : readingsOf(last.text, true)
    const lengths = readings.map((reading) => reading.length)
    return rows.map(({ kind, ref_id, title }) => {
      const heard = partsThatSound(title, lengths, soundsLike(readings, true))
      return {
        kind,
        id: ref_id,
        title: markText(title, [...markedWordsOf(units), ...heard.map(toMarked)], true),
      }
    })
  }

  /** What was typed; else what is asked about in it, what sounds or is written like it, what speaks of most of it. */
  async #find(
    typed: SearchQuery,
    call: Call,
  ): Promise<{ findings: Findings; correction: Correction | null }> {
    const synonyms = await this.#deps.synonyms()
    const subject = call.isExact ? null : withoutQuestion(typed.text)
    // Few questions are found word by word: both are looked for at once.
    const [asTyped, relaxed] = await Promise.all([
      this.#lookFor(synonyms.expand(typed.units), typed, call),
      subject && this.#lookFor(synonyms.expand(subject), typed, call),
    ])
    if (typed.units.length === 0 || call.isExact || totalOf(asTyped) >= FEW)
      return { findings: asTyped, correction: null }
    const best = relaxed && totalOf(relaxed) > totalOf(asTyped) ? relaxed : asTyped
    const hasSome = totalOf(best) > 0 || (hasFilters(call) && (await this.#isAnywhere(typed, call)))
    const correction = hasSome ? null : await correctQuery(this.#deps.documents, typed, SEARCH_KINDS)
    if (correction) {
      const meant = parseQuery(correction.query)
      const corrected = await this.#lookFor(synonyms.expand(meant.units), meant, call)
      if (totalOf(corrected) > 0) return { findings: corrected, correction }
    }
    const isWhole = hasFilters(call) || totalOf(best) >= FEW || (hasSome && !isLong(typed, subject))
    return { findings: isWhole ? best : await this.#lookAround(best, typed, call), correction: null }
  }

  async #lookFor(units: readonly Unit[], { text }: SearchQuery, call: Call): Promise<Findings> {
    const words = markedWordsOf(units)
    if (units.length === 0) return { units, rows: [], counts: new Map(), words }
    const { current, pageSize, kind, period, sortField = 'relevance', sortOrder } = call
    const found = await this.#deps.documents.page(
      {
        units,
        kind,
        since: sinceOf(period),
        scopes: scopesOf(call),
        length: [...text].length,
        order: sortField,
        isReversed: sortOrder === 'ascend',
      },
      { limit: pageSize, offset: (current - 1) * pageSize },
    )
    return { ...found, units, words }
  }

  /** Whether the filters alone leave nothing. */
  async #isAnywhere({ units }: SearchQuery, call: Call): Promise<boolean> {
    const { counts } = await this.#deps.documents.page(
      {
        units,
        kind: undefined,
        since: undefined,
        length: 1,
        order: 'time',
        isReversed: false,
        scopes: scopesOf({ q: call.q }),
      },
      { limit: 1, offset: 0 },
    )
    return sum(counts.values()) > 0
  }

  /** What was found, and behind it what speaks of most of what was typed. */
  async #lookAround(best: Findings, typed: SearchQuery, call: Call): Promise<Findings> {
    const { current, pageSize, kind } = call
    const found = current === 1 ? best : await this.#lookFor(best.units, typed, { ...call, current: 1 })
    const isFound = new Set(found.rows.map((row) => `${row.kind}:${row.ref_id}`))
    const others = (await this.#relatedTo(typed)).filter(
      (one) => one.coverage >= LEAST_COVERAGE && !isFound.has(`${one.kind}:${one.refId}`),
    )
    const counts = new Map(found.counts)
    for (const one of others) counts.set(one.kind, (counts.get(one.kind) ?? 0) + 1)
    const all = [
      ...found.rows.map((row) => ({ kind: row.kind, refId: row.ref_id })),
      ...others.filter((one) => kind === undefined || one.kind === kind),
    ]
    const rows = await this.#deps.documents.readAll(all.slice((current - 1) * pageSize, current * pageSize))
    const words = distinct([...found.words, ...markedWordsOf(withoutQuestion(typed.text) ?? typed.units)])
    return { units: found.units, rows, counts, words }
  }

  async #relatedTo({ text }: SearchQuery): Promise<Related[]> {
    return (await this.#deps.related.find(text, SEARCH_KINDS)).slice(0, MOST_RELATED)
  }

  async #neighboursOf(typed: SearchQuery): Promise<SearchPage['neighbours']> {
    const related = await this.#relatedTo(typed)
    return related
      .slice(0, searchLimits.neighbours)
      .map(({ kind, refId, title }) => ({ kind, id: refId, title }))
  }
}

const toMarked = (text: string): MarkedWord => ({ text, unit: 0, isSynonym: false })

const totalOf = ({ counts }: Findings): number => sum(counts.values())

/** Whether what was typed is more than a word: then not all of it has to be there. */
const isLong = ({ units }: SearchQuery, subject: Unit[] | null): boolean =>
  subject !== null || units.length > 1 || units.some(({ text, isHan }) => isHan && [...text].length > 5)

const hasFilters = ({ difficulty, bankId, category, period }: Call): boolean =>
  [difficulty, bankId, category, period].some((filter) => filter !== undefined)

const sum = (numbers: Iterable<number>): number => [...numbers].reduce((total, number) => total + number, 0)

function countsOf({ counts }: Findings): SearchPage['counts'] {
  const of = (kind: SearchKind) => counts.get(kind) ?? 0
  return {
    question: of('question'),
    knowledgePoint: of('knowledgePoint'),
    discussion: of('discussion'),
    interviewBank: of('interviewBank'),
  }
}
