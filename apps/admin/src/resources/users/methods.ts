import type { UserDeeds } from '@app/contract/stats/schemas'
import type { UserRole } from '@app/contract/user/values'
import type { Invitation, Invitee } from '@app/contract/user-invitation/schemas'
import type { Api } from '../../data/api.ts'
import { withHttpErrors } from '../../data/to-http-error.ts'

/** What is read of and done to one account and is no act of react-admin. */
export interface UserMethods {
  readUserDeeds: (id: number) => Promise<UserDeeds>
  /** Makes accounts, all of them or none. @returns the links, which can't be read again */
  inviteUsers: (users: readonly Invitee[]) => Promise<Invitation>
  /** @returns the new link, which can't be read again */
  renewInvitation: (id: number) => Promise<Invitation>
  setUserRole: (id: number, userRole: UserRole) => Promise<unknown>
  /** @returns the new password, which can't be read again */
  resetUserPassword: (id: number) => Promise<string>
  /** Turns two-step verification off. */
  removeSecondFactor: (id: number) => Promise<unknown>
  /** Proves by their password who the admin is. */
  confirmPassword: (password: string) => Promise<unknown>
}

export function createUserMethods({ stats, user, userInvitation, userSession }: Api): UserMethods {
  return {
    readUserDeeds: (id) => withHttpErrors(stats.user({ id })),
    inviteUsers: (users) => withHttpErrors(userInvitation.invite({ users: [...users] })),
    renewInvitation: (id) => withHttpErrors(userInvitation.renew({ id })),
    setUserRole: (id, userRole) => withHttpErrors(user.setRole({ id, userRole })),
    resetUserPassword: async (id) => (await withHttpErrors(user.resetPassword({ id }))).password,
    removeSecondFactor: (id) => withHttpErrors(user.removeSecondFactor({ id })),
    confirmPassword: (password) => withHttpErrors(userSession.confirm({ password })),
  }
}
