import type { Kysely } from 'kysely'
import { isUniqueViolation } from '../../../platform/db/errors.ts'
import type { DB } from '../../../platform/db/schema.gen.ts'
import { nameKey } from './name-key.ts'

const KEYS_AT_ONCE = 1_000

/** The names in the table of users. */
export class UsernameRepository {
  readonly #db: Kysely<DB>

  constructor(db: Kysely<DB>) {
    this.#db = db
  }

  async isTaken(username: string): Promise<boolean> {
    const row = await this.#db
      .selectFrom('app_user')
      .select('id')
      .where((eb) =>
        eb.or([
          eb(eb.fn('lower', ['username']), '=', username.toLowerCase()),
          eb('name_key', '=', nameKey(username)),
        ]),
      )
      .where('delete_time', 'is', null)
      .executeTakeFirst()
    return row !== undefined
  }

  /**
   * Fills in what the names from before are told apart by. Of several that look the same the first account's has the key;
   * the others have one that no name can have.
   */
  async fillKeys(): Promise<void> {
    for (;;) {
      const rows = await this.#db
        .selectFrom('app_user')
        .select(['id', 'username'])
        .where('name_key', 'is', null)
        .where('delete_time', 'is', null)
        .orderBy('id')
        .limit(KEYS_AT_ONCE)
        .execute()
      if (rows.length === 0) return
      for (const { id, username } of rows) await this.#fillNameKey(id, nameKey(username))
    }
  }

  async #fillNameKey(id: number, key: string): Promise<void> {
    const put = (name_key: string) =>
      this.#db
        .updateTable('app_user')
        .set({ name_key })
        .where('id', '=', id)
        .where('name_key', 'is', null)
        .execute()
    await put(key).catch((error: unknown) => {
      if (!isUniqueViolation(error, 'app_user_name_key')) throw error
      return put(`${key}#${id}`)
    })
  }
}
