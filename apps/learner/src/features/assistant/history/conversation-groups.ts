import type { Conversation } from '../stores/Conversation.ts'

const DAY = 86_400_000

export type ConversationGroup = 'today' | 'week' | 'older'

/** @returns the heading of the history under which a conversation stands; null for a draft, which stands above them */
export function groupOf(
  { id, createTime }: Pick<Conversation, 'id' | 'createTime'>,
  now = Date.now(),
): ConversationGroup | null {
  if (id === null) return null
  const today = new Date(now).setHours(0, 0, 0, 0)
  const time = new Date(createTime).getTime()
  if (time >= today) return 'today'
  return time >= today - 7 * DAY ? 'week' : 'older'
}
