import { z } from 'zod/mini'
import { id, time } from '../common/schemas.ts'

/** Whom an announcement is for. */
export const audience = z.enum(['all', 'user', 'admin'])
export type Audience = z.output<typeof audience>

/** Written, being handed to everybody it is for, or with all of them. */
export const announcementState = z.enum(['draft', 'delivering', 'delivered'])
export type AnnouncementState = z.output<typeof announcementState>

export const announcementFields = {
  title: z.string().check(z.trim(), z.minLength(1), z.maxLength(100)),
  /** Markdown. */
  content: z.string().check(z.trim(), z.minLength(1), z.maxLength(20_000)),
  audience,
}

export const announcement = z.object({
  id,
  title: z.string(),
  content: z.string(),
  audience,
  state: announcementState,
  /** Counts the changes; an edit names the one it began with. */
  version: z.int(),
  /** Of a draft: how many would get it now. Afterwards: how many have got it. */
  recipientCount: z.int(),
  createTime: time,
  updateTime: time,
  publishTime: z.nullable(time),
})
export type Announcement = z.output<typeof announcement>
