/** What messages tell of; each kind can be turned off. */
export const MESSAGE_KINDS = [
  'announcement',
  'comment',
  'reply',
  'like',
  'mention',
  'interview',
  'review',
] as const
export type MessageKind = (typeof MESSAGE_KINDS)[number]
