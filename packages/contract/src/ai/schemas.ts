import { z } from 'zod/mini'
import { id, time } from '../common/schemas.ts'
import { questionLink } from '../question/schemas.ts'

/** Most characters of what a person asks. */
export const AI_QUESTION_LIMIT = 8_000
/** Most characters of a reply that a client stores. */
export const AI_REPLY_LIMIT = 200_000

/** Who wrote a message: 0 the user, 1 the assistant. */
export const aiSender = z.union([z.literal(0), z.literal(1)])
export type AiSender = z.output<typeof aiSender>

/**
 * `streaming`: still being written, and can be joined. `interrupted`: broke off (stopped, failed, connection or server
 * lost) and can be continued. Questions are always `complete`.
 */
export const aiMessageStatus = z.enum(['complete', 'streaming', 'interrupted'])
export type AiMessageStatus = z.output<typeof aiMessageStatus>

/** A page of this site that a reply rests on. */
export const aiSource = z.object({
  title: z.string(),
  /** Begins with a slash. */
  path: z.string(),
})
export type AiSource = z.output<typeof aiSource>

export const aiMessage = z.object({
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
  /** What the reader said of the reply; null for nothing. */
  isHelpful: z.nullable(z.boolean()),
  /** Of a reply: where it ends, as the stream's events have it, to be sent as Last-Event-ID. */
  eventId: z.string(),
})
export type AiMessage = z.output<typeof aiMessage>

export const aiConversation = z.object({
  id,
  /** May be empty. */
  title: z.string(),
  createTime: time,
  /** When its title or messages last changed. */
  updateTime: time,
})
export type AiConversation = z.output<typeof aiConversation>

export const aiConversationDetail = z.object({
  ...aiConversation.shape,
  /** In order of their ids. */
  messageList: z.array(aiMessage),
})
export type AiConversationDetail = z.output<typeof aiConversationDetail>

/** Which assistant answers, and how often the caller may still ask. */
export const aiStatus = z.object({
  /** `offline`: the embedded assistant, which answers from the content of this site. */
  provider: z.enum(['offline', 'model']),
  /** The model's name; null for the embedded assistant. */
  model: z.nullable(z.string()),
  dailyQuota: z.int(),
  /** Replies left of the quota. */
  remaining: z.int(),
})
export type AiStatus = z.output<typeof aiStatus>

const title = z.string().check(z.trim(), z.maxLength(100))

export const aiConversationAddBody = z.strictObject({ title })
export const aiConversationUpdateBody = z.strictObject({ id, title })

const queryId = z.coerce.number<number>().check(z.int(), z.positive(), z.maximum(Number.MAX_SAFE_INTEGER))

export const aiConversationListQuery = z.strictObject({
  /** Part of a title or of a message. */
  keyword: z.optional(z.string().check(z.trim(), z.maxLength(100))),
  /** Only conversations made before this one: the id of the last one listed so far. */
  beforeId: z.optional(queryId),
})

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

/**
 * `send`: answers a new question. `regenerate`: answers the last question anew, in place of its reply.
 * `continue`: joins the reply that is being written, else goes on where the last one broke off.
 */
export const aiChatMode = z.enum(['send', 'regenerate', 'continue'])
export type AiChatMode = z.output<typeof aiChatMode>

export const aiChatQuery = z
  .strictObject({
    /** The question; only `send` needs it. */
    message: z._default(z.string().check(z.trim(), z.maxLength(AI_QUESTION_LIMIT)), ''),
    conversationId: queryId,
    mode: z._default(aiChatMode, 'send'),
    /** The question of the bank that the asker is looking at. */
    questionId: z.optional(queryId),
  })
  .check(
    z.refine(({ mode, message }) => mode !== 'send' || message !== '', {
      path: ['message'],
      error: 'required',
    }),
  )
export type AiChatInput = z.input<typeof aiChatQuery>

export const aiChatEvents = {
  /** The first event: the reply's id, and from which character on its texts follow; what one has beyond is void. */
  start: z.object({ messageId: id, contentFrom: z.int(), reasoningFrom: z.int() }),
  /** A piece of the reply, markdown. */
  message: z.object({ content: z.string() }),
  /** A piece of what the model thinks before it answers. */
  reasoning: z.object({ content: z.string() }),
  sources: z.array(aiSource),
  /** The reply broke off: as an envelope says it. The end follows. */
  error: z.object({ code: z.int(), message: z.string() }),
}
