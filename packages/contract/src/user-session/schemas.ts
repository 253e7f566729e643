import { z } from 'zod/mini'
import { id, time } from '../common/schemas.ts'

/** A signed-in device. */
export const userSessionSchema = z.object({
  id,
  /** The browser's own description when it signed in. */
  userAgent: z.string(),
  createTime: time,
  lastSeenTime: time,
  /** Whether this request comes from it. */
  isCurrent: z.boolean(),
})
export type UserSession = z.output<typeof userSessionSchema>
