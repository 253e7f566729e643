import type { MessageKind } from '@app/contract/message/values'
import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely'
import type { DB } from '../../platform/db/schema.gen.ts'
import { limitTo, type Slice } from '../../platform/list/paging.ts'

/** Which of a user's messages. */
export interface MessageFilter {
  kinds: readonly MessageKind[] | null
  state?: 'read' | 'unread' | undefined
  ids?: readonly number[]
}

export interface MessageRow {
  id: number
  kind: string
  event: string
  event_values: unknown
  actors: unknown
  actor_count: number
  subject: string
  excerpt: string
  path: string
  read_time: Date | null
  create_time: Date
  update_time: Date
}

/** The last three who did it, as far as they have not left; what is not folded has one. */
const actors = sql`coalesce((
  select jsonb_agg(jsonb_build_object('id', u.id, 'username', u.username, 'avatarUrl', u.avatar_url)
    order by acted.act_time desc, u.id)
  from (
    select actor_id, act_time from message_actor where message_id = m.id
    union all select m.actor_id, m.update_time where m.fold is null and m.actor_id is not null
    order by 2 desc limit 3
  ) acted join app_user u on u.id = acted.actor_id and u.delete_time is null), '[]')`

const columns = sql`m.id, m.kind, m.event, m.event_values, ${actors} as actors, m.actor_count, m.subject, m.excerpt,
  m.path, m.read_time, m.create_time, m.update_time`

/** The table of messages, as their readers see it. */
export class MessageRepository {
  readonly #db: Kysely<DB>

  constructor(db: Kysely<DB>) {
    this.#db = db
  }

  /** Runs work in one transaction. */
  transact<T>(work: (trx: Transaction<DB>) => Promise<T>): Promise<T> {
    return this.#db.transaction().execute(work)
  }

  async list(userId: number, filter: MessageFilter, slice: Slice): Promise<MessageRow[]> {
    const { rows } = await sql<MessageRow>`
      select ${columns} from message m where ${matching(userId, filter)}
      order by m.update_time desc, m.id desc ${limitTo(slice)}`.execute(this.#db)
    return rows
  }

  async count(userId: number, filter: MessageFilter): Promise<number> {
    const { rows } = await sql<{ count: number }>`
      select count(*) as count from message m where ${matching(userId, filter)}`.execute(this.#db)
    return rows[0]?.count ?? 0
  }

  async countUnreadByKind(userId: number): Promise<{ kind: string; count: number }[]> {
    const { rows } = await sql<{ kind: string; count: number }>`
      select kind, count(*) as count from message where user_id = ${userId} and read_time is null
      group by kind`.execute(this.#db)
    return rows
  }

  async find(userId: number, id: number): Promise<(MessageRow & { content: string | null }) | undefined> {
    const { rows } = await sql<MessageRow & { content: string | null }>`
      select ${columns}, n.content from message m left join announcement n on n.id = m.announcement_id
      where m.id = ${id} and m.user_id = ${userId}`.execute(this.#db)
    return rows[0]
  }

  countUnread(userId: number): Promise<number> {
    return this.count(userId, { kinds: null, state: 'unread' })
  }

  /** @returns false when there is none; whether it was unread until now otherwise */
  async read(trx: Transaction<DB>, userId: number, id: number): Promise<{ isNew: boolean } | false> {
    const { rows } = await sql<{ isNew: boolean }>`
      with own as (select id, read_time from message where id = ${id} and user_id = ${userId} for update),
        read as (
          update message m set read_time = now() from own where m.id = own.id and own.read_time is null
        )
      select read_time is null as "isNew" from own`.execute(trx)
    return rows[0] ?? false
  }

  /** @returns how many were unread until now */
  async readAll(
    trx: Transaction<DB>,
    userId: number,
    { kinds, until }: { kinds: readonly MessageKind[] | null; until: Date },
  ): Promise<number> {
    const { rows } = await sql<{ id: number }>`
      update message m set read_time = now()
      where ${matching(userId, { kinds, state: 'unread' })} and m.update_time <= ${until} returning m.id`.execute(
      trx,
    )
    return rows.length
  }

  async delete(trx: Transaction<DB>, userId: number, id: number): Promise<boolean> {
    const { numDeletedRows } = await trx
      .deleteFrom('message')
      .where('id', '=', id)
      .where('user_id', '=', userId)
      .executeTakeFirst()
    return numDeletedRows > 0n
  }

  async deleteOfAnnouncement(trx: Transaction<DB>, announcementId: number): Promise<void> {
    await trx.deleteFrom('message').where('announcement_id', '=', announcementId).execute()
  }

  async deleteOfUser(trx: Transaction<DB>, userId: number): Promise<void> {
    await trx.deleteFrom('message').where('user_id', '=', userId).execute()
  }

  /** They stay counted among those who acted, without a name. */
  async forgetActor(trx: Transaction<DB>, actorId: number): Promise<void> {
    await trx.deleteFrom('message_actor').where('actor_id', '=', actorId).execute()
    await trx.updateTable('message').set({ actor_id: null }).where('actor_id', '=', actorId).execute()
  }

  /** @returns how many were deleted, at most the limit */
  async purge(days: number, limit: number): Promise<number> {
    const { rows } = await sql<{ id: number }>`
      delete from message where id in (
        select id from message where update_time < now() - ${days} * interval '1 day' limit ${sql.lit(limit)}
      ) returning id`.execute(this.#db)
    return rows.length
  }
}

function matching(userId: number, { kinds, state, ids }: MessageFilter): RawBuilder<unknown> {
  return sql`m.user_id = ${userId}
    ${ids ? sql`and m.id = any(${ids}::bigint[])` : sql``}
    ${kinds ? sql`and m.kind = any(${kinds}::text[])` : sql``}
    ${state ? sql`and m.read_time is ${state === 'unread' ? sql`null` : sql`not null`}` : sql``}`
}
