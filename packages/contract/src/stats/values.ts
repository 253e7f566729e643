/** What the site rests on. */
export const SITE_PARTS = ['database', 'mail', 'ai', 'storage'] as const
export type SitePart = (typeof SITE_PARTS)[number]

/** `off`: not set up; the site can do without it. */
export const HEALTH_STATES = ['ok', 'off', 'failed'] as const
