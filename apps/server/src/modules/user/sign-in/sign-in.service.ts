import { Code } from '@app/contract/common/envelope'
import { AppError, fieldRefused } from '../../../platform/app-error.ts'
import type { Actor, Visitor } from '../../../platform/http/actor.ts'
import type { Limits } from '../../../platform/limits/Limits.ts'
import { networkOf } from '../../../platform/limits/network-of.ts'
import type { Logger } from '../../../platform/log.ts'
import type { CodeService } from '../code.service.ts'
import type { AccountMails } from '../mails/AccountMails.ts'
import { hashPassword, verifyPassword } from '../password.ts'
import { requireStrongPassword } from '../require-strong-password.ts'
import type { SessionService } from '../session.service.ts'
import type { Credentials, UserRepository } from '../user.repository.ts'
import { deviceProofOf, isDeviceProof } from './device-proof.ts'
import type { Entrant, EntryService } from './entry.service.ts'

interface SignInDependencies {
  users: UserRepository
  sessions: SessionService
  codes: CodeService
  entry: EntryService
  mails: AccountMails
  limits: Limits
  log: Logger
}

/** Signs in by password or mailed code, and changes passwords. Answers never tell whether an e-mail has an account. */
export class SignInService {
  readonly #deps: SignInDependencies

  constructor(deps: SignInDependencies) {
    this.#deps = deps
  }

  /** @returns a token. @throws AppError 40000 for a wrong e-mail or password, not telling which; 42900 after too many; what {@link EntryService.enter} throws */
  async loginByPassword(
    { email, password, device }: { email: string; password: string; device?: string | undefined },
    visitor: Entrant,
  ): Promise<string> {
    const { users, limits, entry } = this.#deps
    await limits.consumeByAddress('loginAddress', visitor)
    const credentials = await users.findCredentials(email)
    const isKnown = knows(credentials, device)
    // What others try, from the same network or from everywhere, does not count against a known device.
    const origin = isKnown && credentials ? `device ${credentials.id}` : originOf(email, visitor)
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
    return entry.enter(credentials, { way: 'password', isKnownDevice: isKnown }, visitor)
  }

  /** @returns a token. @throws AppError 40000 at `code`; 42900 after too many; what {@link EntryService.enter} throws */
  async loginByCode(
    { email, code, device }: { email: string; code: string; device?: string | undefined },
    visitor: Entrant,
  ): Promise<string> {
    const { users, codes, entry } = this.#deps
    await this.#useCode(email, 'login', code, visitor)
    const user = await users.findCredentials(email)
    if (!user) throw codes.refusal()
    return entry.enter(user, { way: 'code', isKnownDevice: knows(user, device) }, visitor)
  }

  /** Sets a new password by a mailed code and signs every device out. @throws AppError 40000 at `code`, or at `password` when it is easily guessed */
  async resetPassword(email: string, code: string, password: string, visitor: Visitor): Promise<void> {
    const { users, sessions, codes, limits, mails } = this.#deps
    await requireStrongPassword(password, [email])
    const passwordHash = await hashPassword(password)
    await this.#useCode(email, 'reset', code, visitor)
    const user = await users.findCredentials(email)
    if (!user) throw codes.refusal()
    await users.proveEmail(user.id, passwordHash)
    await users.setPassword(user.id, passwordHash, null)
    sessions.forgetTrusted()
    await limits.reset('loginFailure', originOf(email, visitor))
    await limits.reset('loginAccount', email)
    mails.tell(user.id, 'passwordChanged', { visitor })
  }

  /**
   * Changes one's own password and signs the other devices out.
   * @param currentPassword not needed where nobody knows it any more
   * @throws AppError 40000 at `currentPassword`, or at `password` when it is easily guessed; 40300 with `confirm` when
   * there is no password and the login is too long ago
   */
  async changePassword(caller: Actor, currentPassword: string | undefined, password: string): Promise<void> {
    const { users, sessions, mails } = this.#deps
    const known = await users.findPassword(caller.id)
    if (known?.has_password) await this.#verifyOwn(caller.id, currentPassword, 'currentPassword')
    else await sessions.requireConfirmed(caller)
    const own = await users.find(caller.id)
    await requireStrongPassword(password, own ? [own.email, own.username] : [])
    await users.setPassword(caller.id, await hashPassword(password), caller.sessionId)
    sessions.forgetTrusted()
    mails.tell(caller.id, 'passwordChanged', { visitor: caller })
  }

  /** What the caller's device says at its next login. @throws AppError 40100 when the account is gone */
  async deviceProof({ id }: { id: number }): Promise<string> {
    const row = await this.#deps.users.findPassword(id)
    if (!row) throw new AppError(Code.notLoggedIn, 'notLoggedIn')
    return deviceProofOf({ id, ...row })
  }

  /** Proves by the password who holds a session. @throws AppError 40000 at `password`, 42900 after too many */
  async confirm(caller: { id: number; sessionId: number }, password: string): Promise<void> {
    await this.#verifyOwn(caller.id, password, 'password')
    await this.#deps.sessions.confirm(caller.sessionId)
  }

  async #verifyOwn(userId: number, password: string | undefined, field: string): Promise<void> {
    const { users, limits } = this.#deps
    if (password === undefined) throw fieldRefused(Code.badParameters, field, 'required')
    const limitKey = `user:${userId}`
    await limits.require('loginFailure', limitKey)
    const row = await users.findPassword(userId)
    if (await verifyPassword(row?.password_hash, password)) return
    await limits.consume('loginFailure', limitKey)
    throw fieldRefused(Code.badParameters, field, 'wrongPassword')
  }

  async #useCode(email: string, purpose: 'login' | 'reset', code: string, visitor: Visitor): Promise<void> {
    const { codes, limits } = this.#deps
    const origin = originOf(email, visitor)
    await limits.consumeByAddress('loginAddress', visitor)
    await limits.require('codeFailure', origin)
    if (await codes.use(email, purpose, code)) return
    this.#logFailure(`${purpose} code`, undefined, visitor)
    await limits.consume('codeFailure', origin)
    throw codes.refusal()
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

/** Whether a device says what the user's devices were told. */
function knows(user: Credentials | undefined, device: string | undefined): boolean {
  return device !== undefined && user !== undefined && isDeviceProof(device, user)
}
