import type { SearchKind } from '@app/contract/search/values'
import type { WordReader } from '@app/recognition/words'
import { EVERY_PARAGRAPH } from '../../../platform/recognition/point-words.ts'
import { fold, inMainlandTerms } from '../../../platform/search/fold.ts'
import { phraseOfWords } from '../../../platform/search/search-query.ts'
import { symbolsIn } from '../../../platform/search/tokens.ts'
import { type MarkedWord, unitsIn } from '../page/marks.ts'
import { withoutAsking } from './asking-words.ts'
import emptyWords from './empty-words.json' with { type: 'json' }
import type { Candidate, RareWordsRepository } from './rare-words.repository.ts'
import softWords from './soft-words.json' with { type: 'json' }

/** What is about some of the words of a text. */
export interface RareHit {
  kind: SearchKind
  id: number
  title: string
  score: number
  /** The share of what the text says that the title says too, by how rare its words are: 0 to 1. */
  confidence: number
  /** Which of the words, in their order, the title says, which the short answer does, and which anything of it. */
  inTitle: readonly boolean[]
  inLead: readonly boolean[]
  said: readonly boolean[]
}

interface RareWordsDependencies {
  words: RareWordsRepository
  reader: () => Promise<WordReader>
}

interface FindOptions {
  kinds: readonly SearchKind[]
  limit: number
}

/** A word of the text, by the ways it is written. */
export interface RareWord {
  forms: readonly string[]
  /** How rare it is over the site's paragraphs. */
  rarity: number
  /** The same as a share of the rarity of a word that nobody has used, 0 to 1. */
  share: number
}

/** Only the beginning of a long text, and the rarest of its words, are looked for. */
const MOST = { characters: 1_000, words: 10 }
/** BM25 (Robertson & Zaragoza 2009) of texts that have a word or have not; the length is that of a usual title. */
const BM25 = { k1: 1.2, b: 0.75, length: 20 }
/** How much a word counts in the title, in the short answer and anywhere else. */
const PLACES = { title: 4, lead: 1, text: 0.4 }
/** How much of the score stays where the title says nothing of the text. */
const UNSAID = 0.6
/** What a word of one character or of digits counts: most of them say little. */
const SHORT = 0.5
/** What a Latin word counts: it is a name more often than not. */
const LATIN = 1.5

/** What follows `at` in a stack trace of Java or JavaScript: a call, which names the writer's own files. */
const CALL = /^[\w$.<>/@ ]{0,200}\([^)\n]{0,200}\)/
/** A line of a stack trace, as JavaScript or Python write it. */
const FRAME = /^(?:at \S+:\d+:\d+$|file ".*", line \d+)/i

function withoutFrames(text: string): string {
  const [first = '', ...called] = text.split(/\bat /)
  const kept = called.map((part) => (CALL.test(part) ? ` ${part.replace(CALL, '')}` : `at ${part}`))
  return [first, ...kept]
    .join('')
    .split('\n')
    .filter((line) => !FRAME.test(line.trim()))
    .join('\n')
}

const empty = new Set(emptyWords)
const soft = new Set(softWords)

/**
 * Finds what a text of which not every word need be there is about: a line, a question, a pasted error. Its words are
 * those of `Intl.Segmenter` without the words of asking and those that say nothing, a group of synonyms is one word, and
 * Latin names stand apart from their digits. Ranked by BM25 and by how much of the text the title says; the rarest words lead.
 */
export class RareWordsService {
  readonly #deps: RareWordsDependencies

  constructor(deps: RareWordsDependencies) {
    this.#deps = deps
  }

  /** Those that everybody may read, best first; the confidence of the first says whether the text is known at all. */
  async find(text: string, { kinds, limit }: FindOptions): Promise<RareHit[]> {
    return this.findBy(await this.wordsOf(text), { kinds, limit })
  }

