import type { UserState } from '@app/contract/user/values'
import type { Act } from '../../data/act.ts'

type BanChange = {
  state: UserState
  /** `endTime` in ISO 8601; null for a permanent ban. */
  ban: { reason: string; endTime: string | null }
}

/** Bans users and signs them out everywhere: all of them or none. */
export const banUser: Act<BanChange> = {
  name: 'ban',
  opposite: 'unban',
  isImmediate: true,
  perform: ({ user }, ids, { ban }) => user.ban({ ids, ...ban }),
}

export const unbanUser: Act<{ state: UserState; ban: null }> = {
  name: 'unban',
  opposite: 'ban',
  perform: ({ user }, ids) => user.unban({ ids }),
}

/** Signs users out on every device. */
export const signUserOut: Act = {
  name: 'signOut',
  perform: ({ user }, ids) => user.signOutEverywhere({ ids }),
}

export const userActs = [banUser, unbanUser, signUserOut]
