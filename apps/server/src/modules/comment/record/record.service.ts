import type { CommentRecord, CommentRecordDetail } from '@app/contract/comment-record/schemas'
import type { Page } from '@app/contract/common/schemas'
import { notFound } from '../../../platform/app-error.ts'
import { type Paging, paging } from '../../../platform/list/paging.ts'
import { excerptOf } from '../../../platform/text/excerpt.ts'
import { commentPath } from './comment-path.ts'
import type { CommentRecordRepository, RecordListArguments, RecordRow } from './record.repository.ts'

const EXCERPT_LENGTH = 200

/** Comments as admins read them. */
export class CommentRecordService {
  readonly #records: CommentRecordRepository

  constructor(records: CommentRecordRepository) {
    this.#records = records
  }

  page(query: RecordListArguments & Paging): Promise<Page<CommentRecord>> {
    return paging(query, (list, slice) => this.#records.page(list, slice), toRecord)
  }

  /** @throws AppError 40400 */
  async get(id: number): Promise<CommentRecordDetail> {
    const row = await this.#records.find(id)
    if (!row) throw notFound()
    return { ...toRecord(row), content: row.content }
  }
}

function toRecord(row: RecordRow): CommentRecord {
  const { id, state, author_name: username, author_avatar: avatarUrl } = row
  return {
    id,
    state,
    targetType: row.target_type,
    targetId: row.target_id,
    targetTitle: row.target_title,
    path: commentPath(row),
    rootId: row.root_id,
    author: username === null ? null : { id: row.author_id, username, avatarUrl },
    excerpt: excerptOf(row.content, EXCERPT_LENGTH),
    stateReason: row.state_reason,
    likeCount: row.like_count,
    createTime: row.create_time.toISOString(),
    editTime: row.edit_time?.toISOString() ?? null,
  }
}
