import { termsOf } from '../../../platform/text/title-terms.ts'
import type { QuestionLookupService } from '../read/question-lookup.service.ts'
import { type RankedQuestion, rankQuestions, subjectOf } from './rank-questions.ts'

export type { RankedQuestion }

const CANDIDATES = 60
/** Only the beginning of a long text is searched for. */
const MOST_CHARACTERS = 120

/** Finds the questions that a text speaks of. The one place that ranks questions by a text. */
export class QuestionMatchService {
  readonly #questions: QuestionLookupService

  constructor(questions: QuestionLookupService) {
    this.#questions = questions
  }

  /** Those that have something of it, best first. */
  async rank(text: string): Promise<RankedQuestion[]> {
    const subject = subjectOf(text.slice(0, MOST_CHARACTERS))
    const terms = termsOf(subject).filter((term) => term.length > 1)
    const { questions, count } = await this.#questions.match(terms, CANDIDATES)
    return rankQuestions(subject, questions, count)
  }
}
