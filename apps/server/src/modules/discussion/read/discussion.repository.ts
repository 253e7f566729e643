import type { DiscussionHead, SimilarDiscussion } from '@app/contract/discussion/schemas'
import { type Kysely, type Selectable, sql } from 'kysely'
import type { DB } from '../../../platform/db/schema.gen.ts'
import { limitTo, type RowPage, type Slice } from '../../../platform/list/paging.ts'
import { SITE_EMAIL } from '../../../platform/site-account.ts'
import { DiscussionList, type DiscussionListArguments } from './discussion-list.query.ts'

type Row = Selectable<DB['discussion']>

/** A post with its author; nobody when the account is gone. */
export type DiscussionSummaryRow = Omit<Row, 'content' | 'mention_ids' | 'key'> & {
  author_name: string | null
  author_avatar: string | null
  is_starter: boolean
}

export type DiscussionDetailRow = DiscussionSummaryRow & {
  content: string
  mentions: { id: number; username: string }[]
  is_liked: boolean
  is_favourite: boolean
  is_watched: boolean
  watched_tags: string[]
}

const summaryColumns = sql`d.id, d.author_id, d.category, d.title, d.excerpt, d.tags, d.company, d.role, d.level, d.round,
  d.outcome, d.month::text as month, d.state, d.state_reason, d.is_pinned, d.is_essence, d.is_locked, d.accepted_comment_id,
  d.like_count, d.comment_count, d.favourite_count, d.view_count, d.create_time, d.edit_time, d.active_time, d.version,
  u.username as author_name, u.avatar_url as author_avatar,
  coalesce(u.email = ${SITE_EMAIL}, false) as is_starter`

const author = sql`left join app_user u on u.id = d.author_id and u.delete_time is null`

/** Reads posts as learners see them. */
export class DiscussionRepository {
  readonly #db: Kysely<DB>

  constructor(db: Kysely<DB>) {
    this.#db = db
  }

  /** One page and the list's length, in one round trip. The places are found in the index before the posts are read. */
  async page(
    query: DiscussionListArguments,
    userId: number | null,
    slice: Slice,
  ): Promise<RowPage<DiscussionSummaryRow>> {
    const { where, order } = new DiscussionList(query, userId)
    const { rows } = await sql<{ total: number } & (DiscussionSummaryRow | { id: null })>`
      with t as materialized (select count(*) as total from discussion where ${where})
      select t.total, ${summaryColumns}
      from t left join lateral (
        select ${order.key('found')} from discussion found where t.total > ${slice.offset} and ${where}
        order by ${order.orderBy('found')} ${limitTo(slice)}
      ) place on true left join discussion d on d.id = place.id ${author}
      order by ${order.orderBy('place')}`.execute(this.#db)
    return { rows: rows.filter((row) => row.id !== null), total: rows[0]?.total ?? 0 }
  }

  /** A post that is not deleted, and what it is to the user. */
  async find(id: number, userId: number): Promise<DiscussionDetailRow | undefined> {
    const mine = (table: string) =>
      sql`exists (select 1 from ${sql.table(table)} m where m.discussion_id = d.id and m.user_id = ${userId})`
    const { rows } = await sql<DiscussionDetailRow>`
      select ${summaryColumns}, d.content,
        coalesce((select json_agg(json_build_object('id', m.id, 'username', m.username)) from app_user m
          where m.id = any(d.mention_ids) and m.delete_time is null), '[]') as mentions,
        ${mine('discussion_like')} as is_liked, ${mine('discussion_favourite')} as is_favourite,
        ${mine('discussion_watch')} as is_watched,
        array(select t.name from discussion_tag_watch w join discussion_tag t on t.id = w.tag_id
          where w.user_id = ${userId} and t.name = any(d.tags)) as watched_tags
      from discussion d ${author} where d.id = ${id} and d.state <> 'deleted'`.execute(this.#db)
    return rows[0]
  }

  /** What everybody may know of a post that everybody may read. */
  async findHead(id: number): Promise<DiscussionHead | undefined> {
    return this.#db
      .selectFrom('discussion')
      .select(['title', 'excerpt as description'])
      .where('id', '=', id)
      .where('state', '=', 'visible')
      .executeTakeFirst()
  }

  /** What is told of similar posts, in the order of the ids. */
  async listSimilar(ids: readonly number[]): Promise<SimilarDiscussion[]> {
    const { rows } = await sql<SimilarDiscussion>`
      select d.id, d.title, d.comment_count as "commentCount", d.is_essence as "isEssence",
        d.accepted_comment_id is not null as "isSolved"
      from unnest(${ids}::bigint[]) with ordinality as wanted (id, place) join discussion d on d.id = wanted.id
      where d.state = 'visible' order by wanted.place`.execute(this.#db)
    return rows
  }

  /** The companies or roles that posts tell of, each as it is written most often. */
  async listFacts(field: 'company' | 'role', limit: number): Promise<{ name: string; count: number }[]> {
    const key = sql.ref(`${field}_key`)
    const { rows } = await sql<{ name: string; count: number }>`
      select mode() within group (order by ${sql.ref(field)}) as name, count(*)::int as count
      from discussion where state = 'visible' and ${key} <> ''
      group by ${key} order by count desc, ${key} limit ${sql.lit(limit)}`.execute(this.#db)
    return rows
  }

  /** Who was accepted most often since a time. */
  async listHelpers(since: Date, limit: number) {
    return this.#db
      .selectFrom('discussion as d')
      .innerJoin('app_user as u', 'u.id', 'd.accepted_author_id')
      .select(['u.id', 'u.username', 'u.avatar_url', (eb) => eb.fn.countAll<number>().as('accepted')])
      .where('d.accept_time', '>=', since)
      .where('d.accepted_comment_id', 'is not', null)
      .where('d.state', '=', 'visible')
      .where('u.delete_time', 'is', null)
      .whereRef('d.accepted_author_id', '<>', 'd.author_id')
      .groupBy(['u.id', 'u.username', 'u.avatar_url'])
      .orderBy('accepted', 'desc')
      .orderBy('u.id')
      .limit(limit)
      .execute()
  }

  /** How much somebody has given to the forum. */
  async countOf(
    userId: number,
  ): Promise<{ posts: number; essences: number; accepted: number; likes: number }> {
    const { rows } = await sql<{ posts: number; essences: number; accepted: number; likes: number }>`
      select count(*) as posts, count(*) filter (where is_essence) as essences, coalesce(sum(like_count), 0) as likes,
        (select count(*) from discussion where accepted_author_id = ${userId} and accepted_comment_id is not null
          and author_id <> ${userId} and state = 'visible') as accepted
      from discussion where author_id = ${userId} and state = 'visible'`.execute(this.#db)
    return rows[0] ?? { posts: 0, essences: 0, accepted: 0, likes: 0 }
  }
}
