import { Code } from '@app/contract/common/envelope'
import type { SecondFactorSetup, SecondFactorState } from '@app/contract/user-second-factor/schemas'
import type { Transaction } from 'kysely'
import { AppError, fieldRefused } from '../../../platform/app-error.ts'
import type { DB } from '../../../platform/db/schema.gen.ts'
import type { Actor } from '../../../platform/http/actor.ts'
import { type Language, translator } from '../../../platform/i18n.ts'
import type { Limits } from '../../../platform/limits/Limits.ts'
import type { AccountMails } from '../mails/AccountMails.ts'
import type { SessionService } from '../session.service.ts'
import type { UserRepository } from '../user.repository.ts'
import { createRecoveryCodes, hashRecoveryCode } from './recovery-codes.ts'
import type { SecondFactorRepository } from './second-factor.repository.ts'
import { createTotpSecret, describeTotp, findTotpStep } from './totp.ts'

interface SecondFactorDependencies {
  factors: SecondFactorRepository
  users: UserRepository
  sessions: SessionService
  limits: Limits
  mails: AccountMails
  /** Whether an admin's role is in force only with a second factor. */
  isRequiredOfAdmins: boolean
}

/** The second factor of sign-ins: six digits of an authenticator (TOTP, RFC 6238), or a recovery code in their place. */
export class SecondFactorService {
  readonly #deps: SecondFactorDependencies

  constructor(deps: SecondFactorDependencies) {
    this.#deps = deps
  }

  async state(userId: number): Promise<SecondFactorState> {
    const { factors, users, isRequiredOfAdmins } = this.#deps
    const [totp, recoveryCodesLeft, user] = await Promise.all([
      factors.find(userId),
      factors.countRecoveryCodes(userId),
      users.find(userId),
    ])
    return {
      enabledTime: totp?.enabled_time?.toISOString() ?? null,
      recoveryCodesLeft,
      isRequired: isRequiredOfAdmins && user?.user_role === 'admin',
    }
  }

  /** Whether a user's sign-ins ask for it. */
  async isEnabled(userId: number): Promise<boolean> {
    const totp = await this.#deps.factors.find(userId)
    return totp !== undefined && totp.enabled_time !== null
  }

  /** Makes a new secret. @throws AppError 40300 with `confirm`; 40900 when the factor is set up already */
  async begin(actor: Actor, language: Language): Promise<SecondFactorSetup> {
    const { factors, users, sessions } = this.#deps
    await sessions.requireConfirmed(actor)
    const user = await users.find(actor.id)
    const secret = createTotpSecret()
    if (!user || !(await factors.put(actor.id, secret))) throw alreadyOn()
    return describeTotp(secret, { email: user.email, issuer: translator(language)('siteName') })
  }

  /**
   * Asks for the factor from now on, and signs the other devices out.
   * @returns the recovery codes
   * @throws AppError 40000 at `code`; 40300 with `confirm`; 40900 when the factor is set up already; 42900
   */
  async enable(actor: Actor, code: string): Promise<string[]> {
    const { factors, sessions, mails } = this.#deps
    await sessions.requireConfirmed(actor)
    const totp = await factors.find(actor.id)
    if (totp?.enabled_time) throw alreadyOn()
    return this.#counting(`user ${actor.id}`, async () => {
      const step = totp ? findTotpStep(totp.secret, normalize(code), Date.now()) : null
      if (!totp || step === null) throw wrongCode()
      const codes = createRecoveryCodes()
      const hashes = codes.map((plain) => hashRecoveryCode(actor.id, plain))
      if (!(await factors.enable(actor.id, totp.secret, step, hashes))) throw wrongCode()
      await sessions.revokeOthers(actor)
      mails.tell(actor.id, 'secondFactorOn', { visitor: actor })
      return codes
    })
  }

  /** @throws AppError 40000 at `code`; 40300 with `confirm`; 42900 */
  async disable(actor: Actor, code: string): Promise<void> {
    const { factors, sessions, mails } = this.#deps
    await sessions.requireConfirmed(actor)
    await this.#counting(`user ${actor.id}`, () => this.#use(actor.id, code))
    await factors.transact((trx) => factors.delete(trx, actor.id))
    sessions.forgetTrusted()
    mails.tell(actor.id, 'secondFactorOff', { visitor: actor })
  }

  /** @returns the new recovery codes. @throws AppError 40000 at `code`; 40300 with `confirm`; 42900 */
  async renewRecoveryCodes(actor: Actor, code: string): Promise<string[]> {
    const { factors, sessions, mails } = this.#deps
    await sessions.requireConfirmed(actor)
    await this.#counting(`user ${actor.id}`, () => this.#use(actor.id, code))
    const codes = createRecoveryCodes()
    const hashes = codes.map((plain) => hashRecoveryCode(actor.id, plain))
    if (!(await factors.replaceRecoveryCodes(actor.id, hashes))) throw wrongCode()
    mails.tell(actor.id, 'recoveryCodesRenewed', { visitor: actor })
    return codes
  }

  /**
   * Uses a code up at a sign-in. Wrong ones count for whoever tries from there, or on that device; digits also for the
   * account as a whole, so that nobody who knows the password tries them from many places. A recovery code, which is too
   * long to be tried, and a device of the user stay open then.
   * @param origin where it is tried: a network, or a device that the user had logged in on
   * @throws AppError 40000 at `code`, 42900
   */
  async verify(userId: number, code: string, origin: { key: string; isKnownDevice: boolean }): Promise<void> {
    const { limits } = this.#deps
    const isCounted = isDigits(normalize(code)) && !origin.isKnownDevice
    await this.#counting(origin.key, async () => {
      if (isCounted) await limits.consume('secondFactorAccount', userId)
      await this.#use(userId, code)
    })
    if (isCounted) await limits.giveBack('secondFactorAccount', userId)
  }

  /** Removes a user's factor within an admin's transaction. @returns whether there was one */
  remove(trx: Transaction<DB>, userId: number): Promise<boolean> {
    return this.#deps.factors.delete(trx, userId)
  }

  /** Counts a try before it is made, so that tries at the same moment are not more than are allowed. */
  async #counting<T>(key: string, attempt: () => Promise<T>): Promise<T> {
    const { limits } = this.#deps
    await limits.consume('secondFactorFailure', key)
    const outcome = await attempt()
    await limits.reset('secondFactorFailure', key)
    return outcome
  }

  async #use(userId: number, typed: string): Promise<void> {
    const { factors, mails } = this.#deps
    const code = normalize(typed)
    if (!isDigits(code)) {
      if (!(await factors.useRecoveryCode(userId, hashRecoveryCode(userId, code)))) throw wrongCode()
      mails.tell(userId, 'recoveryCodeUsed', { values: { left: await factors.countRecoveryCodes(userId) } })
      return
    }
    const totp = await factors.find(userId)
    const step = totp ? findTotpStep(totp.secret, code, Date.now()) : null
    if (!totp || step === null || !(await factors.useStep(userId, totp.secret, step))) throw wrongCode()
  }
}

/** A code without the blanks and full-width characters that it may have been typed with. */
const normalize = (typed: string) => typed.normalize('NFKC').replace(/\s/g, '')
/** The digits of an authenticator; anything else is taken for a recovery code. */
const isDigits = (code: string) => /^\d{6}$/.test(code)

const wrongCode = () => fieldRefused(Code.badParameters, 'code', 'wrongSecondFactor')
const alreadyOn = () => new AppError(Code.conflict, 'secondFactorOn')
