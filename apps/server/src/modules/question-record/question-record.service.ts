import type { Page, QuestionRecord, QuestionRecordDetail } from '@app/contract'
import { notFound } from '../../platform/app-error.ts'
import { toRecord, toRecordDetail } from './question-record.mapper.ts'
import type { QuestionRecordFilters, QuestionRecordOrder } from './question-record.query.ts'
import type { QuestionRecordRepository } from './question-record.repository.ts'

type PageInput = QuestionRecordFilters & QuestionRecordOrder & { current: number; pageSize: number }

/** Questions of any status, as admins read them. */
export class QuestionRecordService {
  readonly #questions: QuestionRecordRepository

  constructor(questions: QuestionRecordRepository) {
    this.#questions = questions
  }

  async page({ current, pageSize, ...list }: PageInput): Promise<Page<QuestionRecord>> {
    const { rows, total } = await this.#questions.page(list, stretchOf(current, pageSize))
    return { records: rows.map(toRecord), total, current, pageSize }
  }

  /** The same with all that the questions hold. */
  async details({ current, pageSize, ...list }: PageInput): Promise<Page<QuestionRecordDetail>> {
    const { rows, total } = await this.#questions.pageOfDetails(list, stretchOf(current, pageSize))
    return { records: rows.map(toRecordDetail), total, current, pageSize }
  }

  /** @throws AppError 40400 */
  async get(id: number): Promise<QuestionRecordDetail> {
    const row = await this.#questions.find(id)
    if (!row) throw notFound()
    return toRecordDetail(row)
  }
}

const stretchOf = (current: number, pageSize: number) => ({
  limit: pageSize,
  offset: (current - 1) * pageSize,
})
