import { z } from 'zod/mini'
import { id, time } from '../common/schemas.ts'
import { discussionDraftText } from '../discussion/schemas.ts'

/** A post that is being written. `updateTime` is its version. */
export const discussionDraft = z.object({
  /** The post it changes; null: a new one. */
  discussionId: z.nullable(id),
  text: discussionDraftText,
  /** The version of the post that it began from. */
  baseVersion: z.nullable(z.int()),
  updateTime: time,
})
export type DiscussionDraft = z.output<typeof discussionDraft>

export const discussionDraftSave = z.strictObject({
  discussionId: z.nullable(id),
  text: discussionDraftText,
  baseVersion: z.nullable(z.int()),
  /** The `updateTime` of the draft that this one goes on from; null: there was none. */
  baseTime: z.nullable(time),
})
