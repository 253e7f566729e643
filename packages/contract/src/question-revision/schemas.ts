import { z } from 'zod/mini'
import { id, time } from '../common/schemas.ts'
import { questionText } from '../question/schemas.ts'

const { title, ...text } = questionText.shape

/** What a question said. */
export const questionSnapshot = z.object({
  title,
  bankId: id,
  slug: z.string(),
  ...text,
  relatedIds: z.array(id),
})
export type QuestionSnapshot = z.output<typeof questionSnapshot>

/** The fields of a question that an admin edits, in the order they are shown when two versions are compared. */
export const questionSnapshotFields = z.keyof(questionSnapshot).options

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
