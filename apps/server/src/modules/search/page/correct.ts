import type { SearchKind } from '@app/contract/search/values'
import { initialPairs, readingsOf, syllablesOf } from '../../../platform/search/pinyin.ts'
import {
  type Phrase,
  phraseOfSounds,
  type SearchQuery,
  type Unit,
} from '../../../platform/search/search-query.ts'
import type { DocumentRepository } from './document.repository.ts'
import { beginsLike, isOfWords, partsThatSound, soundsLike } from './sounds.ts'

/** What was looked for instead of what was typed. */
export interface Correction {
  by: 'pinyin' | 'spelling'
  query: string
}

/** So many titles that sound right are looked through for what they say. */
const TITLES = { lookedAt: 500, limit: 200 }
/** One letter of so many may be wrong. */
const LETTERS_PER_ERROR = 4
const MOST_ERRORS = 2

/**
 * Finds what is meant by words that no document has: by their sound, by their first letters, or by similar words.
 * @param doubtsKnown whether a word that some document has may be a slip by sound too, where titles have another one more often
 */
export async function correctQuery(
  documents: DocumentRepository,
  { units }: SearchQuery,
  kinds: readonly SearchKind[],
  doubtsKnown = false,
): Promise<Correction | null> {
  const known = await documents.areKnown(
    units,
    kinds.map((kind) => ({ kind })),
  )
  // Each word alone is in some document: together they are just nowhere, unless they sound like one word.
  let by: Correction['by'] = 'spelling'
  let isCorrected = false
  const words: string[] = []
  for (let index = 0; index < units.length; index += 1) {
    const unit = units[index]
    if (!unit) break
    const run = syllablesAt(units, index)
    const joined = run.length > 1 ? await hear(documents, { text: run.join(''), isHan: false }, kinds) : null
    if (joined) {
      by = 'pinyin'
      isCorrected = true
      words.push(joined)
      index += run.length - 1
      continue
    }
    const isDoubted = !known[index] || (doubtsKnown && unit.isHan)
    const other = isDoubted ? await hear(documents, unit, kinds) : null
    const heard = other === unit.text ? null : other
    const meant = heard ?? (known[index] || unit.isHan ? null : await spell(documents, unit.text))
    if (heard) by = 'pinyin'
    if (meant) isCorrected = true
    words.push(meant ?? unit.text)
  }
  return isCorrected ? { by, query: words.join(' ') } : null
}

/** Words of pinyin from there on: input methods leave blanks or apostrophes between syllables that were not chosen from. */
function syllablesAt(units: readonly Unit[], start: number): string[] {
  const rest = units.slice(start).map(({ text }) => text)
  const end = rest.findIndex((text) => !/^[aeo]$/.test(text) && readingsOf(text).length === 0)
  return end === -1 ? rest : rest.slice(0, end)
}

/** What sounds like a word in most titles. */
async function hear(
  documents: DocumentRepository,
  { text, isHan }: Pick<Unit, 'text' | 'isHan'>,
  kinds: readonly SearchKind[],
): Promise<string | null> {
  const readings = (isHan ? [syllablesOf(text)] : readingsOf(text)).filter((reading) => reading.length > 1)
  const bySound = await mostCommon(
    documents,
    readings.map((reading) => phraseOfSounds(reading)),
    kinds,
    text,
    (title) =>
      partsThatSound(
        title,
        readings.map((reading) => reading.length),
        soundsLike(readings),
      ),
  )
  if (bySound || isHan || !/^[a-hj-tw-z]{3,8}$/.test(text)) return bySound
  return mostCommon(documents, [phraseOfInitials(text)], kinds, text, (title) =>
    partsThatSound(title, [text.length], beginsLike(text)).filter((part) => isOfWords(title, part)),
  )
}

const phraseOfInitials = (letters: string): Phrase => ({
  text: null,
  terms: initialPairs([...letters].map((letter) => [letter]))
    .flat()
    .map((pair) => ({ word: `=${pair}`, isPrefix: false })),
})

/** @param typed comes first among equals */
async function mostCommon(
  documents: DocumentRepository,
  phrases: Phrase[],
  kinds: readonly SearchKind[],
  typed: string,
  partsOf: (title: string) => string[],
): Promise<string | null> {
  if (phrases.length === 0) return null
  const titles = await documents.findTitles([{ text: '', isHan: false, phrases }], kinds, TITLES)
  const counts = new Map<string, number>()
  for (const { title } of titles)
    for (const part of partsOf(title)) counts.set(part, (counts.get(part) ?? 0) + 1)
  const [best] = [...counts].toSorted(
    (a, b) => b[1] - a[1] || Number(b[0] === typed) - Number(a[0] === typed),
  )
  return best?.[0] ?? null
}

/** The word that was mistyped: what begins like it, or differs by a letter or two. */
async function spell(documents: DocumentRepository, typed: string): Promise<string | null> {
  if (!/^\p{L}{3,30}$/u.test(typed)) return null
  const most = Math.min(MOST_ERRORS, Math.floor(typed.length / LETTERS_PER_ERROR) || 1)
  const words = (await documents.findWordsLike(typed)).map((word) => ({
    word,
    errors: word.startsWith(typed) ? 0.5 : errorsBetween(typed, word),
  }))
  const [best] = words
    .filter(({ errors }) => errors <= most)
    .toSorted((a, b) => a.errors - b.errors || a.word.length - b.word.length || a.word.localeCompare(b.word))
  return best?.word ?? null
}

/** How many letters are missing, too many, wrong or exchanged with their neighbour (optimal string alignment). */
function errorsBetween(a: string, b: string): number {
  const rows: number[][] = [Array.from({ length: b.length + 1 }, (_, index) => index)]
  const at = (row: number, column: number) => rows[row]?.[column] ?? Number.POSITIVE_INFINITY
  for (let i = 1; i <= a.length; i += 1) {
    rows.push([i])
    for (let j = 1; j <= b.length; j += 1) {
      const wrong = a[i - 1] === b[j - 1] ? 0 : 1
      const isExchanged = a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
      const least = Math.min(at(i - 1, j) + 1, at(i, j - 1) + 1, at(i - 1, j - 1) + wrong)
      rows[i]?.push(isExchanged ? Math.min(least, at(i - 2, j - 2) + 1) : least)
    }
  }
  return at(a.length, b.length)
}
