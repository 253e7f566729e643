/** A place in a reply: how many characters of its reasoning and of its text come before it. */
export interface ReplyPosition {
  messageId: number
  reasoningFrom: number
  contentFrom: number
}

/** The id of a stream's event: where the reply goes on after it. */
export function toEventId({ messageId, reasoningFrom, contentFrom }: ReplyPosition): string {
  return `${messageId}-${reasoningFrom}-${contentFrom}`
}
