import type { Page } from '@app/contract/common/schemas'
import type { InterviewBankRecord } from '@app/contract/interview-bank/schemas'
import { notFound } from '../../../platform/app-error.ts'
import { type Paging, paging } from '../../../platform/list/paging.ts'
import type {
  InterviewBankListArguments,
  InterviewBankRecordRepository,
  InterviewBankRecordRow,
} from './interview-bank-record.repository.ts'

/** Banks as admins read them. */
export class InterviewBankRecordService {
  readonly #banks: InterviewBankRecordRepository

  constructor(banks: InterviewBankRecordRepository) {
    this.#banks = banks
  }

  page(query: InterviewBankListArguments & Paging): Promise<Page<InterviewBankRecord>> {
    return paging(query, (list, slice) => this.#banks.page(list, slice), toInterviewBankRecord)
  }

  /** @throws AppError 40400 */
  async get(id: number): Promise<InterviewBankRecord> {
    const row = await this.#banks.find(id)
    if (!row) throw notFound()
    return toInterviewBankRecord(row)
  }
}

function toInterviewBankRecord(row: InterviewBankRecordRow): InterviewBankRecord {
  return {
    id: row.id,
    slug: row.slug,
    name: row.name,
    description: row.description,
    groupName: row.group_name,
    level: row.level,
    minutes: row.minutes,
    sessionSize: row.session_size,
    sortOrder: row.sort_order,
    publishedCount: row.published_count,
    totalCount: row.total_count,
    version: row.version,
  }
}
