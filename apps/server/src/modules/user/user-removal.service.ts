import { Code } from '@app/contract'
import type { Transaction } from 'kysely'
import { AppError, notFound } from '../../platform/app-error.ts'
import type { DB } from '../../platform/db/schema.gen.ts'
import type { Actor } from '../../platform/http/actor.ts'
import type { AuditService } from '../audit/audit.service.ts'
import type { SessionService } from './session.service.ts'
import type { UserRepository } from './user.repository.ts'
import type { UserAdminRepository } from './user-admin.repository.ts'

/** Deletes what a module keeps of a user, within the transaction in which his account is given up. */
export type ForgetUser = (trx: Transaction<DB>, userId: number) => Promise<void>

interface UserRemovalDependencies {
  users: UserRepository
  accounts: UserAdminRepository
  sessions: SessionService
  audit: AuditService
  /** One for each module that keeps something personal. */
  forgetters: readonly ForgetUser[]
}

/** Gives accounts up. */
export class UserRemovalService {
  readonly #deps: UserRemovalDependencies

  constructor(deps: UserRemovalDependencies) {
    this.#deps = deps
  }

  /**
   * Gives an account up, one's own, or another's as an admin: all that is personal is deleted at once, and what others
   * read from it stays without a name. An admin's own account can't be given up: another admin has to take the role first.
   * @throws AppError 40300, 40400, or 40900 for an admin's own
   */
  async delete(actor: Actor, id: number): Promise<void> {
    const { accounts, users, audit, sessions, forgetters } = this.#deps
    const isOwn = actor.id === id
    if (!isOwn && actor.userRole !== 'admin') throw new AppError(Code.noPermission, 'notYours')
    await users.transact(async (trx) => {
      if (!isOwn && !(await accounts.lockAdmins(trx)).has(actor.id))
        throw new AppError(Code.noPermission, 'noPermission')
      const [row] = await users.lock(trx, [id])
      if (!row) throw notFound()
      if (isOwn && row.user_role === 'admin') throw new AppError(Code.conflict, 'ownAccount')
      for (const forget of forgetters) await forget(trx, id)
      await accounts.giveUp(trx, row)
      if (isOwn) return
      await audit.record(trx, actor, {
        action: 'user.delete',
        target: { id, name: row.username },
        before: { userRole: row.user_role },
      })
    })
    sessions.forgetTrusted()
  }
}
