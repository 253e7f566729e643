import { Code } from '@app/contract/common/envelope'
import { AppError, notFound } from '../../platform/app-error.ts'
import type { Actor } from '../../platform/http/actor.ts'
import type { ForgetUser } from '../../platform/module.ts'
import { isSiteAccount } from '../../platform/site-account.ts'
import type { AuditLogService } from '../audit-log/audit-log.service.ts'
import type { AvatarFiles } from './profile/AvatarFiles.ts'
import type { SessionService } from './session.service.ts'
import type { UserRepository } from './user.repository.ts'
import type { UserAdminRepository } from './user-admin.repository.ts'

interface UserRemovalDependencies {
  users: UserRepository
  accounts: UserAdminRepository
  sessions: SessionService
  audit: AuditLogService
  avatarFiles: AvatarFiles
  /** Deletes what every module keeps of a user. */
  forgetUser: ForgetUser
}

/** How long a call can have been under way when its account was given up, and the purge after it may be late. */
const LATE_HOURS = 3
const BATCH = 1_000

/** Deletes accounts. */
export class UserRemovalService {
  readonly #deps: UserRemovalDependencies

  constructor(deps: UserRemovalDependencies) {
    this.#deps = deps
  }

  /**
   * Gives an account up, one's own, or another's as an admin: all that is personal is deleted at once, and what others
   * read from it stays without a name. An admin's own account can't be given up: another admin has to take the role first.
   * @throws AppError 40300, 40400, or 40900 for an admin's own and the site's
   */
  async delete(actor: Actor, id: number): Promise<void> {
    const { accounts, users, audit, sessions, avatarFiles, forgetUser } = this.#deps
    const isOwn = actor.id === id
    if (!isOwn && actor.userRole !== 'admin') throw new AppError(Code.noPermission, 'notYours')
    await sessions.requireConfirmed(actor)
    await users.transact(async (trx) => {
      if (!isOwn && !(await accounts.lockAdmins(trx)).has(actor.id))
        throw new AppError(Code.noPermission, 'noPermission')
      const [row] = await users.lock(trx, [id])
      if (!row) throw notFound()
      if (isSiteAccount(row)) throw new AppError(Code.conflict, 'siteAccount')
      if (isOwn && row.user_role === 'admin') throw new AppError(Code.conflict, 'ownAccount')
      await forgetUser(trx, id)
      await accounts.giveUp(trx, row)
      await avatarFiles.discard(trx, id, row.avatar_url)
      if (isOwn) return
      await audit.record(trx, actor, {
        action: 'user.delete',
        target: { id, name: row.username },
        before: { userRole: row.user_role },
      })
    })
    sessions.forgetTrusted()
  }

  /** Deletes what a call that was under way when its account was given up has stored after that. */
  async purge(): Promise<void> {
    const { accounts, users, forgetUser } = this.#deps
    await users.transact(async (trx) => {
      for (const id of await accounts.listGivenUp(trx, LATE_HOURS, BATCH)) await forgetUser(trx, id)
    })
  }
}
