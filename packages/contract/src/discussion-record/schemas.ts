import { z } from 'zod/mini'
import { id, line, manyIds, pageBody, requiredLine, time, unique } from '../common/schemas.ts'
import { discussionSummary, discussionText, publicationState } from '../discussion/schemas.ts'
import { MAX_REASON_LENGTH } from './values.ts'

/** A post as admins see it. */
export const discussionRecordSchema = z.object({
  ...discussionSummary.shape,
  version: z.int(),
  editTime: z.nullable(time),
  /** Why an admin hid it, or one of HELD_REASONS. */
  stateReason: z.string(),
})
export type DiscussionRecord = z.output<typeof discussionRecordSchema>

export const discussionRecordDetail = z.object({ ...discussionRecordSchema.shape, content: z.string() })
export type DiscussionRecordDetail = z.output<typeof discussionRecordDetail>

export const discussionRecordPageBody = pageBody(['createTime', 'likeCount', 'commentCount', 'viewCount'], {
  ids: z.optional(z.array(id).check(z.maxLength(100), unique)),
  keyword: z.optional(line(100)),
  category: z.optional(discussionText.shape.category),
  state: z.optional(publicationState),
  authorId: z.optional(id),
  isPinned: z.optional(z.boolean()),
  isEssence: z.optional(z.boolean()),
  isLocked: z.optional(z.boolean()),
})

/** Only what is held still: anything else is refused by 40900, which says who did what to it meanwhile. */
const held = { from: z.optional(z.literal('held')) }

/** An act on what users published. */
export const stateAct = z.strictObject({ ...manyIds.shape, ...held })

/** An act with the reason that its author is told. */
export const reasonedAct = z.strictObject({ ...manyIds.shape, reason: requiredLine(MAX_REASON_LENGTH) })

/** An act on what users published, with the reason that its author is told. */
export const reasonedStateAct = z.strictObject({ ...reasonedAct.shape, ...held })
