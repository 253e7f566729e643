import { type Kysely, sql, type Transaction } from 'kysely'
import { takeLock } from '../../../../platform/db/advisory-lock.ts'
import type { DB } from '../../../../platform/db/schema.gen.ts'
import type { LoadPlan, ShippedRow } from './plan-load.ts'

/** The groups of the table that came with the product. */
export class ShippedRepository {
  readonly #db: Kysely<DB>

  constructor(db: Kysely<DB>) {
    this.#db = db
  }

  async list(): Promise<ShippedRow[]> {
    const { rows } = await sql<ShippedRow>`
      select id, words, is_active, note, shipped_words from search_synonym
      where shipped_words is not null order by id`.execute(this.#db)
    return rows
  }

  /** Holds off other loads until the transaction ends, and admins' changes of these groups. */
  async lock(trx: Transaction<DB>): Promise<ShippedRow[]> {
    await takeLock(trx, 'synonym load')
    await sql`select 1 from search_synonym where shipped_words is not null order by id for update`.execute(
      trx,
    )
    return new ShippedRepository(trx).list()
  }

  async write(trx: Transaction<DB>, { added, changed, removed, released }: LoadPlan): Promise<void> {
    const insert = (words: readonly string[]) => ({ words: [...words], shipped_words: [...words] })
    if (added.length > 0) await trx.insertInto('search_synonym').values(added.map(insert)).execute()
    for (const group of changed) await this.#update(trx, group)
    if (released.length > 0)
      await trx
        .updateTable('search_synonym')
        .set({ shipped_words: null })
        .where('id', 'in', released)
        .execute()
    if (removed.length > 0) await trx.deleteFrom('search_synonym').where('id', 'in', removed).execute()
  }

  /** An admin who edits the group at this moment is told only where its words have changed. */
  async #update(trx: Transaction<DB>, { id, words, shippedWords }: LoadPlan['changed'][number]) {
    await sql`update search_synonym set words = ${words}, shipped_words = ${shippedWords},
      version = case when words = ${words} then version else version + 1 end,
      update_time = case when words = ${words} then update_time else now() end
      where id = ${id}`.execute(trx)
  }
}
