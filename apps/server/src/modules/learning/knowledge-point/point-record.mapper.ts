import {
  type KnowledgePointRecord,
  type KnowledgePointRecordDetail,
  type KnowledgePointSnapshot,
  knowledgePointSnapshot,
} from '@app/contract/knowledge-point-record/schemas'
import type {
  KnowledgePointRevision,
  KnowledgePointRevisionDetail,
} from '@app/contract/knowledge-point-revision/schemas'
import type { PointDetailRow, PointRecordRow } from './point-record.repository.ts'
import type { PointRevisionDetailRow, PointRevisionRow } from './point-revision.repository.ts'

export function toPointRecord(row: PointRecordRow): KnowledgePointRecord {
  return {
    id: row.id,
    chapterId: row.chapter_id,
    chapterName: row.chapter_name,
    slug: row.slug,
    title: row.title,
    summary: row.summary,
    minutes: row.minutes,
    status: row.status,
    sortOrder: row.sort_order,
    recallCount: row.recall_count,
    questionCount: row.question_count,
    version: row.version,
    createTime: row.create_time.toISOString(),
    updateTime: row.update_time.toISOString(),
    editTime: row.edit_time?.toISOString() ?? null,
  }
}

export function toPointDetail(row: PointDetailRow): KnowledgePointRecordDetail {
  return {
    ...toPointRecord(row),
    content: row.content,
    recall: knowledgePointSnapshot.shape.recall.parse(row.recall),
    questionIds: row.questions.map(({ id }) => id),
    questions: row.questions,
  }
}

/** What an admin can edit of a knowledge point. */
export const toPointSnapshot = (point: { [F in keyof KnowledgePointSnapshot]: unknown }) =>
  knowledgePointSnapshot.parse(point)

export function toPointRevision(row: PointRevisionRow): KnowledgePointRevision {
  return {
    id: row.id,
    knowledgePointId: row.knowledge_point_id,
    version: row.version,
    title: row.title,
    editorName: row.editor_name,
    createTime: row.create_time.toISOString(),
  }
}

export function toPointRevisionDetail(row: PointRevisionDetailRow): KnowledgePointRevisionDetail {
  return { ...toPointRevision(row), snapshot: knowledgePointSnapshot.parse(row.snapshot) }
}
