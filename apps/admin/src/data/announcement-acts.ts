import type { Api } from './api.ts'
import { withHttpErrors } from './to-http-error.ts'

export interface AnnouncementActs {
  /** @returns how many users it is for */
  publishAnnouncement: (id: number, version: number) => Promise<number>
}

export function createAnnouncementActs({ announcement }: Api): AnnouncementActs {
  return { publishAnnouncement: (id, version) => withHttpErrors(announcement.publish({ id, version })) }
}
