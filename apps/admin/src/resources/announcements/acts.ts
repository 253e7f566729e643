import type { Api } from '../../data/api.ts'
import { withHttpErrors } from '../../data/to-http-error.ts'

export interface AnnouncementActs {
  /** @returns how many users receive it */
  publishAnnouncement: (id: number, version: number) => Promise<number>
}

export function createAnnouncementActs({ announcement }: Api): AnnouncementActs {
  return { publishAnnouncement: (id, version) => withHttpErrors(announcement.publish({ id, version })) }
}
