import { z } from 'zod/mini'
import { aiSource } from '../ai-message/schemas.ts'
import { AI_QUESTION_LIMIT } from '../ai-message/values.ts'
import { id, queryId } from '../common/schemas.ts'
import { AI_CHAT_MODES, AI_PROVIDERS } from './values.ts'

/** Which assistant answers, and how often the caller may still ask. */
export const aiStatus = z.object({
  provider: z.enum(AI_PROVIDERS),
  /** The model's name; null for the embedded assistant. */
  model: z.nullable(z.string()),
  dailyQuota: z.int(),
  /** Replies left of the quota. */
  remaining: z.int(),
})
export type AiStatus = z.output<typeof aiStatus>

export const aiChatQuery = z
  .strictObject({
    /** The question; only `send` needs it. */
    message: z._default(z.string().check(z.trim(), z.maxLength(AI_QUESTION_LIMIT)), ''),
    conversationId: queryId,
    mode: z._default(z.enum(AI_CHAT_MODES), 'send'),
    /** The question of the bank that the page shows. */
    questionId: z.optional(queryId),
    /** The reply that `continue` goes on with; the last one when absent. */
    messageId: z.optional(queryId),
    /** `offline`: the embedded assistant answers although there is a model. */
    provider: z.optional(z.literal('offline')),
  })
  .check(
    z.refine(({ mode, message }) => mode !== 'send' || message !== '', {
      path: ['message'],
      error: 'required',
    }),
  )
export type AiChatInput = z.input<typeof aiChatQuery>

export const aiChatEvents = {
  /**
   * The first event: the reply's id, and the lengths from which its texts follow. What a client holds beyond them is
   * to be dropped.
   */
  start: z.object({ messageId: id, contentFrom: z.int(), reasoningFrom: z.int() }),
  /** A piece of the reply, markdown. */
  message: z.object({ content: z.string() }),
  /** A piece of what the model thinks before it answers. */
  reasoning: z.object({ content: z.string() }),
  sources: z.array(aiSource),
  /** The reply broke off; code and message as in an envelope, and whether the next one will too. The end follows. */
  error: z.object({ code: z.int(), message: z.string(), isLasting: z.optional(z.boolean()) }),
}
