import type { UserRole } from '@app/contract/user/values'
import { sql, type Transaction } from 'kysely'
import type { DB } from '../../platform/db/schema.gen.ts'
import { endInvitation } from './invitation/end-invitation.ts'
import type { UserRow } from './user.repository.ts'

type Trx = Transaction<DB>

/** Writes to accounts that only admins do, always within the caller's transaction. */
export class UserAdminRepository {
  /**
   * The admins who can sign in, locked until the transaction ends. Of two admins who take each other's role at the
   * same moment, the second is no admin any more at this point.
   */
  async lockAdmins(trx: Trx): Promise<Set<number>> {
    const rows = await trx
      .selectFrom('app_user')
      .select('id')
      .where('user_role', '=', 'admin')
      .where('delete_time', 'is', null)
      .where((eb) => eb.or([eb('ban_time', 'is', null), eb('ban_end_time', '<=', sql<Date>`now()`)]))
      .orderBy('id')
      .forNoKeyUpdate()
      .execute()
    return new Set(rows.map(({ id }) => id))
  }

  async ban(trx: Trx, ids: readonly number[], reason: string, endTime: Date | null): Promise<void> {
    await trx
      .updateTable('app_user')
      .set({ ban_time: sql<Date>`now()`, ban_end_time: endTime, ban_reason: reason })
      .where((eb) => eb('id', '=', eb.fn.any(eb.val(ids))))
      .execute()
  }

  async unban(trx: Trx, ids: readonly number[]): Promise<void> {
    await trx
      .updateTable('app_user')
      .set({ ban_time: null, ban_end_time: null, ban_reason: null })
      .where((eb) => eb('id', '=', eb.fn.any(eb.val(ids))))
      .execute()
  }

  async setRole(trx: Trx, id: number, userRole: UserRole): Promise<void> {
    await trx.updateTable('app_user').set({ user_role: userRole }).where('id', '=', id).execute()
  }

  /** Sets a password; an invitation to set the first one is over. */
  async setPassword(trx: Trx, id: number, passwordHash: string): Promise<void> {
    await trx
      .updateTable('app_user')
      .set({ password_hash: passwordHash, has_password: true })
      .where('id', '=', id)
      .execute()
    await endInvitation(trx, id)
  }

  async endSessions(trx: Trx, ids: readonly number[]): Promise<void> {
    await trx
      .deleteFrom('user_session')
      .where((eb) => eb('user_id', '=', eb.fn.any(eb.val(ids))))
      .execute()
    await trx
      .updateTable('app_user')
      .set((eb) => ({ device_epoch: eb('device_epoch', '+', 1) }))
      .where((eb) => eb('id', '=', eb.fn.any(eb.val(ids))))
      .execute()
  }

  /** The accounts that were given up in the last hours, the newest first. */
  async listGivenUp(trx: Trx, hours: number, limit: number): Promise<number[]> {
    const rows = await trx
      .selectFrom('app_user')
      .select('id')
      .where('delete_time', '>', sql<Date>`now() - make_interval(hours => ${hours})`)
      .orderBy('delete_time', 'desc')
      .limit(limit)
      .execute()
    return rows.map(({ id }) => id)
  }

  /** Anonymizes an account, so that nobody can sign in to it; its e-mail and username are free again. */
  async giveUp(trx: Trx, { id, email }: Pick<UserRow, 'id' | 'email'>): Promise<void> {
    await trx
      .updateTable('app_user')
      .set((eb) => ({
        email: '',
        username: '',
        name_key: null,
        password_hash: '',
        avatar_url: null,
        bio: '',
        target_role: '',
        company: '',
        links: JSON.stringify([]),
        shown_parts: [],
        user_role: 'user',
        last_seen_time: null,
        language: null,
        ban_time: null,
        ban_end_time: null,
        ban_reason: null,
        delete_time: sql<Date>`now()`,
        version: eb('version', '+', 1),
      }))
      .where('id', '=', id)
      .execute()
    await trx.deleteFrom('user_code').where('email', '=', email.toLowerCase()).execute()
    await trx.deleteFrom('user_visit_day').where('user_id', '=', id).execute()
    await this.endSessions(trx, [id])
  }
}
