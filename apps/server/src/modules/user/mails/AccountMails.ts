import type { Visitor } from '../../../platform/http/actor.ts'
import type { Mailer } from '../../../platform/mail/Mailer.ts'
import type { UserRepository } from '../user.repository.ts'
import { type AccountEvent, composeAccountMail } from './compose-account-mail.ts'

interface AccountMailsDependencies {
  users: UserRepository
  mailer: Mailer
  /** The site's address, without a trailing slash. */
  siteUrl: string
  /** Whether only addresses that were proven get mail. */
  needsProof: boolean
}

interface Told {
  /** Where it was done; absent where that is no matter of the user's. */
  visitor?: Visitor
  /** Further values of the text. */
  values?: Record<string, unknown>
  /** In place of the account's address. */
  to?: string
}

/** Tells users by mail what happened to their account, for the case that it was not them. */
export class AccountMails {
  readonly #deps: AccountMailsDependencies

  constructor(deps: AccountMailsDependencies) {
    this.#deps = deps
  }

  /** Begins to mail, in the background. */
  tell(userId: number, event: AccountEvent, { visitor, values, to }: Told = {}): void {
    const { users, mailer, siteUrl, needsProof } = this.#deps
    const time = new Date()
    mailer.compose(async () => {
      const recipient = await users.findRecipient(userId)
      if (!recipient || (needsProof && recipient.email_verified_time === null)) return null
      return composeAccountMail(event, {
        visitor,
        values,
        time,
        siteUrl,
        email: to ?? recipient.email,
        username: recipient.username,
        language: recipient.language,
      })
    })
  }
}
