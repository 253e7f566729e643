import { z } from 'zod/mini'
import { time } from '../common/schemas.ts'

/** A private note. `updateTime` is its version. */
export const noteSchema = z.object({ content: z.string(), updateTime: time })
export type Note = z.output<typeof noteSchema>
