import { z } from 'zod/mini'
import { id, time } from '../common/schemas.ts'
import { interviewQuestionSnapshot } from '../interview-question-record/schemas.ts'

export const interviewQuestionRevisionSchema = z.object({
  id,
  interviewQuestionId: id,
  version: z.int(),
  title: z.string(),
  /** null: the importer, or an admin whose account is gone without a name. */
  editorName: z.nullable(z.string()),
  createTime: time,
})
export type InterviewQuestionRevision = z.output<typeof interviewQuestionRevisionSchema>

export const interviewQuestionRevisionDetail = z.object({
  ...interviewQuestionRevisionSchema.shape,
  snapshot: interviewQuestionSnapshot,
})
export type InterviewQuestionRevisionDetail = z.output<typeof interviewQuestionRevisionDetail>
