import {
  type QuestionRevision,
  type QuestionRevisionDetail,
  questionSnapshot,
} from '@app/contract/question-revision/schemas'
import type { QuestionRevisionDetailRow, QuestionRevisionRow } from './question-revision.repository.ts'

export function toRevision(row: QuestionRevisionRow): QuestionRevision {
  return {
    id: row.id,
    questionId: row.question_id,
    version: row.version,
    title: row.title,
    editorName: row.editor_name,
    createTime: row.create_time.toISOString(),
  }
}

export function toRevisionDetail(row: QuestionRevisionDetailRow): QuestionRevisionDetail {
  return { ...toRevision(row), snapshot: questionSnapshot.parse(row.snapshot) }
}
