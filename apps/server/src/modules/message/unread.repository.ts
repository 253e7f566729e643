import type { UnreadState } from '@app/contract/message/schemas'
import { messageKind } from '@app/contract/message/schemas'
import { type Kysely, sql } from 'kysely'
import type { DB } from '../../platform/db/schema.gen.ts'

interface UnreadRow {
  userId: number
  count: number
  id: number | null
  kind: string | null
  path: string | null
  time: Date | null
}

/** What is unread, of many users by one statement. */
export class UnreadRepository {
  readonly #db: Kysely<DB>

  constructor(db: Kysely<DB>) {
    this.#db = db
  }

  /** @returns by user */
  async read(userIds: readonly number[]): Promise<Map<number, UnreadState>> {
    const { rows } = await sql<UnreadRow>`
      select asked.id as "userId", newest.id, newest.kind, newest.path, newest.update_time as time,
        (select count(*) from message where user_id = asked.id and read_time is null) as count
      from unnest(${userIds}::bigint[]) as asked (id)
      left join lateral (
        select id, kind, path, update_time from message where user_id = asked.id and read_time is null
        order by update_time desc, id desc limit 1
      ) newest on true`.execute(this.#db)
    return new Map(rows.map((row) => [row.userId, { count: row.count, newest: toNewest(row) }]))
  }
}

function toNewest({ id, kind, path, time }: UnreadRow): UnreadState['newest'] {
  if (id === null || time === null) return null
  return { id, kind: messageKind.parse(kind), path: path ?? '', time: time.toISOString() }
}
