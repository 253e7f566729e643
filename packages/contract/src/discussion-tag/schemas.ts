import { z } from 'zod/mini'
import { id, time } from '../common/schemas.ts'

/** A tag of posts as admins look after it. */
export const discussionTagRecord = z.object({
  id,
  /** As it is shown. */
  name: z.string(),
  /** What else is taken for it: former names, and tags that were merged into it. */
  otherNames: z.array(z.string()),
  /** How many visible posts have it. */
  discussionCount: z.int(),
  /** How many users hear of new posts under it. */
  watcherCount: z.int(),
  /** Grows with each change. */
  version: z.int(),
  createTime: time,
})
export type DiscussionTagRecord = z.output<typeof discussionTagRecord>
