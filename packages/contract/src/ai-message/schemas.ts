import { z } from 'zod/mini'
import { id, time } from '../common/schemas.ts'
import { questionLink } from '../question/schemas.ts'
import { AI_MESSAGE_STATUSES, AI_QUESTION_LIMIT, AI_REPLY_LIMIT, AI_SENDERS } from './values.ts'

export const aiSender = z.literal(AI_SENDERS)
export const aiMessageStatus = z.enum(AI_MESSAGE_STATUSES)

/** A page of this site that a reply rests on. */
export const aiSource = z.object({
  title: z.string(),
  /** Begins with a slash. */
  path: z.string(),
})
export type AiSource = z.output<typeof aiSource>

export const aiMessageSchema = z.object({
  id,
  conversationId: id,
  sender: aiSender,
  messageText: z.string(),
  createTime: time,
  status: aiMessageStatus,
  /** What the model thought before it answered; empty for none. */
  reasoning: z.string(),
  sources: z.array(aiSource),
  /** The question of the bank that the reply was asked from. */
  question: z.nullable(questionLink),
  /** The user's verdict on the reply; null for none. */
  isHelpful: z.nullable(z.boolean()),
  /** Of a reply: the id of its last event in the stream, to be sent as Last-Event-ID. */
  eventId: z.string(),
})
export type AiMessage = z.output<typeof aiMessageSchema>

export const aiMessageAddBody = z
  .strictObject({
    conversationId: id,
    messageText: z.string().check(z.minLength(1), z.maxLength(AI_REPLY_LIMIT)),
    sender: aiSender,
    /** The reply that was streamed, by the stream's `start`; without it, the conversation's last one is taken. */
    messageId: z.optional(id),
  })
  .check(
    z.refine(({ sender, messageText }) => sender === 1 || messageText.length <= AI_QUESTION_LIMIT, {
      path: ['messageText'],
      error: 'questionTooLong',
    }),
  )
