import { z } from 'zod/mini'
import { id, line, requiredLine, time } from '../common/schemas.ts'
import { SENSITIVE_WORD_ACTIONS, sensitiveWordLimits } from './values.ts'

export const sensitiveWordAction = z.enum(SENSITIVE_WORD_ACTIONS)

export const sensitiveWordDraft = z.strictObject({
  word: requiredLine(sensitiveWordLimits.word),
  action: sensitiveWordAction,
  /** For the other admins. */
  note: z._default(line(sensitiveWordLimits.note), ''),
})
export type SensitiveWordDraft = z.output<typeof sensitiveWordDraft>

export const sensitiveWordSchema = z.object({
  id,
  word: z.string(),
  action: sensitiveWordAction,
  note: z.string(),
  /** Grows with each edit. */
  version: z.int(),
  createTime: time,
  updateTime: time,
})
export type SensitiveWord = z.output<typeof sensitiveWordSchema>

export const manySensitiveWords = z.strictObject({
  words: z
    .array(requiredLine(sensitiveWordLimits.word))
    .check(z.minLength(1), z.maxLength(sensitiveWordLimits.atOnce)),
  action: sensitiveWordAction,
})
export type ManySensitiveWords = z.output<typeof manySensitiveWords>

/** How many of the words were new; the others had been there before, or stood in the list twice. */
export const addedSensitiveWords = z.object({ addedCount: z.int(), knownCount: z.int() })
export type AddedSensitiveWords = z.output<typeof addedSensitiveWords>
