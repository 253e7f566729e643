import { LANGUAGES } from '@app/contract/common/languages'
import type { Transaction } from 'kysely'
import type { DB } from '../../platform/db/schema.gen.ts'
import { translator } from '../../platform/i18n.ts'
import { SITE_EMAIL } from '../../platform/site-account.ts'
import { hashUnknownPassword } from './password.ts'
import { UserRepository } from './user.repository.ts'

/** The account that the product itself writes as. Nobody knows its password. */
export class SystemAccountService {
  /** @returns its id; it is made where there is none yet */
  async ensure(trx: Transaction<DB>): Promise<number> {
    const users = new UserRepository(trx)
    const known = await users.findCredentials(SITE_EMAIL)
    if (known) return known.id
    // A reserved name, which nobody else can take.
    const username = translator(LANGUAGES[0])('systemUsername')
    const passwordHash = await hashUnknownPassword()
    return users.insert({
      email: SITE_EMAIL,
      username,
      passwordHash,
      userRole: 'user',
      isEmailVerified: false,
    })
  }
}
