import { Code } from '@app/contract/common/envelope'
import type { UserProfile } from '@app/contract/user-profile/schemas'
import type { Transaction } from 'kysely'
import { AppError, notFound } from '../../../platform/app-error.ts'
import type { DB } from '../../../platform/db/schema.gen.ts'
import type { Screening } from '../../../platform/screening.ts'
import type { UserRepository } from '../user.repository.ts'
import { isNameViolation, type Usernames, usernameTaken } from '../username/Usernames.ts'
import { toUserProfile } from './user-profile.mapper.ts'
import type { ProfileFields, UserProfileRepository } from './user-profile.repository.ts'

interface UserProfileDependencies {
  users: UserRepository
  usernames: Usernames
  screening: Screening
  profiles: UserProfileRepository
}

/** What users write about themselves. */
export class UserProfileService {
  readonly #deps: UserProfileDependencies

  constructor(deps: UserProfileDependencies) {
    this.#deps = deps
  }

  /** @throws AppError 40400 */
  async get(id: number, trx?: Transaction<DB>): Promise<UserProfile> {
    const row = await this.#deps.profiles.find(id, trx)
    if (!row) throw notFound()
    return toUserProfile(row)
  }

  /**
   * @param change `version` is the edited one; absent: any
   * @throws AppError 40000 at `username`; 42200 at a field with a sensitive word; 40900: at `username` when the name is taken, with the profile as `current` when another version
   * was edited
   */
  async update(id: number, change: ProfileFields & { version?: number | undefined }): Promise<void> {
    const { users, usernames, screening, profiles } = this.#deps
    const { version, ...fields } = change
    try {
      await users.transact(async (trx) => {
        const [before] = await users.lock(trx, [id])
        if (!before) throw notFound()
        if (version !== undefined && version !== before.version)
          throw new AppError(Code.conflict, 'conflict', { current: await this.get(id, trx) })
        const isAdmin = before.user_role === 'admin'
        const username =
          fields.username && (await usernames.take(trx, before.username, fields.username, isAdmin))
        await screening.requireClean(trx, textsOf(fields))
        await profiles.update(trx, id, { ...fields, username })
      })
    } catch (error) {
      throw isNameViolation(error) ? usernameTaken() : error
    }
  }
}

/** What others read of a profile, beside the name. */
const textsOf = ({ bio = '', targetRole = '', company = '', links = [] }: ProfileFields) => [
  { text: bio, field: 'bio' },
  { text: targetRole, field: 'targetRole' },
  { text: company, field: 'company' },
  ...links.map(({ label }, index) => ({ text: label, field: `links.${index}.label` })),
]
