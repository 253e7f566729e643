import { z } from 'zod/mini'
import { id } from '../common/schemas.ts'

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

export const questionBank = z.object({
  id,
  slug: z.string(),
  name: z.string(),
  description: z.string(),
  /** Heading under which the bank stands in lists, e.g. 后端. */
  groupName: z.string(),
  sortOrder: z.int(),
  questionCount: z.int(),
  progress: bankProgress,
})
export type QuestionBank = z.output<typeof questionBank>

export const tagCount = z.object({ tag: z.string(), questionCount: z.int() })
export type TagCount = z.output<typeof tagCount>
