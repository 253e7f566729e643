import { type Announcement, audience } from '@app/contract/announcement/schemas'
import type { AnnouncementState, Audience } from '@app/contract/announcement/values'
import type { AnnouncementDraft, AnnouncementRow } from './announcement.repository.ts'

/** @param users how many users there are of each role */
export function toAnnouncement(row: AnnouncementRow, users: Record<Audience, number>): Announcement {
  const draft = toDraft(row)
  const state = stateOf(row)
  return {
    id: row.id,
    ...draft,
    state,
    version: row.version,
    recipientCount: state === 'draft' ? users[draft.audience] : row.delivered_count,
    createTime: row.create_time.toISOString(),
    updateTime: row.update_time.toISOString(),
    publishTime: row.publish_time?.toISOString() ?? null,
  }
}

/** The editable fields of an announcement. */
export function toDraft({ title, content, audience: text }: AnnouncementRow): AnnouncementDraft {
  return { title, content, audience: audience.parse(text) }
}

function stateOf({ publish_time, deliver_time }: AnnouncementRow): AnnouncementState {
  if (publish_time === null) return 'draft'
  return deliver_time === null ? 'delivering' : 'delivered'
}
