import { Code, type UserProfile } from '@app/contract'
import type { Transaction } from 'kysely'
import { AppError, fieldRefused, notFound } from '../../../platform/app-error.ts'
import { isUniqueViolation } from '../../../platform/db/errors.ts'
import type { DB } from '../../../platform/db/schema.gen.ts'
import { requireFreeName } from '../reserved-username.ts'
import type { UserRepository } from '../user.repository.ts'
import { toUserProfile } from './user-profile.mapper.ts'
import type { ProfileFields, UserProfileRepository } from './user-profile.repository.ts'

interface UserProfileDependencies {
  users: UserRepository
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
   * @throws AppError 40900: at `username` when the name is taken, with the profile as `current` when another version
   * was edited
   */
  async update(id: number, change: ProfileFields & { version?: number | undefined }): Promise<void> {
    const { users, profiles } = this.#deps
    const { version, ...fields } = change
    try {
      await users.transact(async (trx) => {
        const [before] = await users.lock(trx, [id])
        if (!before) throw notFound()
        if (version !== undefined && version !== before.version)
          throw new AppError(Code.conflict, 'conflict', { current: await this.get(id, trx) })
        if (before.user_role !== 'admin') requireFreeName(before.username, fields.username)
        await profiles.update(trx, id, fields)
      })
    } catch (error) {
      if (isUniqueViolation(error, 'app_user_username_key'))
        throw fieldRefused(Code.conflict, 'username', 'usernameTaken')
      throw error
    }
  }
}
