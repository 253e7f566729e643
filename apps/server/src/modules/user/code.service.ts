import { createHash, randomInt } from 'node:crypto'
import { Code, type CodePurpose } from '@app/contract'
import { type AppError, fieldRefused } from '../../platform/app-error.ts'
import { type Language, translator } from '../../platform/i18n.ts'
import type { Limits } from '../../platform/limits/Limits.ts'
import { networkOf } from '../../platform/limits/network-of.ts'
import type { Mailer } from '../../platform/mail/Mailer.ts'
import type { CodeRepository } from './code.repository.ts'
import type { UserRepository } from './user.repository.ts'

const CODE_MINUTES = 10
const MAX_WRONG_TRIES = 5

interface CodeDependencies {
  codes: CodeRepository
  limits: Limits
  mailer: Mailer
  users: UserRepository
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
   * @param address network address of the client
   * @throws AppError 42900 when asked for too often
   */
  async send(email: string, purpose: CodePurpose, address: string, language: Language): Promise<void> {
    const { codes, users, limits, mailer } = this.#deps
    await limits.consume('codeAddress', address)
    const requester = `${networkOf(address)} ${email}`
    await limits.consume('codeMinute', requester)
    await limits.consume('codeDay', requester)
    await limits.consume('codeMailbox', email)
    const isKnown = (await users.findCredentials(email)) !== undefined
    const code = String(randomInt(1_000_000)).padStart(6, '0')
    await codes.put(email, purpose, hashCode(email, purpose, code), CODE_MINUTES)
    const text = mailTextFor(purpose, isKnown)
    if (text === null) return
    const t = translator(language)
    const values = { code, minutes: CODE_MINUTES }
    mailer.send({ to: email, subject: t(`mail.${text}Subject`, values), text: t(`mail.${text}Text`, values) })
  }

  /** Uses a code up. @returns false when it is wrong, used or too old */
  use(email: string, purpose: CodePurpose, code: string): Promise<boolean> {
    return this.#deps.codes.take(email, purpose, hashCode(email, purpose, code), MAX_WRONG_TRIES)
  }

  /** The answer to a wrong code. */
  refusal(): AppError {
    return fieldRefused(Code.badParameters, 'code', 'wrongCode')
  }

  /** Deletes expired codes. */
  purge(): Promise<void> {
    return this.#deps.codes.deleteExpired()
  }
}

/** What is mailed; null for nothing. */
function mailTextFor(purpose: CodePurpose, isKnown: boolean) {
  if (purpose === 'register') return isKnown ? 'registered' : 'register'
  return isKnown ? purpose : null
}

function hashCode(email: string, purpose: CodePurpose, code: string): Buffer {
  return createHash('sha256').update(`${purpose}:${email}:${code}`).digest()
}
