import type { CommentTargetType } from '@app/contract/comment/values'
import { type Kysely, sql } from 'kysely'
import type { DB } from '../../platform/db/schema.gen.ts'
import { indexDocuments, type Popularity, type SearchSource } from '../../platform/search/index-documents.ts'

const popularity = sql`ln(1 + c.like_count * 2 + c.reply_count)::real`

interface TextRow {
  id: number
  content: string
  popularity: number
  create_time: Date
}

interface FactsRow {
  id: number
  target_type: CommentTargetType
  target_id: number
  heading: string
  like_count: number
  create_time: Date
  author: { id: number; username: string; avatarUrl: string | null } | null
}

/** Comments that everybody who is signed in may read. */
export const commentSource: SearchSource<'comment'> = {
  kind: 'comment',

  async read(db, ids) {
    const { rows } = await sql<TextRow>`
      select c.id, c.content, c.create_time, ${popularity} as popularity
      from comment c where c.id = any(${ids}::bigint[]) and c.state = 'visible'`.execute(db)
    return rows.map((row) => ({
      refId: row.id,
      isPublic: true,
      title: '',
      tags: [],
      lead: '',
      body: [row.content],
      facets: [],
      popularity: row.popularity,
      time: row.create_time,
    }))
  },

  async popularityAfter(db, id, limit) {
    const { rows } = await sql<Popularity>`
      select c.id, ${popularity} as popularity from comment c where c.id > ${id} order by c.id limit ${sql.lit(limit)}`.execute(
      db,
    )
    return rows
  },

  /** What it is on is published, and its author is not banned: both change without a word to the comment. */
  isShown: (id) => sql`exists (
    select 1 from comment c
      join search_document t on t.kind = c.target_type and t.ref_id = c.target_id and t.is_public
      join app_user u on u.id = c.author_id and (u.ban_time is null or u.ban_end_time <= now())
    where c.id = ${id} and c.state = 'visible'
  )`,

  async describe(db, ids) {
    const { rows } = await sql<FactsRow>`
      select c.id, c.target_type, c.target_id, t.title as heading, c.like_count, c.create_time,
        case when u.id is not null
          then json_build_object('id', u.id, 'username', u.username, 'avatarUrl', u.avatar_url) end as author
      from comment c
        join search_document t on t.kind = c.target_type and t.ref_id = c.target_id
        left join app_user u on u.id = c.author_id and u.delete_time is null
      where c.id = any(${ids}::bigint[])`.execute(db)
    return rows.map(({ id, heading, author, ...row }) => ({
      kind: 'comment',
      id,
      heading,
      targetType: row.target_type,
      targetId: row.target_id,
      author,
      likeCount: row.like_count,
      createTime: row.create_time.toISOString(),
    }))
  },
}

/** Writes what is found of comments, in the transaction that wrote them. */
export function indexComments(db: Kysely<DB>, ids: readonly number[]): Promise<void> {
  return indexDocuments(db, commentSource, ids)
}
