import { z } from 'zod/mini'
import { id, line, requiredLine, time, unique } from '../common/schemas.ts'
import { synonymLimits } from './values.ts'

export const searchSynonymDraft = z.strictObject({
  /** Any of them finds what holds another. */
  words: z
    .array(requiredLine(synonymLimits.word))
    .check(z.minLength(2), z.maxLength(synonymLimits.words), unique),
  /** Whether searches follow it. */
  isActive: z._default(z.boolean(), true),
  /** For the other admins. */
  note: z._default(line(synonymLimits.note), ''),
})
export type SearchSynonymDraft = z.output<typeof searchSynonymDraft>

export const searchSynonymSchema = z.object({
  id,
  words: z.array(z.string()),
  isActive: z.boolean(),
  note: z.string(),
  /** Whether it came with the product's content: it can be switched off, not deleted. */
  isShipped: z.boolean(),
  /** Grows with each edit. */
  version: z.int(),
  createTime: time,
  updateTime: time,
})
export type SearchSynonym = z.output<typeof searchSynonymSchema>
