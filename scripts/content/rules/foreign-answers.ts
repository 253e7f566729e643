import type { FileFault } from '../../../apps/server/src/modules/content/kinds/kind.ts'
import { fold } from '../../../packages/recognition/src/fold.ts'
import { toTerm } from '../../../packages/recognition/src/terms.ts'
import { bigramsOf } from '../bigrams.ts'
import { type Content, fault, type Question } from '../model.ts'
import { coveredBy, scoreAnswer } from '../scoring.ts'

/** What the short answer to another question may score, in percent of the weight. */
const MOST = 25
/** A point may be recognised by its own words only where so much of them is there; recognition asks for more. */
const LIKE = 0.4

/** The short answer to any other question covers next to nothing. */
export function checkForeignAnswers({ questions, isSelected }: Content): FileFault[] {
  const answers = questions.map((question) => ({
    question,
    text: fold(question.matter.shortAnswer).text,
    pieces: bigramsOf(question.matter.shortAnswer),
  }))
  return questions.map(toFilter).flatMap(({ question, mayCover }) =>
    answers.flatMap((answer) => {
      const other = answer.question
      const isWanted = isSelected(question.path) || isSelected(other.path)
      if (!isWanted || other === question || !mayCover(answer)) return []
      const score = scoreAnswer(other.matter.shortAnswer, question.matter)
      return score > MOST ? [tell(question, other, score, isSelected(question.path))] : []
    }),
  )
}

function tell(question: Question, other: Question, score: number, isOwn: boolean): FileFault {
  const points = coveredBy(other.matter.shortAnswer, question.matter)
  const values = { score, most: MOST, points }
  return isOwn
    ? fault(question, question.lineOf(['keyPoints']), 'foreignAnswer', { ...values, other: other.name })
    : fault(other, other.lineOf(['shortAnswer']), 'foreignQuestion', { ...values, other: question.name })
}

interface Answer {
  /** Folded. */
  text: string
  pieces: ReadonlySet<string>
}

/** Tells cheaply which answers cannot score too much, so that only the few others are recognised. */
function toFilter(question: Question) {
  const { keyPoints } = question.matter
  const points = keyPoints.map(({ text, weight, synonyms }) => ({
    weight,
    pieces: bigramsOf(text),
    terms: synonyms.map(toTerm),
  }))
  const total = points.reduce((sum, { weight }) => sum + weight, 0)
  const mayCover = (answer: Answer) => {
    const found = points.filter(
      ({ terms, pieces }) =>
        terms.some((parts) => parts.every((part) => answer.text.includes(part))) ||
        pieces.intersection(answer.pieces).size >= LIKE * pieces.size,
    )
    return 100 * found.reduce((sum, { weight }) => sum + weight, 0) > MOST * total
  }
  return { question, mayCover }
}
