import type { Transaction } from 'kysely'
import type { DB } from '../../../platform/db/schema.gen.ts'

/** Makes the link to a first password useless: one was set, or the account was proven to be somebody's in another way. */
export async function endInvitation(trx: Transaction<DB>, userId: number): Promise<void> {
  await trx.deleteFrom('user_invitation').where('user_id', '=', userId).execute()
}
