import { z } from 'zod/mini'
import { aiMessageSchema } from '../ai-message/schemas.ts'
import { id, queryId, time } from '../common/schemas.ts'

export const aiConversationSchema = z.object({
  id,
  /** May be empty. */
  title: z.string(),
  createTime: time,
  /** When its title or messages last changed. */
  updateTime: time,
})
export type AiConversation = z.output<typeof aiConversationSchema>

export const aiConversationDetail = z.object({
  ...aiConversationSchema.shape,
  /** In order of their ids. */
  messageList: z.array(aiMessageSchema),
})
export type AiConversationDetail = z.output<typeof aiConversationDetail>

const title = z.string().check(z.trim(), z.maxLength(100))

export const aiConversationAddBody = z.strictObject({ title })
export const aiConversationUpdateBody = z.strictObject({ id, title })

export const aiConversationListQuery = z.strictObject({
  /** Part of a title or of a message. */
  keyword: z.optional(z.string().check(z.trim(), z.maxLength(100))),
  /** Only conversations made before this one: the id of the last one listed so far. */
  beforeId: z.optional(queryId),
})
