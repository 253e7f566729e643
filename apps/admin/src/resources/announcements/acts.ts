import type { AnnouncementState } from '@app/contract/announcement/values'
import type { Act } from '../../data/act.ts'

/** Publishes the version of a draft that was read. */
export const publishAnnouncement: Act<{ state: AnnouncementState; version: number }> = {
  name: 'publish',
  perform: ({ announcement }, ids, { version }) =>
    Promise.all(ids.map((id) => announcement.publish({ id, version }))),
}

export const announcementActs = [publishAnnouncement]
