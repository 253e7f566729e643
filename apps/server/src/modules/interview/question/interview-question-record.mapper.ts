import { interviewQuestionText } from '@app/contract/interview-question/schemas'
import {
  type InterviewQuestionRecord,
  type InterviewQuestionRecordDetail,
  type InterviewQuestionSnapshot,
  interviewQuestionSnapshot,
} from '@app/contract/interview-question-record/schemas'
import type {
  InterviewQuestionRevision,
  InterviewQuestionRevisionDetail,
} from '@app/contract/interview-question-revision/schemas'
import type {
  InterviewQuestionDetailRow,
  InterviewQuestionRecordRow,
} from './interview-question-record.repository.ts'
import type {
  InterviewQuestionRevisionDetailRow,
  InterviewQuestionRevisionRow,
} from './interview-question-revision.repository.ts'

export function toInterviewQuestionRecord(row: InterviewQuestionRecordRow): InterviewQuestionRecord {
  return {
    id: row.id,
    bankId: row.bank_id,
    bankName: row.bank_name,
    slug: row.slug,
    title: row.title,
    topic: row.topic,
    difficulty: row.difficulty,
    minutes: row.minutes,
    status: row.status,
    sortOrder: row.sort_order,
    keyPointCount: row.key_point_count,
    version: row.version,
    createTime: row.create_time.toISOString(),
    updateTime: row.update_time.toISOString(),
    editTime: row.edit_time?.toISOString() ?? null,
  }
}

export function toInterviewQuestionDetail(row: InterviewQuestionDetailRow): InterviewQuestionRecordDetail {
  return {
    ...toInterviewQuestionRecord(row),
    ...interviewQuestionText.parse(row.text),
    questionIds: row.questions.map(({ id }) => id),
    questions: row.questions,
  }
}

/** What an admin can edit of an interview question. */
export const toInterviewQuestionSnapshot = (question: { [F in keyof InterviewQuestionSnapshot]: unknown }) =>
  interviewQuestionSnapshot.parse(question)

export function toInterviewQuestionRevision(row: InterviewQuestionRevisionRow): InterviewQuestionRevision {
  return {
    id: row.id,
    interviewQuestionId: row.interview_question_id,
    version: row.version,
    title: row.title,
    editorName: row.editor_name,
    createTime: row.create_time.toISOString(),
  }
}

export function toInterviewQuestionRevisionDetail(
  row: InterviewQuestionRevisionDetailRow,
): InterviewQuestionRevisionDetail {
  return { ...toInterviewQuestionRevision(row), snapshot: interviewQuestionSnapshot.parse(row.snapshot) }
}
