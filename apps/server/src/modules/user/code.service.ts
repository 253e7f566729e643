import { createHash, randomInt } from 'node:crypto'
import { Code, type CodePurpose } from '@app/contract'
import { type AppError, fieldRefused } from '../../platform/app-error.ts'
import { type Language, translator } from '../../platform/i18n.ts'
import type { Limits } from '../../platform/limits/Limits.ts'
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
   * Mails a code if the address has an account; the answer is the same if not.
   * @param address network address of the client
   * @throws AppError 42900 when asked for too often
   */
  async send(email: string, purpose: CodePurpose, address: string, language: Language): Promise<void> {
    const { codes, users, limits, mailer } = this.#deps
    await limits.consume('codeAddress', address)
    await limits.consume('codeMinute', email)
    await limits.consume('codeDay', email)
    if (!(await users.findCredentials(email))) return
    const code = String(randomInt(1_000_000)).padStart(6, '0')
    await codes.put(email, purpose, hashCode(email, purpose, code), CODE_MINUTES)
    const t = translator(language)
    const values = { code, minutes: CODE_MINUTES }
    mailer.send({
      to: email,
      subject: t(`mail.${purpose}Subject`, values),
      text: t(`mail.${purpose}Text`, values),
    })
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

function hashCode(email: string, purpose: CodePurpose, code: string): Buffer {
  return createHash('sha256').update(`${purpose}:${email}:${code}`).digest()
}
