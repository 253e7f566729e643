import type { UserRole } from '@app/contract/user/values'
import { type RawBuilder, sql } from 'kysely'

/** Who reads comments. */
export interface Reader {
  id: number
  userRole: UserRole
}

/** Whether a comment is a reader's to see: held and hidden ones are their authors' and the admins'. @param alias its table's */
export function isSeenBy({ id, userRole }: Reader, alias: string): RawBuilder<unknown> {
  const state = sql.ref(`${alias}.state`)
  if (userRole === 'admin') return sql`${state} <> 'deleted'`
  return sql`(${state} = 'visible' or ${state} <> 'deleted' and ${sql.ref(`${alias}.author_id`)} = ${id})`
}
