import { z } from 'zod/mini'
import { id, line, requiredLine } from '../common/schemas.ts'
import { slug } from '../question-record/schemas.ts'

/** How many questions of a bank the caller has at each mastery; all zero for a guest. */
export const bankProgress = z.object({
  /** 不会 */
  forgotten: z.int(),
  /** 模糊 */
  vague: z.int(),
  /** 掌握 */
  known: z.int(),
  /** 秒答 */
  instant: z.int(),
})
export type BankProgress = z.output<typeof bankProgress>

export const questionBankSchema = z.object({
  id,
  slug: z.string(),
  name: z.string(),
  description: z.string(),
  /** Heading under which the bank stands in lists, e.g. 后端. */
  groupName: z.string(),
  sortOrder: z.int(),
  /** Published questions. */
  questionCount: z.int(),
  progress: bankProgress,
})
export type QuestionBank = z.output<typeof questionBankSchema>

/** A bank as admins see it. */
export const questionBankRecord = z.object({
  ...questionBankSchema.shape,
  /** Questions of any status. */
  totalCount: z.int(),
  /** Grows with each edit. */
  version: z.int(),
})
export type QuestionBankRecord = z.output<typeof questionBankRecord>

/** What an admin writes. */
export const questionBankDraft = z.strictObject({
  slug,
  name: requiredLine(60),
  description: line(300),
  groupName: line(30),
})
export type QuestionBankDraft = z.output<typeof questionBankDraft>

/** A change of the version that one has read; absent fields stay. */
export const questionBankChange = z.strictObject({
  ...z.partial(questionBankDraft).shape,
  id,
  version: z.int().check(z.positive()),
})
export type QuestionBankChange = z.output<typeof questionBankChange>

export const tagCount = z.object({ tag: z.string(), questionCount: z.int() })
export type TagCount = z.output<typeof tagCount>
