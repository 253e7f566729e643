export const USER_ROLES = ['user', 'admin'] as const
export type UserRole = (typeof USER_ROLES)[number]

/** Whether an account can be used. A deleted one has lost its name and e-mail; its row stays. */
export const USER_STATES = ['active', 'banned', 'deleted'] as const
export type UserState = (typeof USER_STATES)[number]

/** What admins do to it, as the audit log names it. */
export const userAudit = {
  target: 'user',
  actions: [
    'user.invite',
    'user.renewInvitation',
    'user.update',
    'user.clearProfile',
    'user.ban',
    'user.unban',
    'user.setRole',
    'user.resetPassword',
    'user.removeSecondFactor',
    'user.signOutEverywhere',
    'user.delete',
  ],
} as const
