import { z } from 'zod/mini'
import { id, time } from '../common/schemas.ts'

/** A private note. `updateTime` is its version. */
export const noteSchema = z.object({ content: z.string(), updateTime: time })
export type Note = z.output<typeof noteSchema>

/** A note in a list. */
export const noteSummary = z.object({
  subjectType: z.enum(['question', 'knowledgePoint']),
  /** Of the question or knowledge point. */
  id,
  title: z.string(),
  /** What is not published is kept, but cannot be read for now. */
  isPublished: z.boolean(),
  /** How the note begins, in markdown. */
  excerpt: z.string(),
  updateTime: time,
})
export type NoteSummary = z.output<typeof noteSummary>
