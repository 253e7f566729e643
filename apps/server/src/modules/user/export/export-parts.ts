import { type Kysely, sql } from 'kysely'
import type { DB } from '../../../platform/db/schema.gen.ts'
import { type ExportedPart, exportTable } from '../../../platform/export-user.ts'

/** What is kept of a user as an account. Passwords, tokens and recovery codes are kept as hashes only, which are of use to nobody but thieves, as is the secret of an authenticator. */
export function accountParts(kysely: Kysely<DB>): ExportedPart[] {
  return [
    exportTable(kysely, {
      name: 'account',
      table: 'app_user',
      key: 'id',
      ownedBy: (userId) => sql`t.id = ${userId}`,
      columns: sql`t.id, t.email, t.username, t.user_role, t.avatar_url, t.bio, t.target_role, t.company, t.links,
        t.shown_parts, t.language, t.create_time, t.last_seen_time, t.ban_time, t.ban_end_time, t.ban_reason`,
    }),
    exportTable(kysely, {
      name: 'sessions',
      table: 'user_session',
      key: 'id',
      columns: sql`t.id, t.user_agent, t.create_time, t.last_seen_time, t.expire_time`,
    }),
    exportTable(kysely, {
      name: 'secondFactor',
      table: 'user_totp',
      key: 'create_time',
      columns: sql`t.create_time, t.enabled_time`,
    }),
    exportTable(kysely, {
      name: 'recoveryCodes',
      table: 'user_recovery_code',
      key: 'id',
      columns: sql`t.id, t.create_time`,
    }),
    exportTable(kysely, {
      name: 'invitation',
      table: 'user_invitation',
      key: 'create_time',
      columns: sql`t.create_time, t.end_time`,
    }),
    exportTable(kysely, {
      name: 'visitDays',
      table: 'user_visit_day',
      key: 'day',
      columns: sql`t.day::text as day`,
    }),
  ]
}
