/** How many days a share link lives; no choice: until it is revoked. */
export const SHARE_DAYS = [7, 30] as const
export type ShareDays = (typeof SHARE_DAYS)[number]

export const DEFAULT_SHARE_DAYS: ShareDays = 30
