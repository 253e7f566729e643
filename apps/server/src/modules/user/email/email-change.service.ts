import { Code } from '@app/contract/common/envelope'
import { fieldRefused } from '../../../platform/app-error.ts'
import { isUniqueViolation } from '../../../platform/db/errors.ts'
import type { Actor } from '../../../platform/http/actor.ts'
import type { Language } from '../../../platform/i18n.ts'
import type { CodeService } from '../code.service.ts'
import type { AccountMails } from '../mails/AccountMails.ts'
import type { SessionService } from '../session.service.ts'
import type { UserRepository } from '../user.repository.ts'

interface EmailChangeDependencies {
  users: UserRepository
  sessions: SessionService
  codes: CodeService
  mails: AccountMails
  /** Whether addresses are proven by mailed codes. */
  hasEmailVerification: boolean
}

interface NewEmail {
  email: string
  /** What was mailed there. */
  code?: string | undefined
  /** What was mailed to the address that the account has. */
  currentCode?: string | undefined
}

/**
 * Gives an account another e-mail. Where addresses are proven, both are, and no answer tells whether the new one has an
 * account; elsewhere the password is the proof, and an address that is taken is refused in so many words.
 */
export class EmailChangeService {
  readonly #deps: EmailChangeDependencies

  constructor(deps: EmailChangeDependencies) {
    this.#deps = deps
  }

  /** Mails a code to both addresses. @throws AppError 40000 at `email`; 40300 with `confirm`; 42900 */
  async send(actor: Actor, email: string, language: Language): Promise<void> {
    const current = await this.#currentOf(actor, email)
    await this.#deps.codes.sendForChange({ current, next: email }, actor, language)
  }

  /** @throws AppError 40000 at `email`, `code` or `currentCode`; 40300 with `confirm`; 40900 at `email` where addresses are not proven */
  async change(actor: Actor, { email, code, currentCode }: NewEmail): Promise<void> {
    const { users, sessions, codes, mails, hasEmailVerification } = this.#deps
    const current = await this.#currentOf(actor, email)
    if (hasEmailVerification)
      await codes.useForChange({ current, next: email }, { current: currentCode, next: code }, actor.address)
    try {
      await users.changeEmail(actor.id, {
        email,
        isVerified: hasEmailVerification,
        keptSessionId: actor.sessionId,
      })
    } catch (error) {
      if (!isUniqueViolation(error, 'app_user_email_key')) throw error
      throw hasEmailVerification ? codes.refusal() : fieldRefused(Code.conflict, 'email', 'emailTaken')
    }
    sessions.forgetTrusted()
    mails.tell(actor.id, 'emailChanged', { visitor: actor, to: current })
  }

  /** The address that the account has. @throws AppError 40000 at `email` when it is the new one */
  async #currentOf(actor: Actor, email: string): Promise<string> {
    await this.#deps.sessions.requireConfirmed(actor)
    const current = (await this.#deps.users.findRecipient(actor.id))?.email.toLowerCase() ?? ''
    if (current === email) throw fieldRefused(Code.badParameters, 'email', 'emailIsCurrent')
    return current
  }
}
