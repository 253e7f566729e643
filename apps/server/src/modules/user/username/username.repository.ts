import { type Kysely, sql } from 'kysely'
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

  /** The ones of some names that somebody has, or has one that passes for it. @param db the caller's transaction */
  async listTaken(names: readonly string[], db: Kysely<DB> = this.#db): Promise<string[]> {
    const [lower, keys] = [names.map((name) => name.toLowerCase()), names.map(nameKey)]
    const { rows } = await sql<{ name: string; name_key: string | null }>`
      select lower(username) as name, name_key from app_user
      where delete_time is null and (lower(username) = any(${lower}::text[]) or name_key = any(${keys}::text[]))`.execute(
      db,
    )
    const [known, knownKeys] = [
      new Set(rows.map(({ name }) => name)),
      new Set(rows.map((row) => row.name_key)),
    ]
    return names.filter((name) => known.has(name.toLowerCase()) || knownKeys.has(nameKey(name)))
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
