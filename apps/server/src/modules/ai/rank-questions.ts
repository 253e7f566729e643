import { termsOf } from '../../platform/text/title-terms.ts'
import type { QuestionText } from '../question/question-lookup.service.ts'

/** A question by how much of what was asked it is about. */
export interface RankedQuestion {
  question: QuestionText
  score: number
  /** The share of what was asked that it speaks of, 0 to 1. */
  coverage: number
}

/** How much a term counts by where it stands. */
const TITLE = 3
const TAG = 2
const TEXT = 1
/** A Latin word is a name more often than not. */
const WORD = 3
const UNKNOWN_BIGRAM = 1.5
const LATIN = /^[\p{L}\p{N}.+#_]+$/v
const HAN = /\p{Script=Han}/u

/**
 * Ranks questions by the bigrams and words they share with what was asked. A term counts by how rare it is, so that
 * words of asking (what is, how does) count little without being listed. A Latin word that no title has is taken for
 * what it is all about; a bigram that none has may just span two words.
 * @param terms of what was asked, each once
 * @param candidates those of all questions whose titles have some of the terms
 * @param count how many questions there are
 * @returns the best first
 */
export function rankQuestions(
  terms: readonly string[],
  candidates: readonly QuestionText[],
  count: number,
): RankedQuestion[] {
  const texts = candidates.map(termsByPlace)
  const foundIn = (term: string) => texts.filter(({ title, tag }) => title.has(term) || tag.has(term)).length
  const weights = new Map(terms.map((term) => [term, weigh(term, foundIn(term), count)]))
  const total = [...weights.values()].reduce((sum, weight) => sum + weight, 0)
  return candidates
    .map((question, place) => {
      let [score, covered] = [0, 0]
      for (const [term, weight] of weights) {
        const factor = placeFactor(term, texts[place])
        score += weight * factor
        if (factor > 0) covered += weight
      }
      return { question, score, coverage: total === 0 ? 0 : covered / total }
    })
    .toSorted((a, b) => b.score - a.score || a.question.id - b.question.id)
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

function placeFactor(term: string, places: Places | undefined): number {
  if (!places) return 0
  if (places.title.has(term)) return TITLE
  if (places.tag.has(term)) return TAG
  return places.text.has(term) ? TEXT : 0
}

function weigh(term: string, found: number, all: number): number {
  const isWord = LATIN.test(term) && !HAN.test(term)
  if (found === 0) return isWord ? WORD * Math.log(2 + all) : UNKNOWN_BIGRAM
  return (isWord ? WORD : 1) * Math.log(1 + all / found)
}
