import type { CodePurpose } from '@app/contract/user-code/values'
import { type Kysely, sql, type Transaction } from 'kysely'
import type { DB } from '../../platform/db/schema.gen.ts'

/** What a code was mailed for: what anybody may ask for, and the two sides of a change of address. */
export type MailedPurpose = CodePurpose | 'newEmail' | 'oldEmail'

/** A code as somebody typed it. */
export interface TypedCode {
  email: string
  purpose: MailedPurpose
  codeHash: Buffer
}

/** Mailed codes. */
export class CodeRepository {
  readonly #db: Kysely<DB>

  constructor(db: Kysely<DB>) {
    this.#db = db
  }

  /** Puts a code in place of any earlier one of its purpose. */
  async put({ email, purpose, codeHash }: TypedCode, minutes: number): Promise<void> {
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
  async take(code: TypedCode, maxTries: number): Promise<boolean> {
    return (await this.takeAll([code], maxTries)).length === 0
  }

  /** Deletes codes like {@link take} if all of them match; else those that do stay good. @returns the ones that do not */
  takeAll(codes: readonly TypedCode[], maxTries: number): Promise<TypedCode[]> {
    return this.#db.transaction().execute(async (trx) => {
      const wrong: TypedCode[] = []
      for (const code of codes) if (!(await isRight(trx, code, maxTries))) wrong.push(code)
      if (wrong.length === 0) for (const code of codes) await deleteCode(trx, code)
      return wrong
    })
  }

  async deleteExpired(): Promise<void> {
    await this.#db.deleteFrom('user_code').where('expire_time', '<=', sql<Date>`now()`).execute()
  }
}

/** Locks the code. A wrong try is counted; after the last allowed one the code is void. */
async function isRight(trx: Transaction<DB>, code: TypedCode, maxTries: number): Promise<boolean> {
  const row = await trx
    .selectFrom('user_code')
    .select(['code_hash', 'wrong_tries'])
    .where('email', '=', code.email)
    .where('purpose', '=', code.purpose)
    .where('expire_time', '>', sql<Date>`now()`)
    .forUpdate()
    .executeTakeFirst()
  if (!row) return false
  if (code.codeHash.equals(row.code_hash)) return true
  if (row.wrong_tries + 1 >= maxTries) await deleteCode(trx, code)
  else
    await trx
      .updateTable('user_code')
      .set({ wrong_tries: row.wrong_tries + 1 })
      .where('email', '=', code.email)
      .where('purpose', '=', code.purpose)
      .execute()
  return false
}

async function deleteCode(trx: Transaction<DB>, { email, purpose }: TypedCode): Promise<void> {
  await trx.deleteFrom('user_code').where('email', '=', email).where('purpose', '=', purpose).execute()
}
