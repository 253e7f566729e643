import type { Conversation } from './stores/Conversation.ts'

const DAY = 86_400_000

export type ConversationGroup = 'draft' | 'today' | 'week' | 'older'

/** Under which heading of the history a conversation stands; a draft stands above them all. */
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

/** The groups that have members, in the order in which they come. */
export function groupByAge<C extends Pick<Conversation, 'id' | 'createTime'>>(
  conversations: readonly C[],
): { group: ConversationGroup; members: C[] }[] {
  const now = Date.now()
  const groups: ConversationGroup[] = ['draft', 'today', 'week', 'older']
  return groups
    .map((group) => ({ group, members: conversations.filter((one) => groupOf(one, now) === group) }))
    .filter(({ members }) => members.length > 0)
}
