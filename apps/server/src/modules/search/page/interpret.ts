import { phraseOf, phraseOfWords, toUnit, type Unit } from '../../../platform/search/search-query.ts'
import { tokenize } from '../../../platform/search/tokens.ts'
import { withoutAsking } from '../related/asking-words.ts'

/** Groups of words that mean the same. */
export type SynonymGroups = readonly (readonly string[])[]

/** No synonym has more words. */
const MOST_WORDS = 4

const keyOf = (text: string) =>
  tokenize(text)
    .map((token) => token.text)
    .join(' ')

/** Finds the group of a word. */
export class Synonyms {
  readonly #groups = new Map<string, readonly string[]>()

  constructor(groups: SynonymGroups) {
    for (const words of groups) for (const word of words) this.#groups.set(keyOf(word), words)
  }

  /** The same units, each found by its synonyms too; words that are one synonym become one unit. */
  expand(units: readonly Unit[]): Unit[] {
    const expanded: Unit[] = []
    for (let place = 0; place < units.length; ) {
      const found = this.#longestAt(units, place)
      const unit = units[place]
      if (found) expanded.push(found.unit)
      else if (unit) expanded.push(unit)
      place += found?.length ?? 1
    }
    return expanded
  }

  #longestAt(units: readonly Unit[], place: number): { unit: Unit; length: number } | null {
    for (let length = Math.min(MOST_WORDS, units.length - place); length > 0; length -= 1) {
      const own = units.slice(place, place + length)
      const text = own.map((unit) => unit.text).join(' ')
      const words = this.#groups.get(text)
      if (!words) continue
      const typed = { text, terms: own.flatMap((unit) => phraseOf(unit).terms) }
      const others = words.flatMap((word) => (keyOf(word) === text ? [] : (phraseOfWords(word) ?? [])))
      return { unit: { text, isHan: own.every(({ isHan }) => isHan), phrases: [typed, ...others] }, length }
    }
    return null
  }
}

/**
 * What is asked about, without the words of asking: 线程池有哪些参数 is 线程池 and 参数.
 * @returns null when nothing of that is there, or nothing else
 */
export function withoutQuestion(typed: string): Unit[] | null {
  const subject = withoutAsking(typed)
  if (subject === typed) return null
  const units = tokenize(subject)
    .filter(({ text, isHan }) => !isHan || [...text].length > 1)
    .map(toUnit)
  return units.length > 0 ? units : null
}
