import {
  keyPoint,
  type QuestionRecord,
  type QuestionRecordDetail,
  type QuestionSnapshot,
} from '@app/contract'
import { z } from 'zod/mini'
import type { QuestionRecordDetailRow, QuestionRecordRow } from './question-record.repository.ts'

const keyPoints = z.array(keyPoint)
const followUps = z.array(z.string())

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
    shortAnswer: row.short_answer,
    answer: row.answer,
    keyPoints: keyPoints.parse(row.key_points),
    followUps: followUps.parse(row.follow_ups),
    relatedIds: row.related.map(({ id }) => id),
    related: row.related,
  }
}

/** What an admin can edit of a question. */
export function toSnapshot(question: QuestionRecordDetail): QuestionSnapshot {
  return {
    bankId: question.bankId,
    slug: question.slug,
    title: question.title,
    difficulty: question.difficulty,
    tags: question.tags,
    shortAnswer: question.shortAnswer,
    answer: question.answer,
    keyPoints: question.keyPoints,
    followUps: question.followUps,
    relatedIds: question.relatedIds,
  }
}
