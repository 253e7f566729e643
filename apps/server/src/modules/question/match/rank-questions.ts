import { bigrams, termsOf, tokenize } from '../../../platform/text/title-terms.ts'
import type { QuestionText } from '../read/question-lookup.service.ts'
import words from './asking-words.json' with { type: 'json' }

/** A question by how much of what was asked it is about. */
export interface RankedQuestion {
  question: QuestionText
  score: number
  /** The share of what was asked that it speaks of, 0 to 1. */
  coverage: number
}

/** How much a match counts by where it stands. */
const TITLE = 3
const TAG = 2
const TEXT = 1
/** A Latin word counts for so many characters: it is a name more often than not. */
const WORD = 4
/** What no title has counts like a term that one of so many titles has. */
const RARE = 20

/**
 * Ranks questions by the words and characters they share with what was asked; characters are shared in pairs. Each
 * counts by how rare it is, so that a word many titles have counts little.
 * @param subject what was asked about, by `subjectOf`
 * @param candidates those of all questions whose titles have something of it
 * @param count how many questions there are
 * @returns the best first
 */
export function rankQuestions(
  subject: string,
  candidates: readonly QuestionText[],
  count: number,
): RankedQuestion[] {
  const texts = candidates.map(termsByPlace)
  const rarityOf = (term: string): number | null => {
    const found = texts.filter(({ title, tag }) => title.has(term) || tag.has(term)).length
    return found === 0 ? null : Math.log(1 + count / found)
  }
  const parts = partsOf(subject, rarityOf)
  const total = parts.reduce((sum, { weight }) => sum + weight, 0)
  return candidates
    .map((question, place) => {
      let [score, covered] = [0, 0]
      for (const { weight, terms } of parts) {
        const factor = Math.max(0, ...terms.map((term) => placeFactor(term, texts[place])))
        score += weight * factor
        covered += weight * coverageOf(factor)
      }
      return { question, score, coverage: total === 0 ? 0 : covered / total }
    })
    .toSorted((a, b) => b.score - a.score || a.question.id - b.question.id)
}

const askingWords = new RegExp(
  words.map((word) => (/^[a-z]/.test(word) ? `\\b${word}\\b` : word)).join('|'),
  'gi',
)

/** What is asked about, without the words of asking; all of it if there is nothing else. */
export function subjectOf(asked: string): string {
  const subject = asked.replace(askingWords, ' ')
  return tokenize(subject).length > 0 ? subject : asked
}

/** A word, or a character with the pairs it stands in. */
interface Part {
  weight: number
  terms: string[]
}

function partsOf(subject: string, rarityOf: (term: string) => number | null): Part[] {
  return tokenize(subject).flatMap(({ text, isHan }): Part[] => {
    if (!isHan) return [{ weight: WORD * (rarityOf(text) ?? Math.log(1 + RARE)), terms: [text] }]
    // A character alone, such as what a word of asking has left, says nothing.
    if ([...text].length === 1) return []
    const pairs = bigrams(text).map((term) => ({ term, rarity: rarityOf(term) }))
    return [...text].map((_, place) => {
      const around = pairs.slice(Math.max(place - 1, 0), place + 1)
      // A pair across two words is rare by chance: the other one tells.
      const rarities = around.flatMap(({ rarity }) => rarity ?? [])
      return {
        weight: rarities.length > 0 ? Math.min(...rarities) : Math.log(1 + RARE),
        terms: around.map(({ term }) => term),
      }
    })
  })
}

type Places = ReturnType<typeof termsByPlace>

function termsByPlace({ title, tags, bankName, keyPoints, shortAnswer }: QuestionText) {
  const points = keyPoints.flatMap(({ text, synonyms }) => [text, ...synonyms])
  return {
    title: new Set(termsOf(title)),
    tag: new Set(termsOf([bankName, ...tags].join(' '))),
    text: new Set(termsOf([shortAnswer, ...points].join(' '))),
  }
}

/** A text may speak of much that it is not about. */
const coverageOf = (factor: number) => (factor > TEXT ? 1 : factor === TEXT ? 0.5 : 0)

function placeFactor(term: string, places: Places | undefined): number {
  if (!places) return 0
  if (places.title.has(term)) return TITLE
  if (places.tag.has(term)) return TAG
  return places.text.has(term) ? TEXT : 0
}
