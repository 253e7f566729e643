import { randomBytes } from 'node:crypto'
import { Code, type UserBan } from '@app/contract'
import { AppError, fieldRefused } from '../../platform/app-error.ts'
import type { Visitor } from '../../platform/http/actor.ts'
import type { Limits } from '../../platform/limits/Limits.ts'
import { networkOf } from '../../platform/limits/network-of.ts'
import type { Logger } from '../../platform/log.ts'
import type { CodeService } from './code.service.ts'
import { deviceProofOf, isDeviceProof } from './device-proof.ts'
import { hashPassword, verifyPassword } from './password.ts'
import { requireUncommonPassword } from './require-uncommon-password.ts'
import type { SessionService } from './session.service.ts'
import { toBan } from './user.mapper.ts'
import type { Credentials, UserRepository } from './user.repository.ts'

interface SignInDependencies {
  users: UserRepository
  sessions: SessionService
  codes: CodeService
  limits: Limits
  log: Logger
}

/** Signs in by password or mailed code, and changes passwords. Answers never tell whether an e-mail has an account. */
export class SignInService {
  readonly #deps: SignInDependencies

  constructor(deps: SignInDependencies) {
    this.#deps = deps
  }

  /** @returns a token. @throws AppError 40000 for a wrong e-mail or password, not telling which; 40300 when banned; 42900 after too many */
  async loginByPassword(
    { email, password, device }: { email: string; password: string; device?: string | undefined },
    visitor: Visitor,
  ): Promise<string> {
    const { users, limits } = this.#deps
    await limits.consume('loginAddress', visitor.address)
    const credentials = await users.findCredentials(email)
    const isKnown = device !== undefined && credentials !== undefined && isDeviceProof(device, credentials)
    // What others try, from the same network or from everywhere, does not count against a known device.
    const origin = isKnown ? `device ${credentials.id}` : originOf(email, visitor)
    await limits.require('loginFailure', origin)
    if (!isKnown) await limits.require('loginAccount', email)
    const matches = await verifyPassword(credentials?.password_hash, password)
    if (!credentials || !matches) {
      this.#logFailure('password', credentials?.id, visitor)
      await limits.consume('loginFailure', origin)
      if (!isKnown) await limits.consume('loginAccount', email)
      throw new AppError(Code.badParameters, 'wrongCredentials', [])
    }
    await limits.reset('loginFailure', origin)
    return this.#enter(credentials, 'password', visitor)
  }

  /** @returns a token. @throws AppError 40000 at `code`; 40300 when banned; 42900 after too many */
  async loginByCode(email: string, code: string, visitor: Visitor): Promise<string> {
    const { users, codes } = this.#deps
    await this.#useCode(email, 'login', code, visitor)
    const user = await users.findCredentials(email)
    if (!user) throw codes.refusal()
    if (user.email_verified_time === null) await this.#prove(user.id)
    return this.#enter(user, 'code', visitor)
  }

  /** Sets a new password by a mailed code and signs every device out. @throws AppError 40000 at `code`, or at `password` when it is easily guessed */
  async resetPassword(email: string, code: string, password: string, visitor: Visitor): Promise<void> {
    const { users, sessions, codes, limits } = this.#deps
    await requireUncommonPassword(password, [email])
    const passwordHash = await hashPassword(password)
    await this.#useCode(email, 'reset', code, visitor)
    const user = await users.findCredentials(email)
    if (!user) throw codes.refusal()
    await users.proveEmail(user.id, passwordHash)
    await users.setPassword(user.id, passwordHash, null)
    sessions.forgetTrusted()
    await limits.reset('loginFailure', originOf(email, visitor))
    await limits.reset('loginAccount', email)
  }

  /** Changes one's own password and signs the other devices out. @throws AppError 40000 at `currentPassword`, or at `password` when it is easily guessed */
  async changePassword(
    caller: { id: number; sessionId: number },
    currentPassword: string,
    password: string,
  ): Promise<void> {
    const { users, sessions } = this.#deps
    await this.#verifyOwn(caller.id, currentPassword, 'currentPassword')
    const own = await users.find(caller.id)
    await requireUncommonPassword(password, own ? [own.email, own.username] : [])
    await users.setPassword(caller.id, await hashPassword(password), caller.sessionId)
    sessions.forgetTrusted()
  }

  /** What the caller's device says at its next login. @throws AppError 40100 when the account is gone */
  async deviceProof({ id }: { id: number }): Promise<string> {
    const row = await this.#deps.users.findPasswordHash(id)
    if (!row) throw new AppError(Code.notLoggedIn, 'notLoggedIn')
    return deviceProofOf({ id, ...row })
  }

  /** Proves by the password who holds a session. @throws AppError 40000 at `password`, 42900 after too many */
  async confirm(caller: { id: number; sessionId: number }, password: string): Promise<void> {
    await this.#verifyOwn(caller.id, password, 'password')
    await this.#deps.sessions.confirm(caller.sessionId)
  }

  async #verifyOwn(userId: number, password: string, field: string): Promise<void> {
    const { users, limits } = this.#deps
    const limitKey = `user:${userId}`
    await limits.require('loginFailure', limitKey)
    const row = await users.findPasswordHash(userId)
    if (await verifyPassword(row?.password_hash, password)) return
    await limits.consume('loginFailure', limitKey)
    throw fieldRefused(Code.badParameters, field, 'wrongPassword')
  }

  async #useCode(email: string, purpose: 'login' | 'reset', code: string, visitor: Visitor): Promise<void> {
    const { codes, limits } = this.#deps
    const origin = originOf(email, visitor)
    await limits.consume('loginAddress', visitor.address)
    await limits.require('codeFailure', origin)
    if (await codes.use(email, purpose, code)) return
    this.#logFailure(`${purpose} code`, undefined, visitor)
    await limits.consume('codeFailure', origin)
    throw codes.refusal()
  }

  /** The password of whoever registered the address gives way to one that nobody knows. */
  async #prove(userId: number): Promise<void> {
    await this.#deps.users.proveEmail(userId, await hashPassword(randomBytes(32).toString('base64url')))
    this.#deps.sessions.forgetTrusted()
  }

  /** A ban is told only after the password or code was right. */
  async #enter(credentials: Credentials, way: string, { address, userAgent }: Visitor): Promise<string> {
    const { sessions, log } = this.#deps
    const line = { userId: credentials.id, network: networkOf(address), way }
    const ban = toBan(credentials)
    if (ban) {
      log.warn({ ...line, reason: 'banned' }, 'sign-in refused')
      throw banned(ban)
    }
    log.info(line, 'signed in')
    return sessions.open(credentials.id, userAgent)
  }

  /** Without the e-mail and what was typed. */
  #logFailure(way: string, userId: number | undefined, { address }: Visitor): void {
    this.#deps.log.warn({ userId, network: networkOf(address), way, reason: 'wrong' }, 'sign-in failed')
  }
}

/** Who tries: strangers elsewhere do not use up the owner's tries. */
function originOf(email: string, { address }: Visitor): string {
  return `${networkOf(address)} ${email}`
}

function banned({ reason, endTime }: UserBan): AppError {
  const data = { reason, endTime }
  return endTime === null
    ? new AppError(Code.noPermission, 'bannedForGood', data, { reason })
    : new AppError(Code.noPermission, 'banned', data, { reason, endTime: new Date(endTime) })
}
