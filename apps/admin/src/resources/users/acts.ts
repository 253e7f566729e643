import type { UserRole } from '@app/contract'
import type { Api } from '../../data/api.ts'
import { withHttpErrors } from '../../data/to-http-error.ts'

export interface Ban {
  reason: string
  /** ISO 8601; null for a permanent ban. */
  endTime: string | null
}

/** The actions on accounts besides editing. */
export interface UserActs {
  /** Bans users and signs them out everywhere: all of them or none. */
  banUsers: (ids: number[], ban: Ban) => Promise<unknown>
  unbanUsers: (ids: number[]) => Promise<unknown>
  setUserRole: (id: number, userRole: UserRole) => Promise<unknown>
  /** @returns the new password, which can't be read again */
  resetUserPassword: (id: number) => Promise<string>
  signUsersOut: (ids: number[]) => Promise<unknown>
}

export function createUserActs({ user }: Api): UserActs {
  return {
    banUsers: (ids, ban) => withHttpErrors(user.ban({ ids, ...ban })),
    unbanUsers: (ids) => withHttpErrors(user.unban({ ids })),
    setUserRole: (id, userRole) => withHttpErrors(user.setRole({ id, userRole })),
    resetUserPassword: async (id) => (await withHttpErrors(user.resetPassword({ id }))).password,
    signUsersOut: (ids) => withHttpErrors(user.signOutEverywhere({ ids })),
  }
}
