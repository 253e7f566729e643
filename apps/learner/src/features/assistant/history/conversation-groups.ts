import type { Conversation } from '../stores/Conversation.ts'

const DAY = 86_400_000

export type ConversationGroup = 'draft' | 'today' | 'week' | 'older'

/** Under which heading of the history a conversation stands; drafts stand above the headings. */
export function groupOf(
  { id, createTime }: Pick<Conversation, 'id' | 'createTime'>,
  now = Date.now(),
): ConversationGroup {
  if (id === null) return 'draft'
  const today = new Date(now).setHours(0, 0, 0, 0)
  const time = new Date(createTime).getTime()
  if (time >= today) return 'today'
  return time >= today - 7 * DAY ? 'week' : 'older'
}
