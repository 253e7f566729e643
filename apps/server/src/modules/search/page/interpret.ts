import { COMPANY_NAMES } from '@app/contract/discussion/fact-words'
import { WordReader } from '@app/recognition/words'
import {
  type Phrase,
  parseQuery,
  phraseOfWords,
  type SearchQuery,
  type Unit,
} from '../../../platform/search/search-query.ts'
import { withoutAsking } from '../rare-words/asking-words.ts'
import emptyWords from '../rare-words/empty-words.json' with { type: 'json' }
import { synonymKey } from '../synonym/synonym-key.ts'
import { withFactsApart } from './facts.ts'

/** No synonym has more words. */
const MOST_WORDS = 4

const byText = (phrases: readonly Phrase[]) => new Map(phrases.map((phrase) => [phrase.text, phrase]))

/** Finds what means the same as a word. */
export class Synonyms {
  /** A word's key → how it and its synonyms are looked for, each once by its text. */
  readonly #phrases = new Map<string, Map<Phrase['text'], Phrase>>()

  /** Reads the words of texts; a group is one word. */
  readonly reader: WordReader

  /** @param groups words that mean the same; a word of several groups means the same as all of theirs */
  constructor(groups: readonly (readonly string[])[]) {
    this.reader = new WordReader(groups)
    for (const words of [...groups, ...COMPANY_NAMES]) {
      const phrases = words.flatMap((word) => phraseOfWords(word) ?? [])
      for (const word of words) {
        const known = this.#phrases.get(synonymKey(word)) ?? []
        this.#phrases.set(synonymKey(word), byText([...known.values(), ...phrases]))
      }
    }
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
      const known = this.#phrases.get(text)
      const typed = phraseOfWords(text)
      if (!known || !typed) continue
      const phrases = [...byText([typed, ...known.values()]).values()]
      return { unit: { text, isHan: own.every(({ isHan }) => isHan), phrases }, length }
    }
    return null
  }
}

/**
 * What is asked about, without the words of asking and of nothing: 线程池有哪些参数 is 线程池 and 参数. All of it where
 * nothing else is left.
 */
export function subjectOf({ text, units }: SearchQuery): readonly Unit[] {
  const asked = withoutAsking(withFactsApart(text))
  const kept = parseQuery(asked).units.filter((unit) => !emptyWords.includes(unit.text))
  return kept.length > 0 ? kept : units
}
