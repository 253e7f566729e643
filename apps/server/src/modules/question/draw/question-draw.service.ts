import type { DrawFilter } from '@app/contract/question-draw/schemas'
import type { DrawOrder, QuestionDrawRepository } from './question-draw.repository.ts'

/** Draws questions at random, for who practises a filter rather than a list. */
export class QuestionDrawService {
  readonly #questions: QuestionDrawRepository

  constructor(questions: QuestionDrawRepository) {
    this.#questions = questions
  }

  count(userId: number, filter: DrawFilter): Promise<number> {
    return this.#questions.count(filter, userId)
  }

  /** At most so many of the filter's questions, and how many it has at all. */
  draw(
    userId: number,
    filter: DrawFilter,
    limit: number,
    order: DrawOrder = 'shuffled',
  ): Promise<{ questionIds: number[]; matching: number }> {
    return this.#questions.draw(filter, userId, limit, order)
  }

  /** What the filter's banks are called. */
  bankNames({ bankIds }: DrawFilter): Promise<string[]> {
    return this.#questions.bankNames(bankIds)
  }
}
