import type { HistoryRow } from '../reply/ai-reply.repository.ts'

/** The last message of a sender, as the server keeps it. */
interface KeptMessage {
  message_text: string
  /** Whether a client has stored it, or only the server has kept it so far. */
  is_saved: boolean
  /** Whether nothing follows it. */
  is_last: boolean
}

/** Whether the question that is asked is stored already, as the last message of the conversation. */
export function isQuestionStored(history: readonly HistoryRow[], question: string): boolean {
  const last = history.at(-1)
  return last?.sender === 0 && isSame(last.message_text, question)
}

/**
 * Whether the message that a client stores is the kept one: no client has stored that yet, and a question is the same
 * or a reply agrees as far as both go; or it has been stored, is the same and the last, as when a call is repeated.
 */
export function isMessageStored(kept: KeptMessage, sender: number, text: string): boolean {
  if (kept.is_saved) return kept.is_last && isSame(kept.message_text, text)
  return isSame(kept.message_text, text) || (sender === 1 && agree(kept.message_text, text))
}

const isSame = (kept: string, given: string) => kept.trim() === given.trim()

const agree = (kept: string, given: string) =>
  kept.trim().startsWith(given.trim()) || given.trim().startsWith(kept.trim())
