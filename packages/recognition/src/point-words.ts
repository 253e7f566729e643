import { isInsideWord, normalise } from './AnswerText.ts'
import type { PointWord } from './mentions.ts'

/** In how many of the site's paragraphs each word stands. */
export interface WordCounts {
  paragraphs: number
  of: Map<string, number>
}

/** The same as it is being counted. */
export interface WordTally extends WordCounts {
  /** How many paragraphs have two single characters side by side: the segmenter knows 线程 and 缓存 as no words. */
  pairs: Map<string, number>
}

export const emptyTally = (): WordTally => ({ paragraphs: 0, of: new Map(), pairs: new Map() })

/** A pair is a word where it stands so often, and so often of the times that the rarer of the two stands alone. */
const JOINED = { least: 5, share: 0.3 }

/** What a word counts that the question's title has said already, or that another of its points says as well. */
const SHARED = 0.5
/** What a word of one character counts: most of them say little. */
const SHORT = 0.5

const segmenter = new Intl.Segmenter('zh', { granularity: 'word' })

/** Finds the words of texts; a group of synonyms is one word, named by its first form. */
export class WordReader {
  readonly #groups = new Map<string, readonly string[]>()
  /** The forms that begin with a character, the longest first. */
  readonly #beginning = new Map<string, string[]>()

  /** @param synonyms groups of ways to write the same thing */
  constructor(synonyms: readonly (readonly string[])[]) {
    for (const forms of synonyms.map((group) => group.map(normalise)))
      for (const form of forms) if (!this.#groups.has(form)) this.#groups.set(form, forms)
    for (const form of [...this.#groups.keys()].toSorted((a, b) => b.length - a.length)) {
      const first = form[0] ?? ''
      this.#beginning.set(first, [...(this.#beginning.get(first) ?? []), form])
    }
  }

  /** The words of a text, in its order. @param isWord whether two characters that stand alone side by side are one word */
  read(text: string, isWord: (pair: string) => boolean = () => false): string[] {
    const normalised = normalise(text)
    const words: string[] = []
    let done = 0
    for (let at = 0; at < normalised.length; at += 1) {
      const form = at < done ? undefined : this.#formAt(normalised, at)
      if (form === undefined) continue
      words.push(...segment(normalised.slice(done, at), isWord), this.formsOf(form)[0] ?? form)
      done = at + form.length
    }
    return [...words, ...segment(normalised.slice(done), isWord)]
  }

  /** Each two characters of a text that stand alone side by side. */
  pairsOf(text: string): string[] {
    const pairs: string[] = []
    this.read(text, (pair) => {
      pairs.push(pair)
      return false
    })
    return pairs
  }

  /** The longest form that stands at a place, and not inside another Latin word. */
  #formAt(text: string, at: number): string | undefined {
    const forms = isInsideWord(text, at) ? undefined : this.#beginning.get(text[at] ?? '')
    return forms?.find((form) => text.startsWith(form, at) && !isInsideWord(text, at + form.length))
  }

  /** The ways a word is written, the one that names it first. */
  formsOf(word: string): readonly string[] {
    return this.#groups.get(word) ?? [word]
  }

  /**
   * In how many of these paragraphs each word stands.
   * @param counts what was counted before, which is counted on: many paragraphs are counted in slices, others being served between
   */
  count(paragraphs: Iterable<string>, counts: WordTally = emptyTally()): WordTally {
    for (const paragraph of paragraphs) {
      counts.paragraphs += 1
      for (const word of new Set(this.read(paragraph))) add(counts.of, word)
      for (const pair of new Set(this.pairsOf(paragraph))) add(counts.pairs, pair)
    }
    return counts
  }

  /**
   * The words by which the points of a question are heard, worked out when it is published.
   * @param points their sentences
   * @returns for each point its words, each of them once
   */
  wordsOfPoints(points: readonly string[], title: string, counts: WordCounts): PointWord[][] {
    const asked = new Set(this.read(title))
    const said = points.map((point) => new Set(this.read(point)))
    return said.map((words) =>
      [...words].map((word) => {
        const rarity = Math.log((counts.paragraphs + 1) / ((counts.of.get(word) ?? 0) + 1))
        const isShared = said.some((other) => other !== words && other.has(word))
        const isShort = word.length === 1
        const weight =
          rarity * (asked.has(word) ? SHARED : 1) * (isShared ? SHARED : 1) * (isShort ? SHORT : 1)
        return { forms: this.formsOf(word), weight: Math.round(weight * 100) / 100 }
      }),
    )
  }
}

const FENCE = /^ *(`{3,}|~{3,})/

/** The paragraphs, list items and lines of tables of a markdown text that hold words; code is none. */
export function paragraphsOf(markdown: string): string[] {
  let open: string | undefined
  return markdown.split('\n').filter((line) => {
    const marks = FENCE.exec(line)?.[1]
    const isInCode = open !== undefined || marks !== undefined
    if (open === undefined) open = marks
    else if (marks?.startsWith(open)) open = undefined
    return !isInCode && /\p{L}/u.test(line)
  })
}

const add = (counts: Map<string, number>, word: string) => counts.set(word, (counts.get(word) ?? 0) + 1)

/** The pairs that are words of the site, and in how many of its paragraphs each stands. */
export function joinedWordsOf({ of, pairs }: WordTally): Map<string, number> {
  const isWord = ([[first = '', second = ''], count]: readonly [string, number]) =>
    count >= JOINED.least && count >= JOINED.share * Math.min(of.get(first) ?? 0, of.get(second) ?? 0)
  return new Map([...pairs].filter(isWord))
}

const ONE_HAN = /^\p{Script=Han}$/u

function segment(text: string, isWord: (pair: string) => boolean): string[] {
  const words: string[] = []
  let end = -1
  for (const { segment: word, index, isWordLike } of segmenter.segment(text)) {
    if (!isWordLike) continue
    const before = index === end ? (words.at(-1) ?? '') : ''
    if (ONE_HAN.test(before) && ONE_HAN.test(word) && isWord(before + word))
      words.splice(-1, 1, before + word)
    else words.push(word)
    end = index + word.length
  }
  return words
}