  /** The same by words that `wordsOf` read before. */
  async findBy(words: readonly RareWord[], { kinds, limit }: FindOptions): Promise<RareHit[]> {
    if (words.length === 0) return []
    const phrases = words.map(({ forms }) => forms.flatMap((form) => phraseOfWords(form) ?? []))
    const candidates = await this.#deps.words.find(phrases, kinds)
    const forms = words.flatMap((word, unit) =>
      word.forms.map((text): MarkedWord => ({ text, unit, isSynonym: false })),
    )
    return candidates
      .map((candidate) => toHit(candidate, words, forms))
      .toSorted((a, b) => b.score - a.score || a.title.length - b.title.length || b.id - a.id)
      .slice(0, limit)
  }

  /** The words of a text that say something, the rarest first. */
  async wordsOf(text: string): Promise<RareWord[]> {
    const reader = await this.#deps.reader()
    const folded = withoutFrames(fold(inMainlandTerms(text.slice(0, MOST.characters))))
    const pairs = await this.#deps.words.countsOf(reader.pairsOf(folded))
    const isWord = (pair: string) => pairs.has(pair) && ![...pair].some((character) => empty.has(character))
    const read = [withoutAsking(folded), folded]
      .map((some) => [
        ...reader
          .read(some, isWord)
          .flatMap(namesIn)
          .filter((word) => !empty.has(word)),
        ...symbolsIn(some),
      ])
      .map((some) => [...new Set(some)])
      .find((some) => some.length > 0)
    if (!read) return []
    const counts = await this.#deps.words.countsOf(read)
    const paragraphs = counts.get(EVERY_PARAGRAPH) ?? 1
    const rarityOf = (word: string) =>
      Math.log((paragraphs + 1) / ((counts.get(word) ?? 0) + 1)) *
      (/^(?:.|[\p{N}.]+)$/u.test(word) || soft.has(word) ? SHORT : /^[a-z]/.test(word) ? LATIN : 1)
    const most = Math.log(paragraphs + 1)
    return read
      .map((word) => ({ forms: reader.formsOf(word), rarity: Math.max(0.01, rarityOf(word)) }))
      .map((word) => ({ ...word, share: word.rarity / most }))
      .filter(({ forms }) => forms.some((form) => phraseOfWords(form) !== null))
      .toSorted((a, b) => b.rarity - a.rarity)
      .slice(0, MOST.words)
  }
}

/** 加个, 翻到 and 扣了 say 加, 翻 and 扣; as they stand they are rare, and no title has them. */
const SUFFIXED = /^\p{Script=Han}[个到着过]$/u

/** Of react19 react and 19, of G1 itself, of java.lang.OutOfMemoryError its short name. */
function namesIn(word: string): string[] {
  if (SUFFIXED.test(word) && !empty.has(word)) return [word.slice(0, 1)]
  if (/^(?:[a-z][a-z\d]*\.){2,}[a-z\d]+$/.test(word)) return [word.slice(word.lastIndexOf('.') + 1)]
  return /^(?![a-z]\d+$)[a-z]*\d+(?:\.\d+)*[a-z]*$/.test(word)
    ? (word.match(/[a-z]+|\d+(?:\.\d+)*/g) ?? [])
    : [word]
}

function toHit(
  { kind, ref_id, title, lead, said }: Candidate,
  words: readonly RareWord[],
  forms: readonly MarkedWord[],
): RareHit {
  const [inTitle, inLead] = [unitsIn(title, forms), unitsIn(lead, forms)]
  const length = 1 - BM25.b + (BM25.b * [...title].length) / BM25.length
  let [score, met, total] = [0, 0, 0]
  for (const [unit, { rarity }] of words.entries()) {
    total += rarity
    if (inTitle.has(unit)) met += rarity
    const found =
      (inTitle.has(unit) ? PLACES.title : 0) / length +
      (inLead.has(unit) ? PLACES.lead : 0) +
      (said[unit] ? PLACES.text : 0)
    score += (rarity * found * (BM25.k1 + 1)) / (found + BM25.k1)
  }
  const confidence = total === 0 ? 0 : met / total
  return {
    kind,
    id: ref_id,
    title,
    score: score * (UNSAID + (1 - UNSAID) * confidence),
    confidence,
    inTitle: words.map((_, unit) => inTitle.has(unit)),
    inLead: words.map((_, unit) => inLead.has(unit)),
    said: words.map((_, unit) => said[unit] ?? false),
  }
}
