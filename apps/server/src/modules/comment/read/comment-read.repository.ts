import type { CommentTargetName, ThreadPlace } from '@app/contract/comment/schemas'
import { type CommentSort, REPLIES_OPENED, REPLIES_SHOWN, THREADS_SHOWN } from '@app/contract/comment/values'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { DB } from '../../../platform/db/schema.gen.ts'
import type { CommentRow } from '../comment.mapper.ts'
import { isSeenBy, type Reader } from '../Reader.ts'
import { ofTarget } from './of-target.ts'

type Fragment = RawBuilder<unknown>

/** Which threads are read. */
export interface ThreadList extends CommentTargetName {
  sort: CommentSort
  after?: ThreadPlace | undefined
}

interface ThreadRows {
  /** Threads in their order, and behind them replies in theirs. */
  rows: CommentRow[]
  commentCount: number
  newestId: number
  next: ThreadPlace | null
}

const ORDERS: Record<CommentSort, { by: Fragment; behind: (place: ThreadPlace) => Fragment }> = {
  hot: {
    by: sql`c.like_count desc, c.id desc`,
    behind: ({ likeCount, id }) => sql`(c.like_count, c.id) < (${likeCount}, ${id})`,
  },
  newest: { by: sql`c.id desc`, behind: ({ id }) => sql`c.id < ${id}` },
  earliest: { by: sql`c.id`, behind: ({ id }) => sql`c.id > ${id}` },
}

const columns = sql`c.id, c.root_id, c.author_id, c.content, c.mentions, c.state, c.state_reason, c.like_count, c.reply_count, c.version,
  c.create_time, c.edit_time`

/** Reads comments as their readers see them. */
export class CommentReadRepository {
  readonly #db: Kysely<DB>

  constructor(db: Kysely<DB>) {
    this.#db = db
  }

  /** A page of threads with their first replies and the numbers of the whole, in one round trip. */
  async page({ sort, after, ...target }: ThreadList, reader: Reader): Promise<ThreadRows> {
    const { by, behind } = ORDERS[sort]
    const { rows } = await sql<
      { comment_count: number; newest_id: number } & ((CommentRow & { place: number | null }) | { id: null })
    >`
      with root as materialized (
        select c.*, row_number() over (order by ${by}) as place from comment c
        where ${ofTarget('c', target)} and c.root_id is null and ${isListed(reader)}
          and ${after ? behind(after) : sql`true`}
        order by ${by} limit ${sql.lit(THREADS_SHOWN + 1)}
      ),
      listed as (
        select ${columns}, c.answered_id, c.place from root c
        union all
        select ${columns}, c.answered_id, null from root r cross join lateral (
          ${firstReplies(reader)}) c where r.place <= ${sql.lit(THREADS_SHOWN)}
      )
      select t.*, l.* from (
        select coalesce((select comment_count from comment_count n where ${ofTarget('n', target)}), 0) as comment_count,
          coalesce((select max(id) from comment c where ${ofTarget('c', target)}), 0) as newest_id
      ) t left join (${forReader(sql`listed c`, sql`c.place`, reader)}) l on true
      order by l.place nulls last, l.id`.execute(this.#db)
    const comments = rows.filter((row) => row.id !== null)
    const roots = comments.filter(({ place }) => place !== null)
    const last = roots.length > THREADS_SHOWN ? roots[THREADS_SHOWN - 1] : undefined
    const surplus = last && roots[THREADS_SHOWN]
    return {
      rows: comments.filter((row) => row !== surplus),
      commentCount: rows[0]?.comment_count ?? 0,
      newestId: rows[0]?.newest_id ?? 0,
      next: last ? { id: last.id, likeCount: last.like_count } : null,
    }
  }

  /** Some threads with their first replies, and with some more. */
  async threads(
    rootIds: readonly number[],
    replyIds: readonly number[],
    reader: Reader,
  ): Promise<CommentRow[]> {
    const { rows } = await sql<CommentRow>`
      with root as materialized (
        select c.*, k.place from unnest(${rootIds}::bigint[]) with ordinality as k (id, place) join comment c using (id)
      ),
      listed as (
        select ${columns}, c.answered_id, c.place from root c
        union all
        select ${columns}, c.answered_id, null from comment c
        where ${isSeenBy(reader, 'c')} and c.root_id is not null and c.id = any(${replyIds}::bigint[] || array(
          select c.id from root r cross join lateral (${firstReplies(reader)}) c))
      )
      ${forReader(sql`listed c`, sql`c.place`, reader)} order by c.place nulls last, c.id`.execute(this.#db)
    return rows
  }

  async replies(rootId: number, after: number, reader: Reader): Promise<CommentRow[]> {
    const { rows } = await sql<CommentRow>`
      ${forReader(
        sql`(select * from comment c where c.root_id = ${rootId} and c.id > ${after} and ${isSeenBy(reader, 'c')}
          order by c.id limit ${sql.lit(REPLIES_SHOWN)}) c`,
        sql`null`,
        reader,
      )} order by c.id`.execute(this.#db)
    return rows
  }

  async find(id: number, reader: Reader): Promise<CommentRow | undefined> {
    const { rows } = await sql<CommentRow>`
      ${forReader(sql`comment c`, sql`null`, reader)} where c.id = ${id}`.execute(this.#db)
    return rows[0]
  }
}

/** A thread whose first comment is not the reader's to see keeps its place as long as others answered. */
const isListed = (reader: Reader) => sql`(${isSeenBy(reader, 'c')} or c.reply_count > 0)`

const firstReplies = (reader: Reader) => sql`
  select c.* from comment c where c.root_id = r.id and ${isSeenBy(reader, 'c')} order by c.id limit ${sql.lit(REPLIES_OPENED)}`

/** Comments with their authors, and with what the reader likes. */
const forReader = (source: Fragment, place: Fragment, { id }: Reader) => sql`
  select ${columns}, ${place} as place, u.username, u.avatar_url,
    case when a.id is not null then json_build_object('id', a.id, 'username', a.username) end as answered,
    exists (select 1 from comment_like k where k.comment_id = c.id and k.user_id = ${id}) as is_liked
  from ${source} join app_user u on u.id = c.author_id
    left join app_user a on a.id = c.answered_id and a.delete_time is null`
