import { tagsCell, textCell } from '@app/contract/content/cells'
import { type ContentFormat, heading, list, orderField } from '@app/contract/content/format'
import { discussionText } from '@app/contract/discussion/schemas'
import { z } from 'zod/mini'
import { fileReader } from '../kinds/file-reader.ts'

const { category, title, content, tags, interview } = discussionText.shape
const isPinned = z.boolean()

/** A post's fields. */
export const postFields = z.object({ category, tags, interview, isPinned, content })

/** A post as its file says it. */
const postFormat: ContentFormat = {
  kind: 'post',
  title: 'title',
  body: 'content',
  fields: {
    title: heading(title),
    order: orderField,
    category: heading(category),
    tags: list(tags, tagsCell),
    interview: { schema: interview, cell: textCell, usual: null },
    isPinned: { schema: isPinned, cell: textCell, usual: false },
    content: { ...heading(content), toPublish: true },
  },
}

/** Reads a post of `posts/`. */
export const readPostFile = fileReader(postFormat)
