export const invitationLimits = {
  /** People who are invited by one call. */
  atOnce: 1_000,
  /** How long a link is good for. */
  days: 7,
} as const
