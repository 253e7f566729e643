import type { ProfileLink } from '@app/contract/user-profile/schemas'
import type { ProfilePart } from '@app/contract/user-profile/values'
import type { Kysely, Selectable, Transaction } from 'kysely'
import type { DB } from '../../../platform/db/schema.gen.ts'
import { nameKey } from '../username/name-key.ts'

const profileColumns = [
  'id',
  'username',
  'avatar_url',
  'bio',
  'target_role',
  'company',
  'links',
  'shown_parts',
  'create_time',
  'version',
] as const

export type ProfileRow = Pick<Selectable<DB['app_user']>, (typeof profileColumns)[number]>

/** What users write about themselves; what is absent stays as it is. */
export interface ProfileFields {
  username?: string | undefined
  bio?: string | undefined
  targetRole?: string | undefined
  company?: string | undefined
  links?: readonly ProfileLink[] | undefined
  shownParts?: ProfilePart[] | undefined
}

/** The part of the users' table that is their profile. */
export class UserProfileRepository {
  readonly #db: Kysely<DB>

  constructor(db: Kysely<DB>) {
    this.#db = db
  }

  /** The profile of an account that is not deleted. */
  find(id: number, db: Kysely<DB> = this.#db): Promise<ProfileRow | undefined> {
    return db
      .selectFrom('app_user')
      .select(profileColumns)
      .where('id', '=', id)
      .where('delete_time', 'is', null)
      .executeTakeFirst()
  }

  /** Changes some fields, and counts the change. @throws a unique violation of `app_user_username_key` or `app_user_name_key` */
  async update(trx: Transaction<DB>, id: number, change: ProfileFields): Promise<void> {
    const { username, bio, targetRole, company, links, shownParts } = change
    await trx
      .updateTable('app_user')
      .set((eb) => ({
        version: eb('version', '+', 1),
        ...(username !== undefined && { username, name_key: nameKey(username) }),
        ...(bio !== undefined && { bio }),
        ...(targetRole !== undefined && { target_role: targetRole }),
        ...(company !== undefined && { company }),
        ...(links !== undefined && { links: JSON.stringify(links) }),
        ...(shownParts !== undefined && { shown_parts: shownParts }),
      }))
      .where('id', '=', id)
      .execute()
  }
}
