import { randomBytes } from 'node:crypto'
import { Code } from '@app/contract/common/envelope'
import type { CurrentUser } from '@app/contract/user/schemas'
import type { Kysely, Transaction } from 'kysely'
import { AppError, fieldRefused, notFound } from '../../platform/app-error.ts'
import { isUniqueViolation } from '../../platform/db/errors.ts'
import type { DB } from '../../platform/db/schema.gen.ts'
import type { Actor, Visitor } from '../../platform/http/actor.ts'
import type { Caller } from '../../platform/http/context.ts'
import { operatorText } from '../../platform/i18n.ts'
import type { Limits } from '../../platform/limits/Limits.ts'
import { StartupError } from '../../platform/startup-error.ts'
import type { AuditLogService } from '../audit-log/audit-log.service.ts'
import type { CodeService } from './code.service.ts'
import { hashPassword } from './password.ts'
import type { AvatarFiles } from './profile/AvatarFiles.ts'
import { isEasilyGuessed, requireStrongPassword } from './require-strong-password.ts'
import { toCurrentUser, toProfile, toUserRecord } from './user.mapper.ts'
import type { UserRepository } from './user.repository.ts'
import { isNameViolation, type Usernames, usernameTaken } from './username/Usernames.ts'

const DEFAULT_ADMIN_EMAIL = 'admin@example.com'

export interface ProfileChange {
  /** Absent: the caller. */
  id?: number | undefined
  username?: string | undefined
  avatarUrl?: string | null | undefined
  /** The edited version; absent: any. */
  version?: number | undefined
}

interface UserDependencies {
  kysely: Kysely<DB>
  users: UserRepository
  usernames: Usernames
  limits: Limits
  audit: AuditLogService
  codes: CodeService
  /** Whether a registration needs a code mailed to its address. */
  hasEmailVerification: boolean
  avatarFiles: AvatarFiles
}

/** Accounts and their profiles. */
export class UserService {
  readonly #kysely: Kysely<DB>
  readonly #users: UserRepository
  readonly #usernames: Usernames
  readonly #limits: Limits
  readonly #audit: AuditLogService
  readonly #codes: CodeService
  readonly #hasEmailVerification: boolean
  readonly #avatarFiles: AvatarFiles

  constructor(deps: UserDependencies) {
    const { kysely, users, usernames, limits, audit, codes, hasEmailVerification, avatarFiles } = deps
    this.#kysely = kysely
    this.#users = users
    this.#usernames = usernames
    this.#limits = limits
    this.#audit = audit
    this.#codes = codes
    this.#hasEmailVerification = hasEmailVerification
    this.#avatarFiles = avatarFiles
  }

  /**
   * Makes an account. Where addresses are proven, only with the code that was mailed there; an address that has an account
   * is never mailed one, so its answer is that of a wrong code. Elsewhere an e-mail that has an account changes nothing
   * and gets the same answer.
   * @throws AppError 40000 at `code` or `password`, 40900 at `username` when the name is taken or reserved, 42200 there for
   * a sensitive word, 42900 when asked too often
   */
  async register(
    input: { email: string; username: string; password: string; code?: string | undefined },
    visitor: Visitor,
  ): Promise<void> {
    await this.#limits.consumeByAddress('registerAddress', visitor)
    await this.#usernames.take(this.#kysely, null, input.username, false)
    await requireStrongPassword(input.password, [input.email, input.username])
    const passwordHash = await hashPassword(input.password)
    if (await this.#usernames.isTaken(input.username)) throw usernameTaken()
    const isEmailVerified = await this.#proves(input)
    try {
      await this.#users.insert({
        email: input.email,
        username: input.username,
        passwordHash,
        userRole: 'user',
        isEmailVerified,
      })
    } catch (error) {
      if (isNameViolation(error)) throw usernameTaken()
      if (!isUniqueViolation(error, 'app_user_email_key')) throw error
      if (isEmailVerified) throw this.#codes.refusal()
    }
  }

  /** Whether a registration proves its address; a refusal where it has to and does not. */
  async #proves({ email, code }: { email: string; code?: string | undefined }): Promise<boolean> {
    if (!this.#hasEmailVerification) return false
    if (code === undefined) throw fieldRefused(Code.badParameters, 'code', 'emailCode')
    if (!(await this.#codes.use(email, 'register', code))) throw this.#codes.refusal()
    return true
  }

  async getCurrent(id: number): Promise<CurrentUser> {
    const row = await this.#users.find(id)
    if (!row) throw new AppError(Code.notLoggedIn, 'notLoggedIn')
    return toCurrentUser(row)
  }

  /**
   * Changes a profile: one's own, or anybody's as an admin.
   * @throws AppError 40300, 40400, 40000 or 42200 at `username`, or 40900: at `username` when the name is taken or reserved,
   * with the record as `current` when another version was edited
   */
  async update(actor: Actor, input: ProfileChange): Promise<void> {
    const { id = actor.id, ...change } = input
    requireOwnerOrAdmin(actor, id)
    try {
      await this.#users.transact((trx) => this.#updateIn(trx, actor, id, change))
    } catch (error) {
      throw isNameViolation(error) ? usernameTaken() : error
    }
  }

  async #updateIn(
    trx: Transaction<DB>,
    actor: Actor,
    id: number,
    { version, ...change }: Omit<ProfileChange, 'id'>,
  ): Promise<void> {
    const [before] = await this.#users.lock(trx, [id])
    if (!before) throw notFound()
    if (version !== undefined && version !== before.version)
      throw new AppError(Code.conflict, 'conflict', { current: toUserRecord(before) })
    const isAdmin = actor.userRole === 'admin'
    const username =
      change.username && (await this.#usernames.take(trx, before.username, change.username, isAdmin))
    const after = await this.#users.update(trx, id, { ...change, username })
    if (after.avatar_url !== before.avatar_url) await this.#avatarFiles.discard(trx, id, before.avatar_url)
    if (id === actor.id) return
    await this.#audit.record(trx, actor, {
      action: 'user.update',
      target: { id, name: before.username },
      before: toProfile(before),
      after: toProfile(after),
    })
  }

  /**
   * Makes the first admin if there is none.
   * @returns the account's e-mail, and its password when it was made up here; null when there is an admin already
   * @throws StartupError when the password that was set is easily guessed
   */
  async ensureAdmin(settings: {
    email: string | undefined
    password: string | undefined
  }): Promise<{ email: string; password: string | null } | null> {
    if (await this.#users.hasAdmin()) return null
    const email = settings.email ?? DEFAULT_ADMIN_EMAIL
    const password = settings.password ?? randomBytes(12).toString('base64url')
    if (await isEasilyGuessed(password, [email]))
      throw new StartupError(
        operatorText('badSettings', {
          faults: `ADMIN_PASSWORD ${operatorText('setting.adminPasswordCommon')}`,
        }),
      )
    try {
      await this.#users.insert({
        email: email.toLowerCase(),
        username: 'admin',
        passwordHash: await hashPassword(password),
        userRole: 'admin',
        // The operator chose the address.
        isEmailVerified: true,
      })
    } catch (error) {
      // Another node created it at the same time.
      if (isUniqueViolation(error)) return null
      throw error
    }
    return { email, password: settings.password === undefined ? password : null }
  }
}

function requireOwnerOrAdmin(caller: Pick<Caller, 'id' | 'userRole'>, id: number): void {
  if (caller.id !== id && caller.userRole !== 'admin') throw new AppError(Code.noPermission, 'notYours')
}
