import { scoreOf } from '../src/index.ts'
import type { AnswerKind, LabelledQuestion } from './read-labelled.ts'

/** Judges an answer to a question; null is nothing covered. */
export type Matcher = (answer: string, question: LabelledQuestion) => readonly boolean[] | null

/** How well a matcher does on labelled answers. */
export interface Measure {
  /** Of the points found, how many are truly covered, 0 to 1. */
  precision: number
  /** Of the points truly covered, how many are found, 0 to 1. */
  recall: number
  /** The mean score of each kind of answer, 0 to 100; `title` is the question's title as its answer. */
  scores: Record<AnswerKind | 'title', number>
}

export function measure(matcher: Matcher, questions: readonly LabelledQuestion[]): Measure {
  let [found, covered, both] = [0, 0, 0]
  for (const question of questions) {
    for (const { text, covers } of question.answers) {
      const finds = matcher(text, question)?.flatMap((isFound, index) => (isFound ? [index + 1] : [])) ?? []
      found += finds.length
      covered += covers.length
      both += finds.filter((place) => covers.includes(place)).length
    }
  }
  const meanOf = (textsOf: (question: LabelledQuestion) => string[]) => {
    const scores = questions.flatMap((question) =>
      textsOf(question).map((text) => scoreWith(matcher, text, question)),
    )
    return scores.reduce((sum, score) => sum + score, 0) / scores.length
  }
  const ofKind = (kind: AnswerKind) =>
    meanOf(({ answers }) => answers.filter((answer) => answer.kind === kind).map(({ text }) => text))
  return {
    precision: both / found,
    recall: both / covered,
    scores: {
      good: ofKind('good'),
      partial: ofKind('partial'),
      wrong: ofKind('wrong'),
      parroted: ofKind('parroted'),
      empty: ofKind('empty'),
      title: meanOf(({ title }) => [title]),
    },
  }
}

function scoreWith(matcher: Matcher, answer: string, question: LabelledQuestion): number {
  const verdicts = matcher(answer, question)?.map((isCovered) => ({ isCovered }))
  return verdicts ? (scoreOf(question.points, verdicts) ?? 0) : 0
}
