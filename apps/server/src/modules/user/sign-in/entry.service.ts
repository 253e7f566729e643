import { Code } from '@app/contract/common/envelope'
import type { UserBan } from '@app/contract/user/schemas'
import { AppError } from '../../../platform/app-error.ts'
import type { Visitor } from '../../../platform/http/actor.ts'
import type { Language } from '../../../platform/i18n.ts'
import type { Limits } from '../../../platform/limits/Limits.ts'
import { networkOf } from '../../../platform/limits/network-of.ts'
import type { Logger } from '../../../platform/log.ts'
import type { AccountMails } from '../mails/AccountMails.ts'
import { hashUnknownPassword } from '../password.ts'
import type { SecondFactorService } from '../second-factor/second-factor.service.ts'
import type { SessionService } from '../session.service.ts'
import { toBan } from '../user.mapper.ts'
import type { Credentials, UserRepository } from '../user.repository.ts'
import { claimedUser, createChallenge, type FirstStep, readChallenge } from './sign-in-challenge.ts'

interface EntryDependencies {
  users: UserRepository
  sessions: SessionService
  secondFactor: SecondFactorService
  limits: Limits
  mails: AccountMails
  log: Logger
}

/** Who signs in, and from where. */
export interface Entrant extends Visitor {
  language: Language
}

/** What follows a right password or code: the second factor where there is one, then the session. */
export class EntryService {
  readonly #deps: EntryDependencies

  constructor(deps: EntryDependencies) {
    this.#deps = deps
  }

  /**
   * @returns a token
   * @throws AppError 40101 with the `challenge` of {@link enterBySecondFactor} when the account has a second factor;
   * 40300 when it is banned, which is told only now
   */
  async enter(user: Credentials, step: Omit<FirstStep, 'userId'>, entrant: Entrant): Promise<string> {
    const { secondFactor } = this.#deps
    this.#refuseBanned(user, step.way, entrant)
    // Before the second factor: whoever registered the address may have set it up.
    if (step.way === 'code' && user.email_verified_time === null) await this.#prove(user.id)
    if (!(await secondFactor.isEnabled(user.id))) return this.#open(user, step, entrant)
    const challenge = createChallenge({ userId: user.id, ...step }, user.password_hash)
    throw new AppError(Code.secondFactorNeeded, 'secondFactorNeeded', { challenge })
  }

  /**
   * @returns a token
   * @throws AppError 40000 at `challenge` when signing in has to begin anew, or at `code`; 40300 when banned; 42900
   */
  async enterBySecondFactor(challenge: string, code: string, entrant: Entrant): Promise<string> {
    const { users, secondFactor, limits } = this.#deps
    await limits.consumeByAddress('loginAddress', entrant)
    const userId = claimedUser(challenge)
    const user = userId === null ? undefined : await users.findCredentialsOf(userId)
    const step = user && readChallenge(challenge, user.password_hash)
    if (!user || !step)
      throw new AppError(Code.badParameters, 'signInTooOld', [{ path: 'challenge', message: 'signInTooOld' }])
    const { isKnownDevice } = step
    const key = isKnownDevice ? `device ${user.id}` : `${networkOf(entrant.address)} ${user.id}`
    await secondFactor.verify(user.id, code, { key, isKnownDevice }).catch((error: unknown) => {
      this.#deps.log.warn({ ...lineOf(user, 'second factor', entrant), reason: 'refused' }, 'sign-in failed')
      throw error
    })
    this.#refuseBanned(user, step.way, entrant)
    return this.#open(user, step, entrant)
  }

  async #open(
    user: Credentials,
    { way, isKnownDevice }: Omit<FirstStep, 'userId'>,
    entrant: Entrant,
  ): Promise<string> {
    const { users, sessions, mails, log } = this.#deps
    log.info(lineOf(user, way, entrant), 'signed in')
    const isFirst = user.last_seen_time === null
    if (isKnownDevice || isFirst) await users.setLanguage(user.id, entrant.language)
    else mails.tell(user.id, 'newDevice', { visitor: entrant })
    return sessions.open(user.id, entrant)
  }

  /** The password of whoever registered the address gives way to one that nobody knows; their second factor goes. */
  async #prove(userId: number): Promise<void> {
    await this.#deps.users.proveEmail(userId, await hashUnknownPassword())
    this.#deps.sessions.forgetTrusted()
  }

  #refuseBanned(user: Credentials, way: string, entrant: Entrant): void {
    const ban = toBan(user)
    if (!ban) return
    this.#deps.log.warn({ ...lineOf(user, way, entrant), reason: 'banned' }, 'sign-in refused')
    throw banned(ban)
  }
}

function lineOf({ id }: Credentials, way: string, { address }: Visitor) {
  return { userId: id, network: networkOf(address), way }
}

function banned({ reason, endTime }: UserBan): AppError {
  const data = { reason, endTime }
  return endTime === null
    ? new AppError(Code.noPermission, 'bannedForGood', data, { reason })
    : new AppError(Code.noPermission, 'banned', data, { reason, endTime: new Date(endTime) })
}
