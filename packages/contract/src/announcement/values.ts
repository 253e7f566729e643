/** Whom an announcement is for. */
export const AUDIENCES = ['all', 'user', 'admin'] as const
export type Audience = (typeof AUDIENCES)[number]

/** `delivering`: published, but not everybody it is for has got it yet. */
export const ANNOUNCEMENT_STATES = ['draft', 'delivering', 'delivered'] as const
export type AnnouncementState = (typeof ANNOUNCEMENT_STATES)[number]

/** What admins do to it, as the audit log names it. */
export const announcementAudit = {
  target: 'announcement',
  actions: ['announcement.add', 'announcement.update', 'announcement.publish', 'announcement.delete'],
} as const
