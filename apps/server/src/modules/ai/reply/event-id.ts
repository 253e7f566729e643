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
/** @returns null when it is not a valid event id */
export function parseEventId(text: string): ReplyPosition | null {
  const [messageId, reasoningFrom, contentFrom] =
    /^(\d{1,15})-(\d{1,9})-(\d{1,9})$/.exec(text)?.slice(1).map(Number) ?? []
  if (messageId === undefined || reasoningFrom === undefined || contentFrom === undefined) return null
  return { messageId, reasoningFrom, contentFrom }
}
