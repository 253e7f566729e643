import type { Page } from '@app/contract/common/schemas'
import type { QuestionBank, QuestionBankRecord, TagCount } from '@app/contract/question-bank/schemas'
import { notFound } from '../../../platform/app-error.ts'
import { type Paging, paging } from '../../../platform/list/paging.ts'
import { toQuestionBank, toQuestionBankRecord } from './question-bank.mapper.ts'
import type { QuestionBankListArguments, QuestionBankRepository } from './question-bank.repository.ts'

const MAX_TAGS = 100

/** The banks that questions stand in. */
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

  page(query: QuestionBankListArguments & Paging): Promise<Page<QuestionBankRecord>> {
    return paging(query, (list, slice) => this.#banks.page(list, slice), toQuestionBankRecord)
  }

  /** @throws AppError 40400 */
  async getRecord(id: number): Promise<QuestionBankRecord> {
    const row = await this.#banks.findRecord(id)
    if (!row) throw notFound()
    return toQuestionBankRecord(row)
  }

  async tags(bankId: number | undefined): Promise<TagCount[]> {
    const rows = await this.#banks.tags(bankId, MAX_TAGS)
    return rows.map((row) => ({ tag: row.tag, questionCount: row.question_count }))
  }
}
