/** Who wrote a message: 0 the user, 1 the assistant. */
export const AI_SENDERS = [0, 1] as const
export type AiSender = (typeof AI_SENDERS)[number]

/**
 * `streaming`: still being written, and can be joined. `interrupted`: broke off (stopped, failed, connection or server
 * lost) and can be continued. Questions are always `complete`.
 */
export const AI_MESSAGE_STATUSES = ['complete', 'streaming', 'interrupted'] as const
export type AiMessageStatus = (typeof AI_MESSAGE_STATUSES)[number]

/** Most characters of a question. */
export const AI_QUESTION_LIMIT = 8_000
/** Most characters of a reply that a client stores. */
export const AI_REPLY_LIMIT = 200_000
