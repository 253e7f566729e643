import { email as emailAddress } from '@app/contract/user/schemas'
import type { Transaction } from 'kysely'
import type { DB } from '../../platform/db/schema.gen.ts'
import { operatorText } from '../../platform/i18n.ts'
import type { Limits } from '../../platform/limits/Limits.ts'
import { StartupError } from '../../platform/startup-error.ts'
import type { AuditAct, AuditLogService } from '../audit-log/audit-log.service.ts'
import { hashPassword } from './password.ts'
import type { SecondFactorService } from './second-factor/second-factor.service.ts'
import type { SessionService } from './session.service.ts'
import type { SystemAccountService } from './system-account.service.ts'
import { createTemporaryPassword } from './temporary-password.ts'
import { toBan, toBanFields } from './user.mapper.ts'
import { UserRepository } from './user.repository.ts'
import type { UserAdminRepository } from './user-admin.repository.ts'
import type { Usernames } from './username/Usernames.ts'

interface OperatorAccountDependencies {
  users: UserRepository
  usernames: Usernames
  accounts: UserAdminRepository
  sessions: SessionService
  secondFactor: SecondFactorService
  limits: Limits
  audit: AuditLogService
  systemAccount: SystemAccountService
}

/** An admin's new password, which is told once. */
export interface NewAccess {
  username: string
  password: string
}

/** What the operator of the server does to the accounts of admins, when none of them can get in. */
export class OperatorAccountService {
  readonly #deps: OperatorAccountDependencies

  constructor(deps: OperatorAccountDependencies) {
    this.#deps = deps
  }

  /**
   * Lets an admin in again: a new password, no second factor, no ban, no session of before.
   * @throws StartupError when the address has no account, or one that is no admin's
   */
  async resetAdmin(email: string): Promise<NewAccess> {
    const { users, accounts, secondFactor, sessions, limits } = this.#deps
    const password = createTemporaryPassword()
    const passwordHash = await hashPassword(password)
    const known = await users.findCredentials(email)
    const username = await users.transact(async (trx) => {
      const [row] = known ? await users.lock(trx, [known.id]) : []
      if (!row) throw new StartupError(operatorText('accounts.unknown', { email }))
      if (row.user_role !== 'admin') throw new StartupError(operatorText('accounts.notAdmin', { email }))
      const { id } = row
      const target = { id, name: row.username }
      const acts: AuditAct[] = [{ action: 'user.resetPassword', target }]
      await accounts.setPassword(trx, id, passwordHash)
      await users.voidCodes(trx, id)
      if (await secondFactor.remove(trx, id)) acts.push({ action: 'user.removeSecondFactor', target })
      if (toBan(row)) {
        await accounts.unban(trx, [id])
        const after = { state: 'active', banReason: null, banEndTime: null }
        acts.push({ action: 'user.unban', target, before: toBanFields(row), after })
      }
      await accounts.endSessions(trx, [id])
      await this.#record(trx, 'admin:reset', acts)
      return row.username
    })
    sessions.forgetTrusted()
    await limits.reset('loginAccount', email.toLowerCase())
    return { username, password }
  }

  /** Adds an admin. @throws StartupError when the address is none, or has an account */
  async createAdmin(typed: string): Promise<NewAccess> {
    const { users } = this.#deps
    const { data: email } = emailAddress.safeParse(typed)
    if (email === undefined) throw new StartupError(operatorText('accounts.badEmail', { email: typed }))
    if (await users.findCredentials(email)) throw new StartupError(operatorText('accounts.exists', { email }))
    const password = createTemporaryPassword()
    const passwordHash = await hashPassword(password)
    const username = await this.#findName()
    await users.transact(async (trx) => {
      const account = { email, username, passwordHash, userRole: 'admin', isEmailVerified: true } as const
      const id = await new UserRepository(trx).insert(account)
      const target = { id, name: username }
      await this.#record(trx, 'admin:create', [
        { action: 'user.setRole', target, before: {}, after: { userRole: 'admin' } },
      ])
    })
    return { username, password }
  }

  /** The first of admin, admin2, … that nobody bears. */
  async #findName(): Promise<string> {
    for (let number = 1; ; number += 1) {
      const name = number === 1 ? 'admin' : `admin${number}`
      if (!(await this.#deps.usernames.isTaken(name))) return name
    }
  }

  /** Nobody is signed in: the product itself did it, by that command. */
  async #record(trx: Transaction<DB>, command: string, acts: readonly AuditAct[]): Promise<void> {
    const { audit, systemAccount } = this.#deps
    const id = await systemAccount.ensure(trx)
    const actor = { id, userRole: 'admin', sessionId: 0, address: '', userAgent: command } as const
    await audit.recordAll(trx, actor, acts)
  }
}
