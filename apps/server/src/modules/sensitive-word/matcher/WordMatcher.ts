import type { SensitiveWordAction } from '@app/contract/sensitive-word/values'
import { type FoldedText, foldText, undisguise } from './fold-text.ts'
import { type Pattern, stands, toPattern } from './pattern.ts'

/** A word to look for. */
export interface MatchedWord {
  word: string
  action: SensitiveWordAction
}

/** A word found in a text: its letters are those of the folded text from `start` to `end`. */
export interface Match {
  action: SensitiveWordAction
  start: number
  end: number
}

interface Entry extends Pattern {
  action: SensitiveWordAction
}

/** A state of the automaton: the longest beginning of a word that the text read so far ends with. */
class State {
  readonly next = new Map<number, State>()
  /** The words that end here. */
  readonly entries: Entry[] = []
  /** The state of the longest shorter ending that is the beginning of a word. */
  fallback: State | null = null
  /** The nearest state on the way of fallbacks at which a word ends. */
  shorter: State | null = null
}

/** Finds many words in one pass over a text (Aho and Corasick). */
export class WordMatcher {
  readonly #root = new State()

  constructor(words: readonly MatchedWord[]) {
    for (const { word, action } of words) this.#add({ ...toPattern(word), action })
    this.#link()
  }

  /** Every place at which a word stands, overlapping ones too. */
  find(text: FoldedText): Match[] {
    const matches: Match[] = []
    let state = this.#root
    for (let index = 0; index < text.codes.length; index += 1) {
      state = this.#step(state, text.codes[index] ?? 0)
      for (let ending: State | null = state; ending; ending = ending.shorter) {
        for (const entry of ending.entries) {
          const [start, end] = [index + 1 - entry.codes.length, index + 1]
          if (stands(text, entry, start)) matches.push({ action: entry.action, start, end })
        }
      }
    }
    return matches
  }

  #add(entry: Entry): void {
    if (entry.codes.length === 0) return
    let state = this.#root
    for (const code of entry.codes) {
      let next = state.next.get(code)
      if (!next) {
        next = new State()
        state.next.set(code, next)
      }
      state = next
    }
    state.entries.push(entry)
  }

  /** From the root outwards, so that the fallbacks of shorter beginnings are known. */
  #link(): void {
    const queue = [...this.#root.next.values()]
    for (const state of queue) {
      for (const [code, next] of state.next) {
        const fallback = state.fallback ? this.#step(state.fallback, code) : this.#root.next.get(code)
        next.fallback = fallback && fallback !== this.#root ? fallback : null
        next.shorter = next.fallback?.entries.length ? next.fallback : (next.fallback?.shorter ?? null)
        queue.push(next)
      }
    }
  }

  #step(from: State, code: number): State {
    for (let state: State | null = from; state; state = state.fallback) {
      const next = state.next.get(code)
      if (next) return next
    }
    return this.#root.next.get(code) ?? this.#root
  }
}

/** What stands for each character of a masked word; Markdown knows no such mark. */
const MASK = '\uff0a'

/** Masks the letters of the matches, one mark for each character; what stands between them stays. */
export function maskMatches(source: string, text: FoldedText, matches: readonly Match[]): string {
  if (matches.length === 0) return source
  const masked = new Set<number>()
  for (const { start, end } of matches)
    for (let index = start; index < end; index += 1) masked.add(text.starts[index] ?? 0)
  let result = ''
  let place = 0
  for (const symbol of source) {
    result += masked.has(place) ? MASK : symbol
    place += symbol.length
  }
  return result
}

/** Finds words in a text as it is written. */
export const findWords = (matcher: WordMatcher, source: string) => {
  const text = foldText(source)
  const plain = undisguise(text)
  return { text, matches: [...matcher.find(text), ...(plain ? matcher.find(plain) : [])] }
}
