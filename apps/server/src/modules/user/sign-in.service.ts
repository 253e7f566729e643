import { Code, type UserBan } from '@app/contract'
import { AppError, fieldRefused } from '../../platform/app-error.ts'
import type { Visitor } from '../../platform/http/actor.ts'
import type { Limits } from '../../platform/limits/Limits.ts'
import type { CodeService } from './code.service.ts'
import { hashPassword, verifyPassword } from './password.ts'
import type { SessionService } from './session.service.ts'
import { toBan } from './user.mapper.ts'
import type { Credentials, UserRepository } from './user.repository.ts'

interface SignInDependencies {
  users: UserRepository
  sessions: SessionService
  codes: CodeService
  limits: Limits
}

/** Signs in by password or mailed code, and changes passwords. Answers never tell whether an e-mail has an account. */
export class SignInService {
  readonly #deps: SignInDependencies

  constructor(deps: SignInDependencies) {
    this.#deps = deps
  }

  /** @returns a token. @throws AppError 40000 for a wrong e-mail or password, not telling which; 40300 when banned; 42900 after too many */
  async loginByPassword(email: string, password: string, visitor: Visitor): Promise<string> {
    const { users, limits } = this.#deps
    await this.#admit(email, visitor)
    const credentials = await users.findCredentials(email)
    const matches = await verifyPassword(credentials?.password_hash, password)
    if (!credentials || !matches) {
      await limits.consume('loginFailure', email)
      throw new AppError(Code.badParameters, 'wrongCredentials', [])
    }
    return this.#enter(credentials, email, visitor)
  }

  /** @returns a token. @throws AppError 40000 at `code`; 40300 when banned; 42900 after too many */
  async loginByCode(email: string, code: string, visitor: Visitor): Promise<string> {
    const { users, codes } = this.#deps
    await this.#admit(email, visitor)
    await this.#useCode(email, 'login', code)
    const user = await users.findCredentials(email)
    if (!user) throw codes.refusal()
    return this.#enter(user, email, visitor)
  }

  /** Sets a new password by a mailed code and signs every device out. @throws AppError 40000 at `code` */
  async resetPassword(email: string, code: string, password: string, visitor: Visitor): Promise<void> {
    const { users, sessions, codes, limits } = this.#deps
    await this.#admit(email, visitor)
    const passwordHash = await hashPassword(password)
    await this.#useCode(email, 'reset', code)
    const user = await users.findCredentials(email)
    if (!user) throw codes.refusal()
    await users.setPassword(user.id, passwordHash, null)
    sessions.forgetTrusted()
    await limits.reset('loginFailure', email)
  }

  /** Changes one's own password and signs the other devices out. @throws AppError 40000 at `currentPassword` */
  async changePassword(
    caller: { id: number; sessionId: number },
    currentPassword: string,
    password: string,
  ): Promise<void> {
    const { users, sessions, limits } = this.#deps
    const limitKey = `user:${caller.id}`
    await limits.require('loginFailure', limitKey)
    const row = await users.findPasswordHash(caller.id)
    if (!(await verifyPassword(row?.password_hash, currentPassword))) {
      await limits.consume('loginFailure', limitKey)
      throw fieldRefused(Code.badParameters, 'currentPassword', 'wrongPassword')
    }
    await users.setPassword(caller.id, await hashPassword(password), caller.sessionId)
    sessions.forgetTrusted()
  }

  async #admit(email: string, { address }: Visitor): Promise<void> {
    await this.#deps.limits.consume('loginAddress', address)
    await this.#deps.limits.require('loginFailure', email)
  }

  async #useCode(email: string, purpose: 'login' | 'reset', code: string): Promise<void> {
    const { codes, limits } = this.#deps
    if (await codes.use(email, purpose, code)) return
    await limits.consume('loginFailure', email)
    throw codes.refusal()
  }

  /** A ban is told only after the password or code was right. */
  async #enter(credentials: Credentials, email: string, { userAgent }: Visitor): Promise<string> {
    await this.#deps.limits.reset('loginFailure', email)
    const ban = toBan(credentials)
    if (ban) throw banned(ban)
    return this.#deps.sessions.open(credentials.id, userAgent)
  }
}

function banned({ reason, endTime }: UserBan): AppError {
  const data = { reason, endTime }
  return endTime === null
    ? new AppError(Code.noPermission, 'bannedForGood', data, { reason })
    : new AppError(Code.noPermission, 'banned', data, { reason, endTime: new Date(endTime) })
}
