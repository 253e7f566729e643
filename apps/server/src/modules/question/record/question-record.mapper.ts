import type { FieldError } from '@app/contract/common/envelope'
import { questionText } from '@app/contract/question/schemas'
import type { QuestionRecord, QuestionRecordDetail } from '@app/contract/question-record/schemas'
import { type QuestionSnapshot, questionSnapshot } from '@app/contract/question-revision/schemas'
import type { QuestionRecordDetailRow, QuestionRecordRow } from './question-record.repository.ts'

export function toRecord(row: QuestionRecordRow): QuestionRecord {
  return {
    id: row.id,
    bankId: row.bank_id,
    bankName: row.bank_name,
    bankSlug: row.bank_slug,
    slug: row.slug,
    title: row.title,
    difficulty: row.difficulty,
    tags: row.tags,
    status: row.status,
    sortOrder: row.sort_order,
    viewCount: row.view_count,
    encounterCount: row.encounter_count,
    version: row.version,
    createTime: row.create_time.toISOString(),
    updateTime: row.update_time.toISOString(),
    editTime: row.edit_time?.toISOString() ?? null,
  }
}

export function toRecordDetail(row: QuestionRecordDetailRow): QuestionRecordDetail {
  return {
    ...toRecord(row),
    ...questionText.parse(row),
    relatedIds: row.related.map(({ id }) => id),
    related: row.related,
  }
}

/** What an admin can edit of a question. */
export const toSnapshot = (question: { [F in keyof QuestionSnapshot]: unknown }): QuestionSnapshot =>
  questionSnapshot.parse(question)

/** What is wrong with a question that lacks these fields; messages are keys of `locales/<lng>/validation.json`. */
export const refusalsOf = (missing: readonly string[], path = ''): FieldError[] =>
  missing.map((field) => ({ path: `${path}${field}`, message: 'requiredToPublish' }))
