import { z } from 'zod/mini'
import { id, line } from '../common/schemas.ts'
import { parentDraftOf, parentRecordOf } from '../content/parent.ts'
import { parentLimits } from '../content/parent-values.ts'
import { changeOf } from '../content/schemas.ts'

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

/** How far the caller is with some questions. */
export const listProgress = z.object({ questionCount: z.int(), progress: bankProgress })
export type ListProgress = z.output<typeof listProgress>

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

/** What an admin writes. */
export const questionBankDraft = parentDraftOf({ groupName: line(parentLimits.groupName) })
export type QuestionBankDraft = z.output<typeof questionBankDraft>

export const questionBankChange = changeOf(questionBankDraft)
export type QuestionBankChange = z.output<typeof questionBankChange>

/** A bank as admins see it. */
export const questionBankRecord = parentRecordOf({
  groupName: z.string(),
  /** Published questions. */
  questionCount: z.int(),
  progress: bankProgress,
})
export type QuestionBankRecord = z.output<typeof questionBankRecord>

export const tagCount = z.object({ tag: z.string(), questionCount: z.int() })
export type TagCount = z.output<typeof tagCount>
