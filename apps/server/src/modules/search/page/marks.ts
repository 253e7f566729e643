import type { MarkedText } from '@app/contract/search/schemas'
import { foldWithPlaces } from '../../../platform/search/fold.ts'
import type { Unit } from '../../../platform/search/search-query.ts'

/** How much of a text is shown around what matches, in characters. */
const PASSAGE = 110
/** How much of it stands before the first match. */
const BEFORE = 24
/** Of a word that a text has more often, the first so many are looked at. */
const MOST_SPANS = 200
/** A Latin word that may be written in parts. */
const NAME = /^[a-z\d]{4,64}$/

/** What is marked where a text has it, in lower case. */
export interface MarkedWord {
  text: string
  /** Which part of what was typed it stands for. */
  unit: number
  isSynonym: boolean
}

interface Span {
  start: number
  end: number
  word: MarkedWord
}

/** What of a text matches: what is looked for as a reader sees it. */
export function markedWordsOf(units: readonly Unit[]): MarkedWord[] {
  const words = units.flatMap(({ phrases }, unit) =>
    phrases.flatMap(({ text }, place) => (text === null ? [] : [{ text, unit, isSynonym: place > 0 }])),
  )
  return distinct(words)
}

/** Each word once, as it comes first. */
export const distinct = (words: readonly MarkedWord[]): MarkedWord[] => [
  ...new Map(words.toReversed().map((word) => [word.text, word])).values(),
]

/** A whole text with its matches marked. @param areUnfinished whether words may go on behind what matches */
export function markText(text: string, words: readonly MarkedWord[], areUnfinished = false): MarkedText {
  return cut(text, spansIn(text, asWritten(text, words), areUnfinished), 0, text.length)
}

/** A text with a part of it marked, wherever in a word it stands. @param part in lower case */
export function markPart(text: string, part: string): MarkedText {
  const start = text.toLowerCase().indexOf(part)
  if (start === -1) return [{ text, isMarked: false }]
  const word = { text: part, unit: 0, isSynonym: false }
  return cut(text, [{ start, end: start + part.length, word }], 0, text.length)
}

/** The parts of what was typed that a text has. */
export const unitsIn = (text: string, words: readonly MarkedWord[], areUnfinished = false): Set<number> =>
  new Set(spansIn(text, words, areUnfinished).map(({ word }) => word.unit))

/** The part of a text, of a few lines, that has most of the words; the beginning where it has none. */
export function passageOf(text: string, words: readonly MarkedWord[]): MarkedText {
  const spans = spansIn(text, asWritten(text, words))
  const best = bestStart(spans)
  const start = best === 0 ? 0 : wordStart(text, best)
  const end = Math.min(text.length, start + PASSAGE)
  const pieces = cut(text, spans, start, end)
  const marked = pieces.map((piece) => ({ ...piece, text: piece.text.replace(/\s+/g, ' ') }))
  const before = start > 0 ? [{ text: '…', isMarked: false }] : []
  const after = end < text.length ? [{ text: '…', isMarked: false }] : []
  return [...before, ...marked, ...after]
}

/** Where the window begins that has the most of what was typed, as it was typed rather than by synonyms, then the most matches. */
function bestStart(spans: readonly Span[]): number {
  let best = { start: 0, value: 0 }
  for (const [index, { start }] of spans.entries()) {
    const from = Math.max(0, start - BEFORE)
    const inside: Span[] = []
    for (let next = index; next < spans.length; next += 1) {
      const span = spans[next]
      if (!span || span.end > from + PASSAGE) break
      inside.push(span)
    }
    const units = new Set(inside.map(({ word }) => word.unit))
    const asTyped = new Set(inside.flatMap(({ word }) => (word.isSynonym ? [] : [word.unit])))
    const value = units.size * 100 + asTyped.size * 50 + Math.min(inside.length, 50)
    if (value > best.value) best = { start: from, value }
  }
  return best.start
}

/** At the beginning of a sentence or behind a comma before the match, at least not in the middle of a Latin word. */
function wordStart(text: string, from: number): number {
  const before = text.slice(from, from + BEFORE)
  for (const ends of [/^.*[\n。！？；]/su, /^.*[，：]/su]) {
    const [passed] = ends.exec(before) ?? []
    if (passed !== undefined) return from + passed.length
  }
  let start = from
  while (start < text.length && start < from + BEFORE && /[\p{L}\p{N}\p{M}\p{Cs}]/u.test(text[start] ?? '')) {
    if (/\p{Script=Han}/u.test(text[start] ?? '')) break
    start += 1
  }
  return start
}

/** The words with those of them that a text writes in parts: nodejs as Node.js, pubsub as Pub/Sub. */
function asWritten(original: string, words: readonly MarkedWord[]): MarkedWord[] {
  const lower = foldWithPlaces(original).text.toLowerCase()
  const inParts = words
    .filter(({ text }) => NAME.test(text))
    .flatMap((word) => {
      const written = lower.matchAll(new RegExp([...word.text].join('[ /.-]?'), 'g'))
      return [...written].map(([text]): MarkedWord => ({ ...word, text }))
    })
  return distinct([...words, ...inParts])
}

function spansIn(original: string, words: readonly MarkedWord[], areUnfinished = false): Span[] {
  const folded = foldWithPlaces(original)
  const lower = folded.text.toLowerCase()
  // Some letters have longer small ones; what is marked would slip.
  if (lower.length !== folded.text.length) return []
  const spans: Span[] = []
  for (const word of words) {
    const { text } = word
    if (text === '') continue
    let left = MOST_SPANS
    for (let place = lower.indexOf(text); place !== -1; place = lower.indexOf(text, place + text.length)) {
      if (left === 0) break
      left -= 1
      const end = place + text.length
      if (!isEdge(folded.text, place) || (!areUnfinished && !isEdge(folded.text, end))) continue
      spans.push({ start: folded.starts[place] ?? 0, end: folded.ends[end - 1] ?? 0, word })
    }
  }
  return spans.toSorted((a, b) => a.start - b.start || b.end - a.end)
}

/** A Latin word begins and ends where no other letter or digit stands beside it, or another part of the name does. */
function isEdge(text: string, place: number): boolean {
  const [before = '', after = ''] = [text[place - 1], text[place]]
  const isLatin = (character: string) => /[\p{L}\p{N}]/u.test(character) && !/\p{Script=Han}/u.test(character)
  if (!isLatin(before) || !isLatin(after)) return true
  if (/\p{N}/u.test(before) !== /\p{N}/u.test(after)) return true
  return /\p{Lu}/u.test(after) && (/\P{Lu}/u.test(before) || /\p{Ll}/u.test(text[place + 1] ?? ''))
}

function cut(text: string, spans: readonly Span[], start: number, end: number): MarkedText {
  const pieces: MarkedText = []
  let place = start
  for (const span of spans) {
    if (span.end <= place || span.start < start) continue
    if (span.start >= end) break
    const from = Math.max(place, span.start)
    if (from > place) pieces.push({ text: text.slice(place, from), isMarked: false })
    pieces.push({ text: text.slice(from, Math.min(span.end, end)), isMarked: true })
    place = Math.min(span.end, end)
  }
  if (place < end) pieces.push({ text: text.slice(place, end), isMarked: false })
  return pieces
}
