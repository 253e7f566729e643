import { z } from 'zod/mini'
import { commentState } from '../comment/schemas.ts'
import { COMMENT_TARGETS } from '../comment/values.ts'
import { author } from '../common/author.ts'
import { id, line, pageBody, time, unique } from '../common/schemas.ts'

/** A comment as admins see it. */
export const commentRecordSchema = z.object({
  id,
  targetType: z.enum(COMMENT_TARGETS),
  targetId: id,
  /** The title of what it is on. */
  targetTitle: z.string(),
  /** Where it is read on the site. */
  path: z.string(),
  /** The comment it stands under; null for one that begins a thread. */
  rootId: z.nullable(id),
  author: z.nullable(author),
  /** How it begins, as plain text. */
  excerpt: z.string(),
  state: commentState,
  /** Why an admin hid it, or one of HELD_REASONS. */
  stateReason: z.string(),
  likeCount: z.int(),
  createTime: time,
  editTime: z.nullable(time),
})
export type CommentRecord = z.output<typeof commentRecordSchema>

export const commentRecordDetail = z.object({ ...commentRecordSchema.shape, content: z.string() })
export type CommentRecordDetail = z.output<typeof commentRecordDetail>

export const commentRecordPageBody = pageBody(['createTime', 'likeCount'], {
  ids: z.optional(z.array(id).check(z.maxLength(100), unique)),
  keyword: z.optional(line(100)),
  state: z.optional(commentState),
  targetType: z.optional(z.enum(COMMENT_TARGETS)),
  authorId: z.optional(id),
})
