import type { Page } from '@app/contract/common/schemas'
import type { QuestionRecord, QuestionRecordDetail } from '@app/contract/question-record/schemas'
import type { Kysely } from 'kysely'
import { notFound } from '../../../platform/app-error.ts'
import type { DB } from '../../../platform/db/schema.gen.ts'
import { type Paging, paging } from '../../../platform/list/paging.ts'
import { toRecord, toRecordDetail } from './question-record.mapper.ts'
import type { QuestionRecordListArguments } from './question-record.query.ts'
import { QuestionRecordRepository } from './question-record.repository.ts'

type PageInput = QuestionRecordListArguments & Paging

/** Questions of any status, as admins read them. */
export class QuestionRecordService {
  readonly #questions: QuestionRecordRepository

  constructor(questions: QuestionRecordRepository) {
    this.#questions = questions
  }

  page(query: PageInput): Promise<Page<QuestionRecord>> {
    return paging(query, (list, slice) => this.#questions.page(list, slice), toRecord)
  }

  /** The same with all that the questions hold. */
  details(query: PageInput): Promise<Page<QuestionRecordDetail>> {
    return paging(query, (list, slice) => this.#questions.pageOfDetails(list, slice), toRecordDetail)
  }

  /** @param db the transaction it belongs to. @throws AppError 40400 */
  async get(id: number, db?: Kysely<DB>): Promise<QuestionRecordDetail> {
    const questions = db ? new QuestionRecordRepository(db) : this.#questions
    const row = await questions.find(id)
    if (!row) throw notFound()
    return toRecordDetail(row)
  }
}
