import { searchLimits } from '@app/contract/search/values'
import { type DocumentKind, quoteLexeme, scopeOf } from './document.ts'
import { fold, inMainlandTerms } from './fold.ts'
import { readingsOf } from './pinyin.ts'
import {
  bigrams,
  isApart,
  partsOfGlued,
  placesOfRun,
  symbolsIn,
  type Token,
  tokenize,
  wordsIn,
} from './tokens.ts'

/** A word as the index knows it. */
interface Term {
  word: string
  isPrefix: boolean
  /** How many places it stands behind the term before it; the next one when absent. */
  distance?: number
}

/** Words that must stand side by side. */
export interface Phrase {
  /** What of a text matches, in lower case; null for what matches by its sound. */
  text: string | null
  terms: Term[]
}

/** A part of what was typed. One of its phrases must match: others than the first are synonyms. */
export interface Unit {
  /** As it was typed, folded, in lower case. */
  text: string
  isHan: boolean
  phrases: Phrase[]
}

/** What is looked for: every unit must match. */
export interface SearchQuery {
  /** What was typed, folded. */
  text: string
  units: Unit[]
  /** Whether only the beginning of what was typed is looked for. */
  isShortened: boolean
}

const MOST_UNITS = 16

/** What somebody typed, as it is looked for. */
export function parseQuery(typed: string): SearchQuery {
  const start = [...typed.slice(0, searchLimits.query * 4).trimStart()].slice(0, searchLimits.query).join('')
  const text = fold(inMainlandTerms(start))
  const tokens = tokenize(text)
  const symbols = symbolsIn(text).map((symbol) => ({
    text: symbol,
    isHan: false,
    phrases: [symbolPhrase(symbol)],
  }))
  return {
    text: text.trim(),
    units: [...tokens.map(toUnit), ...symbols].slice(0, MOST_UNITS),
    isShortened: typed.trim().length > start.trimEnd().length || tokens.length > MOST_UNITS,
  }
}

const symbolPhrase = (symbol: string): Phrase => ({
  text: symbol.replace('\uff04', '$'),
  terms: [{ word: symbol, isPrefix: false }],
})

/** A token as it is looked for: react19 is react beside 19 too. */
function toUnit(token: Pick<Token, 'text' | 'isHan' | 'written'>): Unit {
  const parts = partsOfGlued(token)
  const glued: Phrase[] = parts
    ? [{ text: parts.join(' '), terms: parts.map((word) => ({ word, isPrefix: false })) }]
    : []
  return { text: token.text, isHan: token.isHan, phrases: [phraseOf(token), ...glued] }
}

/** A Chinese run is its pairs of characters side by side; one character is what begins with it, or ends a run. */
function phraseOf({ text, isHan }: Pick<Token, 'text' | 'isHan'>): Phrase {
  const pairs = isHan ? bigrams(text) : []
  const terms = pairs.map((word) => ({ word, isPrefix: false }))
  return { text, terms: terms.length > 0 ? terms : [{ word: text, isPrefix: isHan }] }
}

/** Words side by side, such as a synonym of several: as far from each other as they are in a document. */
export function phraseOfWords(text: string): Phrase | null {
  const folded = fold(text)
  const terms: Term[] = []
  let [end, place, last] = [0, 0, 0]
  for (const token of tokenize(folded)) {
    if (isApart(folded.slice(end, token.start))) place += 1
    end = token.end
    phraseOf(token).terms.forEach((term, index) => {
      terms.push({ ...term, distance: place + index - last })
      last = place + index
    })
    place += token.isHan ? placesOfRun(token.text) : wordsIn(token).length
  }
  if (terms.length > 0) return { text: folded.toLowerCase(), terms }
  const [symbol] = symbolsIn(folded.replaceAll('\uff04', '$'))
  return symbol === undefined ? null : symbolPhrase(symbol)
}

/** What may be meant by a word that is still being typed: what begins so, or sounds so. */
export function unfinishedUnit(unit: Unit): Unit {
  const beginning: Phrase = unit.isHan
    ? phraseOf(unit)
    : { text: unit.text, terms: [{ word: unit.text, isPrefix: true }] }
  const sounds = unit.isHan ? [] : readingsOf(unit.text, true).map((reading) => phraseOfSounds(reading, true))
  return { ...unit, phrases: [beginning, ...sounds] }
}

export function phraseOfSounds(syllables: readonly string[], isUnfinished = false): Phrase {
  const terms = syllables.map((syllable, index) => ({
    word: `~${syllable}`,
    isPrefix: isUnfinished && index === syllables.length - 1,
  }))
  return { text: null, terms }
}

/** The mark in a query's words that stands for the number of the block that is looked through. */
export const BLOCK_MARK = '$'

/** What a query is limited to. */
export interface Scope {
  kind: DocumentKind
  isPublic: boolean
  /** Words that have to be there beside the units, such as facets. */
  marks?: readonly string[]
}

/** A tsquery literal of the documents that match every unit, or any of them. */
export function toTsQuery(
  units: readonly Unit[],
  { kind, isPublic, marks = [] }: Scope,
  isAny = false,
): string {
  const prefix = `${scopeOf(kind, isPublic)}${BLOCK_MARK}/`
  const lexeme = ({ word, isPrefix }: Term) => `${quoteLexeme(`${prefix}${word}`)}${isPrefix ? ':*' : ''}`
  const behind = ({ distance = 1 }: Term, index: number) => (index === 0 ? '' : ` <${distance}> `)
  const phrase = ({ terms }: Phrase) =>
    `(${terms.map((term, index) => `${behind(term, index)}${lexeme(term)}`).join('')})`
  const wanted = units.map((unit) => `(${unit.phrases.map(phrase).join(' | ')})`)
  const text = wanted.length > 0 ? [`(${wanted.join(isAny ? ' | ' : ' & ')})`] : []
  return [...text, ...marks.map((word) => quoteLexeme(`${prefix}${word}`))].join(' & ')
}
