import { type CurrentUser, type UserBan, type UserRecord, userRole } from '@app/contract/user/schemas'
import type { UserState } from '@app/contract/user/values'
import { isSiteAccount } from '../../platform/site-account.ts'
import type { Credentials, UserRow } from './user.repository.ts'

const toAccount = (row: UserRow) => ({
  id: row.id,
  email: row.email,
  username: row.username,
  avatarUrl: row.avatar_url,
  userRole: userRole.parse(row.user_role),
  createTime: row.create_time.toISOString(),
})

export const toCurrentUser = (row: UserRow): CurrentUser => ({
  ...toAccount(row),
  hasPassword: row.has_password,
})

export function toUserRecord(row: UserRow): UserRecord {
  return {
    ...toAccount(row),
    lastSeenTime: row.last_seen_time?.toISOString() ?? null,
    state: stateOf(row),
    isSite: isSiteAccount(row),
    ban: toBan(row),
    version: row.version,
  }
}

/** The editable fields of a user. */
export function toProfile({ username, avatar_url }: UserRow) {
  return { username, avatarUrl: avatar_url }
}

/** A user's ban in the fields of the audit log. */
export function toBanFields(row: UserRow) {
  const ban = toBan(row)
  return { state: stateOf(row), banReason: ban?.reason ?? null, banEndTime: ban?.endTime ?? null }
}

/** The ban in force; null when there is none or it is over. */
export function toBan({
  ban_time,
  ban_end_time,
  ban_reason,
}: Pick<Credentials, 'ban_time' | 'ban_end_time' | 'ban_reason'>): UserBan | null {
  if (ban_time === null || ban_reason === null) return null
  if (ban_end_time !== null && ban_end_time.getTime() <= Date.now()) return null
  return {
    reason: ban_reason,
    startTime: ban_time.toISOString(),
    endTime: ban_end_time?.toISOString() ?? null,
  }
}

function stateOf(row: UserRow): UserState {
  if (row.delete_time !== null) return 'deleted'
  return toBan(row) === null ? 'active' : 'banned'
}
