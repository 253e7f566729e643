import { Code } from '@app/contract/common/envelope'
import type { PointCheck, QuestionAnswer } from '@app/contract/question-answer/schemas'
import { fieldRefused } from '../../platform/app-error.ts'
import type { QuestionService } from '../question/read/question.service.ts'
import type { QuestionAnswerRepository } from './question-answer.repository.ts'

interface NewAnswer {
  questionId: number
  answer: string
  checks: PointCheck[]
}

/** What a learner answered to a question from memory, and how they checked it. */
export class QuestionAnswerService {
  readonly #answers: QuestionAnswerRepository
  readonly #questions: QuestionService

  constructor(answers: QuestionAnswerRepository, questions: QuestionService) {
    this.#answers = answers
    this.#questions = questions
  }

  /** Null when there is none. */
  async get(userId: number, questionId: number): Promise<QuestionAnswer | null> {
    const row = await this.#answers.find(userId, questionId)
    return row ? { answer: row.answer, checks: row.checks, updateTime: row.update_time.toISOString() } : null
  }

  /** In place of the one before; with neither an answer nor a check there is none any more. @throws AppError 40400, 40000 */
  async save(userId: number, { questionId, answer, checks }: NewAnswer): Promise<void> {
    const isWithin = ({ passage }: PointCheck) =>
      !passage || (passage.start >= 0 && passage.start < passage.end && passage.end <= answer.length)
    const isKnownOnce = new Set(checks.map(({ point }) => point)).size === checks.length
    if (!isKnownOnce || !checks.every(isWithin))
      throw fieldRefused(Code.badParameters, 'checks', 'notAllowed')
    await this.#questions.requireQuestion(questionId)
    if (answer.trim() === '' && checks.length === 0) await this.#answers.delete(userId, questionId)
    else await this.#answers.save(userId, questionId, { answer, checks })
  }
}
