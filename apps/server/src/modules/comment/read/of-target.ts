import type { CommentTargetName } from '@app/contract/comment/schemas'
import { type RawBuilder, sql } from 'kysely'

/** Whether a row of a table is about something that is commented on. */
export function ofTarget(alias: string, { targetType, targetId }: CommentTargetName): RawBuilder<unknown> {
  const column = (name: string) => sql.ref(`${alias}.${name}`)
  return sql`${column('target_type')} = ${targetType} and ${column('target_id')} = ${targetId}`
}
