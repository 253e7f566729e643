import { randomBytes } from 'node:crypto'
import { LANGUAGES } from '@app/contract/common/languages'
import type { Transaction } from 'kysely'
import type { DB } from '../../platform/db/schema.gen.ts'
import { translator } from '../../platform/i18n.ts'
import { hashPassword } from './password.ts'
import { UserRepository } from './user.repository.ts'

/** No mail ever reaches it, so nobody proves that it is theirs. */
export const SYSTEM_EMAIL = 'system@site.invalid'

/** Whether an account is the site's own, which nobody may ban, promote, sign in to or delete. */
export function isSiteAccount({ email }: { email: string }): boolean {
  return email === SYSTEM_EMAIL
}

/** The account that the product itself writes as. Nobody knows its password. */
export class SystemAccountService {
  /** @returns its id; it is made where there is none yet */
  async ensure(trx: Transaction<DB>): Promise<number> {
    const users = new UserRepository(trx)
    const known = await users.findCredentials(SYSTEM_EMAIL)
    if (known) return known.id
    // A reserved name, which nobody else can take.
    const username = translator(LANGUAGES[0])('systemUsername')
    const passwordHash = await hashPassword(randomBytes(32).toString('base64url'))
    return users.insert({
      email: SYSTEM_EMAIL,
      username,
      passwordHash,
      userRole: 'user',
      isEmailVerified: false,
    })
  }
}
