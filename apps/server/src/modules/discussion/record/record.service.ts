import type { Page } from '@app/contract/common/schemas'
import type { DiscussionRecord, DiscussionRecordDetail } from '@app/contract/discussion-record/schemas'
import { notFound } from '../../../platform/app-error.ts'
import { type Paging, paging } from '../../../platform/list/paging.ts'
import { toSummary } from '../read/discussion.mapper.ts'
import type { DiscussionSummaryRow } from '../read/discussion.repository.ts'
import type { DiscussionRecordRepository, RecordListArguments } from './record.repository.ts'

/** Posts as admins read them. */
export class DiscussionRecordService {
  readonly #records: DiscussionRecordRepository

  constructor(records: DiscussionRecordRepository) {
    this.#records = records
  }

  page(query: RecordListArguments & Paging): Promise<Page<DiscussionRecord>> {
    return paging(query, (list, slice) => this.#records.page(list, slice), toRecord)
  }

  /** @throws AppError 40400 */
  async get(id: number): Promise<DiscussionRecordDetail> {
    const row = await this.#records.find(id)
    if (!row) throw notFound()
    return { ...toRecord(row), content: row.content }
  }
}

const toRecord = (row: DiscussionSummaryRow): DiscussionRecord => ({
  ...toSummary(row),
  version: row.version,
  editTime: row.edit_time?.toISOString() ?? null,
  stateReason: row.state_reason,
})
