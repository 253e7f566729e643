import { Code } from '@app/contract/common/envelope'
import { username } from '@app/contract/user/schemas'
import type { Kysely } from 'kysely'
import { type AppError, fieldRefused } from '../../../platform/app-error.ts'
import { isUniqueViolation } from '../../../platform/db/errors.ts'
import type { DB } from '../../../platform/db/schema.gen.ts'
import type { Screening } from '../../../platform/screening.ts'
import { isReservedUsername } from './reserved-username.ts'
import type { UsernameRepository } from './username.repository.ts'

/** Who may be called what. */
export class Usernames {
  readonly #names: UsernameRepository
  readonly #screening: Screening

  constructor(names: UsernameRepository, screening: Screening) {
    this.#names = names
    this.#screening = screening
  }

  async isTaken(name: string): Promise<boolean> {
    return (await this.#names.listTaken([name])).length > 0
  }

  /**
   * What stands against names that an admin gives, which may be names of staff.
   * @returns for each the key of `validation.json`; null for nothing
   */
  async faultsOf(db: Kysely<DB>, names: readonly string[]): Promise<(string | null)[]> {
    const taken = new Set(await this.#names.listTaken(names, db))
    const texts = names.map((text, index) => ({ text, field: String(index) }))
    const unclean = new Set(await this.#screening.listUnclean(db, texts))
    return names.map((name, index) => {
      if (taken.has(name)) return 'usernameTaken'
      return unclean.has(String(index)) ? 'wordRefused' : null
    })
  }

  /** Makes names from before the rules of today known to those who take a new one. */
  fillKeys(): Promise<void> {
    return this.#names.fillKeys()
  }

  /**
   * The name that somebody takes in place of another; the one that they bear may stay as it is.
   * @param isAdmin admins may take and give names of staff
   * @returns the name as it is kept
   * @throws AppError 40000, 40900 or 42200 at `username`
   */
  async take(db: Kysely<DB>, before: string | null, name: string, isAdmin: boolean): Promise<string> {
    if (name === before) return name
    const { data, error } = username.safeParse(name)
    if (error)
      throw fieldRefused(Code.badParameters, 'username', error.issues[0]?.message ?? 'usernameCharacters')
    if (!isAdmin && isReservedUsername(data))
      throw fieldRefused(Code.conflict, 'username', 'usernameReserved')
    await this.#screening.requireClean(db, [{ text: data, field: 'username' }])
    return data
  }
}

export const usernameTaken = (): AppError => fieldRefused(Code.conflict, 'username', 'usernameTaken')

/** Whether another has a name already, or one that passes for it. */
export const isNameViolation = (error: unknown): boolean =>
  isUniqueViolation(error, 'app_user_username_key') || isUniqueViolation(error, 'app_user_name_key')
