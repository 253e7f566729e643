import { z } from 'zod/mini'
import { id, time } from '../common/schemas.ts'
import { ANNOUNCEMENT_STATES, AUDIENCES } from './values.ts'

export const audience = z.enum(AUDIENCES)
export const announcementState = z.enum(ANNOUNCEMENT_STATES)

export const announcementFields = {
  title: z.string().check(z.trim(), z.minLength(1), z.maxLength(100)),
  /** Markdown. */
  content: z.string().check(z.trim(), z.minLength(1), z.maxLength(20_000)),
  audience,
}

export const announcementSchema = z.object({
  id,
  title: z.string(),
  content: z.string(),
  audience,
  state: announcementState,
  /** Grows with each edit. */
  version: z.int(),
  /** Of a draft: how many would get it now. Afterwards: how many have got it. */
  recipientCount: z.int(),
  createTime: time,
  updateTime: time,
  publishTime: z.nullable(time),
})
export type Announcement = z.output<typeof announcementSchema>
