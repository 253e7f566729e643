import { DISCUSSION_CATEGORIES, discussionLimits } from '@app/contract/discussion/values'
import { z } from 'zod'
import { fileReader } from '../kinds/file-reader.ts'
import { isUnique, line, order } from '../kinds/matter.ts'

const limits = discussionLimits

/** What a post is besides its title and its place. */
const fields = {
  category: z.enum(DISCUSSION_CATEGORIES),
  tags: z.array(line(limits.tag)).max(limits.tags).refine(isUnique, 'duplicate').default([]),
  isPinned: z.boolean().default(false),
}

/** A draft's fields. */
export const postFields = z.object({ ...fields, content: z.string() })

/** Reads a post of `posts/`. */
export const readPostFile = fileReader({
  matter: z.strictObject({ title: line(limits.title).min(limits.minTitle), order, ...fields }),
  maxBody: limits.content,
  toDraft: ({ title, order, ...rest }, content) => ({
    title,
    order,
    fields: { ...rest, content },
    missing: [],
    status: null,
  }),
})
