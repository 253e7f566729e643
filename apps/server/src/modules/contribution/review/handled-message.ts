import type { NewMessage } from '../../message/message.service.ts'
import type { ContributionDetailRow } from '../contribution.repository.ts'

/** What the author of a contribution is told once an admin has handled it. */
export function handledMessage(
  row: ContributionDetailRow,
  state: 'accepted' | 'changed' | 'refused',
  actorId: number,
): NewMessage {
  const isRead = state !== 'refused' && row.is_published && row.question_id !== null
  return {
    userId: row.user_id,
    kind: 'contribution',
    event: `contribution.${state}`,
    actorId,
    subject: row.title,
    excerpt: row.note,
    path: isRead ? `/problems/bagu/${row.question_id}` : `/contribute?tab=mine#contribution-${row.id}`,
  }
}
