import { createHash, randomInt } from 'node:crypto'
import { Code } from '@app/contract/common/envelope'
import type { CodePurpose } from '@app/contract/user-code/values'
import { AppError, fieldRefused } from '../../platform/app-error.ts'
import type { Visitor } from '../../platform/http/actor.ts'
import { type Language, translator } from '../../platform/i18n.ts'
import type { Limits } from '../../platform/limits/Limits.ts'
import { networkOf } from '../../platform/limits/network-of.ts'
import type { Mailer } from '../../platform/mail/Mailer.ts'
import type { CodeRepository, MailedPurpose, TypedCode } from './code.repository.ts'
import type { SessionService } from './session.service.ts'
import type { UserRepository } from './user.repository.ts'

const CODE_MINUTES = 10
const MAX_WRONG_TRIES = 5

interface CodeDependencies {
  codes: CodeRepository
  limits: Limits
  mailer: Mailer
  users: UserRepository
  sessions: Pick<SessionService, 'wasOpenedFrom'>
}

/** The two sides of a change of address. */
interface BothSides<T> {
  current: T
  next: T
}

/** Six digits sent by mail, as a proof that somebody reads a mailbox. */
export class CodeService {
  readonly #deps: CodeDependencies

  constructor(deps: CodeDependencies) {
    this.#deps = deps
  }

  /**
   * Mails a code: to sign in or reset if the address has an account, to register if it has none. Its owner is told when
   * somebody registers an address that has one. A code that is not mailed is made all the same, so that the answer and
   * the time it takes are the same.
   * @throws AppError 42900 or 42901 when asked for too often
   */
  async send(email: string, purpose: CodePurpose, visitor: Visitor, language: Language): Promise<void> {
    await this.#limit(email, visitor)
    await this.#put(email, purpose, language)
  }

  /**
   * Mails a code to both sides of a change of address; like {@link send}, whether the new one has an account or not.
   * @throws AppError 42900 or 42901 when asked for too often
   */
  async sendForChange(emails: BothSides<string>, visitor: Visitor, language: Language): Promise<void> {
    await this.#limit(emails.next, visitor)
    await this.#put(emails.next, 'newEmail', language)
    await this.#put(emails.current, 'oldEmail', language)
  }

  /** Uses a code up. @returns false when it is wrong, used or too old */
  use(email: string, purpose: CodePurpose, code: string): Promise<boolean> {
    return this.#deps.codes.take(typedCode(email, purpose, code), MAX_WRONG_TRIES)
  }

  /**
   * Uses the codes of both sides up, if both are right.
   * @throws AppError 40000 at `code`, that of the new address, and `currentCode`; 42900 after too many
   */
  async useForChange(
    emails: BothSides<string>,
    codes: BothSides<string | undefined>,
    address: string,
  ): Promise<void> {
    const { limits } = this.#deps
    const origin = `${networkOf(address)} ${emails.next}`
    await limits.require('codeFailure', origin)
    const typed = [
      typedCode(emails.next, 'newEmail', codes.next ?? ''),
      typedCode(emails.current, 'oldEmail', codes.current ?? ''),
    ]
    const wrong = await this.#deps.codes.takeAll(typed, MAX_WRONG_TRIES)
    if (wrong.length === 0) return
    await limits.consume('codeFailure', origin)
    throw new AppError(
      Code.badParameters,
      'badParameters',
      wrong.map(({ purpose }) => ({
        path: purpose === 'newEmail' ? 'code' : 'currentCode',
        message: 'wrongCode',
      })),
    )
  }

  /** The answer to a wrong code. */
  refusal(): AppError {
    return fieldRefused(Code.badParameters, 'code', 'wrongCode')
  }

  /** Deletes expired codes. */
  purge(): Promise<void> {
    return this.#deps.codes.deleteExpired()
  }

  /** What strangers ask for does not close the way of whoever is, or was lately, signed in from the same network. */
  async #limit(email: string, visitor: Visitor): Promise<void> {
    const { limits, sessions } = this.#deps
    const network = networkOf(visitor.address)
    await limits.consumeByAddress('codeAddress', visitor)
    await limits.consume('codeMinute', `${network} ${email}`)
    await limits.consume('codeDay', `${network} ${email}`)
    if (!(await sessions.wasOpenedFrom(email, visitor.address))) await limits.consume('codeMailbox', email)
  }

  async #put(email: string, purpose: MailedPurpose, language: Language): Promise<void> {
    const { codes, users, mailer } = this.#deps
    const isKnown = (await users.findCredentials(email)) !== undefined
    const code = String(randomInt(1_000_000)).padStart(6, '0')
    await codes.put(typedCode(email, purpose, code), CODE_MINUTES)
    const text = mailTextFor(purpose, isKnown)
    if (text === null) return
    const t = translator(language)
    const values = { code, minutes: CODE_MINUTES }
    mailer.send({ to: email, subject: t(`mail.${text}Subject`, values), text: t(`mail.${text}Text`, values) })
  }
}

/** What is mailed; null for nothing. */
function mailTextFor(purpose: MailedPurpose, isKnown: boolean) {
  if (purpose === 'register') return isKnown ? 'registered' : 'register'
  if (purpose === 'newEmail') return isKnown ? 'emailTaken' : 'newEmail'
  return isKnown ? purpose : null
}

function typedCode(email: string, purpose: MailedPurpose, code: string): TypedCode {
  const codeHash = createHash('sha256').update(`${purpose}:${email}:${code}`).digest()
  return { email, purpose, codeHash }
}
