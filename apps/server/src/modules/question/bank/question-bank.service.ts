import type { QuestionBank, TagCount } from '@app/contract/question-bank/schemas'
import { notFound } from '../../../platform/app-error.ts'
import { toQuestionBank } from './question-bank.mapper.ts'
import type { QuestionBankRepository } from './question-bank.repository.ts'

const MAX_TAGS = 100

/** The banks that questions stand in, as learners read them. */
export class QuestionBankService {
  readonly #banks: QuestionBankRepository

  constructor(banks: QuestionBankRepository) {
    this.#banks = banks
  }

  async list(userId: number | null): Promise<QuestionBank[]> {
    return (await this.#banks.list(userId)).map(toQuestionBank)
  }

  /** @throws AppError 40400, also for a bank without published questions */
  async get(id: number, userId: number | null): Promise<QuestionBank> {
    const [row] = await this.#banks.list(userId, id)
    if (!row) throw notFound()
    return toQuestionBank(row)
  }

  async tags(bankId: number | undefined): Promise<TagCount[]> {
    const rows = await this.#banks.tags(bankId, MAX_TAGS)
    return rows.map((row) => ({ tag: row.tag, questionCount: row.question_count }))
  }
}
