import type { CodePurpose } from '@app/contract'
import { type Kysely, sql } from 'kysely'
import type { DB } from '../../platform/db/schema.gen.ts'

/** Mailed codes. */
export class CodeRepository {
  readonly #db: Kysely<DB>

  constructor(db: Kysely<DB>) {
    this.#db = db
  }

  /** Puts a code in place of any earlier one of its purpose. */
  async put(email: string, purpose: CodePurpose, codeHash: Buffer, minutes: number): Promise<void> {
    const expire = sql<Date>`now() + make_interval(mins => ${minutes})`
    await this.#db
      .insertInto('user_code')
      .values({ email, purpose, code_hash: codeHash, expire_time: expire })
      .onConflict((conflict) =>
        conflict
          .columns(['email', 'purpose'])
          .doUpdateSet({ code_hash: codeHash, wrong_tries: 0, expire_time: expire }),
      )
      .execute()
  }

  /** Deletes a valid code if it matches. A wrong try is counted; after the last allowed one the code is void. */
  take(email: string, purpose: CodePurpose, codeHash: Buffer, maxTries: number): Promise<boolean> {
    return this.#db.transaction().execute(async (trx) => {
      const row = await trx
        .selectFrom('user_code')
        .select(['code_hash', 'wrong_tries'])
        .where('email', '=', email)
        .where('purpose', '=', purpose)
        .where('expire_time', '>', sql<Date>`now()`)
        .forUpdate()
        .executeTakeFirst()
      if (!row) return false
      const isRight = codeHash.equals(row.code_hash)
      if (isRight || row.wrong_tries + 1 >= maxTries) {
        await trx.deleteFrom('user_code').where('email', '=', email).where('purpose', '=', purpose).execute()
      } else {
        await trx
          .updateTable('user_code')
          .set({ wrong_tries: row.wrong_tries + 1 })
          .where('email', '=', email)
          .where('purpose', '=', purpose)
          .execute()
      }
      return isRight
    })
  }

  async deleteExpired(): Promise<void> {
    await this.#db.deleteFrom('user_code').where('expire_time', '<=', sql<Date>`now()`).execute()
  }
}
