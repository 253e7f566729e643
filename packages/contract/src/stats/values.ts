/** What the site rests on. `address`: the way from its public address to a server; `stream`: what flows on that way. */
export const SITE_PARTS = [
  'database',
  'storage',
  'files',
  'clock',
  'mail',
  'ai',
  'address',
  'stream',
] as const
export type SitePart = (typeof SITE_PARTS)[number]

/** `off`: not set up; the site can do without it. */
export const HEALTH_STATES = ['ok', 'off', 'failed'] as const

/** What the servers keep of what was slow or failed. */
export const ISSUE_KINDS = ['failedCall', 'slowCall', 'slowStatement'] as const
export type IssueKind = (typeof ISSUE_KINDS)[number]
