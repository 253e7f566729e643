import { type Kysely, sql, type Transaction } from 'kysely'
import type { DB } from '../../../platform/db/schema.gen.ts'

/** The tables of second factors. */
export class SecondFactorRepository {
  readonly #db: Kysely<DB>

  constructor(db: Kysely<DB>) {
    this.#db = db
  }

  find(userId: number) {
    return this.#db
      .selectFrom('user_totp')
      .select(['secret', 'enabled_time'])
      .where('user_id', '=', userId)
      .executeTakeFirst()
  }

  async countRecoveryCodes(userId: number): Promise<number> {
    const row = await this.#db
      .selectFrom('user_recovery_code')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('user_id', '=', userId)
      .executeTakeFirstOrThrow()
    return row.count
  }

  /** Keeps a secret that is not asked for yet, in place of an earlier one. @returns false when one is asked for */
  async put(userId: number, secret: Uint8Array): Promise<boolean> {
    const row = await this.#db
      .insertInto('user_totp')
      .values({ user_id: userId, secret })
      .onConflict((conflict) =>
        conflict
          .column('user_id')
          .doUpdateSet({ secret, create_time: sql<Date>`now()`, last_step: 0 })
          .where('user_totp.enabled_time', 'is', null),
      )
      .returning('user_id')
      .executeTakeFirst()
    return row !== undefined
  }

  /** Asks for the factor from now on. @returns false when it is so already, or another secret was made meanwhile */
  enable(userId: number, secret: Uint8Array, step: number, codeHashes: readonly Buffer[]): Promise<boolean> {
    return this.#db.transaction().execute(async (trx) => {
      const { numUpdatedRows } = await trx
        .updateTable('user_totp')
        .set({ enabled_time: sql<Date>`now()`, last_step: step })
        .where('user_id', '=', userId)
        .where('secret', '=', secret)
        .where('enabled_time', 'is', null)
        .executeTakeFirst()
      if (numUpdatedRows === 0n) return false
      await insertRecoveryCodes(trx, userId, codeHashes)
      return true
    })
  }

  /** Uses a time step and all before it up. @returns false when it was used, by another call at the same moment at the latest */
  async useStep(userId: number, secret: Uint8Array, step: number): Promise<boolean> {
    const { numUpdatedRows } = await this.#db
      .updateTable('user_totp')
      .set({ last_step: step })
      .where('user_id', '=', userId)
      .where('secret', '=', secret)
      .where('enabled_time', 'is not', null)
      .where('last_step', '<', step)
      .executeTakeFirst()
    return numUpdatedRows > 0n
  }

  /** Uses a recovery code up. @returns false when there is none such, or none any more */
  async useRecoveryCode(userId: number, codeHash: Buffer): Promise<boolean> {
    const { numDeletedRows } = await this.#db
      .deleteFrom('user_recovery_code')
      .where('user_id', '=', userId)
      .where('code_hash', '=', codeHash)
      .executeTakeFirst()
    return numDeletedRows > 0n
  }

  /** Puts new codes in place of those that are left. @returns false when the factor is not asked for */
  replaceRecoveryCodes(userId: number, codeHashes: readonly Buffer[]): Promise<boolean> {
    return this.#db.transaction().execute(async (trx) => {
      // Of two at the same moment, the second takes the place of the first.
      const row = await trx
        .selectFrom('user_totp')
        .select('user_id')
        .where('user_id', '=', userId)
        .where('enabled_time', 'is not', null)
        .forUpdate()
        .executeTakeFirst()
      if (!row) return false
      await trx.deleteFrom('user_recovery_code').where('user_id', '=', userId).execute()
      await insertRecoveryCodes(trx, userId, codeHashes)
      return true
    })
  }

  /** Runs work in one transaction. */
  transact<T>(work: (trx: Transaction<DB>) => Promise<T>): Promise<T> {
    return this.#db.transaction().execute(work)
  }

  /** Deletes a user's factor and its codes. @returns whether it was asked for */
  async delete(trx: Transaction<DB>, userId: number): Promise<boolean> {
    await trx.deleteFrom('user_recovery_code').where('user_id', '=', userId).execute()
    const row = await trx
      .deleteFrom('user_totp')
      .where('user_id', '=', userId)
      .returning('enabled_time')
      .executeTakeFirst()
    return row !== undefined && row.enabled_time !== null
  }
}

async function insertRecoveryCodes(
  trx: Transaction<DB>,
  userId: number,
  codeHashes: readonly Buffer[],
): Promise<void> {
  await trx
    .insertInto('user_recovery_code')
    .values(codeHashes.map((hash) => ({ user_id: userId, code_hash: hash })))
    .execute()
}
