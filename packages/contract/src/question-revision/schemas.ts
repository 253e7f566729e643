import { z } from 'zod/mini'
import { id, time } from '../common/schemas.ts'
import { difficulty, keyPoint } from '../question/schemas.ts'

/** What a question said. */
export const questionSnapshot = z.object({
  bankId: id,
  slug: z.string(),
  title: z.string(),
  difficulty,
  tags: z.array(z.string()),
  shortAnswer: z.string(),
  answer: z.string(),
  keyPoints: z.array(keyPoint),
  followUps: z.array(z.string()),
  relatedIds: z.array(id),
})
export type QuestionSnapshot = z.output<typeof questionSnapshot>

export const questionRevisionSchema = z.object({
  id,
  questionId: id,
  version: z.int(),
  title: z.string(),
  /** null: the importer, or an admin whose account is gone without a name. */
  editorName: z.nullable(z.string()),
  createTime: time,
})
export type QuestionRevision = z.output<typeof questionRevisionSchema>

export const questionRevisionDetail = z.object({
  ...questionRevisionSchema.shape,
  snapshot: questionSnapshot,
})
export type QuestionRevisionDetail = z.output<typeof questionRevisionDetail>
