import { type CurrentUser, type UserRecord, userRole } from '@app/contract'
import type { UserRow } from './user.repository.ts'

export function toCurrentUser(row: UserRow): CurrentUser {
  return {
    id: row.id,
    email: row.email,
    username: row.username,
    avatarUrl: row.avatar_url,
    userRole: userRole.parse(row.user_role),
    createTime: row.create_time.toISOString(),
  }
}

/** What can be edited of a user. */
export function toProfile({ username, avatar_url }: UserRow) {
  return { username, avatarUrl: avatar_url }
}

export function toUserRecord(row: UserRow): UserRecord {
  return { ...toCurrentUser(row), lastSeenTime: row.last_seen_time?.toISOString() ?? null }
}
