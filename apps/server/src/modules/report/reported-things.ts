import { publicationState } from '@app/contract/discussion/schemas'
import type { ReportedThing } from '@app/contract/report/schemas'
import type { ReportTargetType } from '@app/contract/report/values'
import { type Kysely, sql } from 'kysely'
import type { DB } from '../../platform/db/schema.gen.ts'
import { excerptOf } from '../../platform/text/excerpt.ts'

const EXCERPT_LENGTH = 120

interface ThingRow {
  id: number
  title: string
  content: string
  path: string
  author_id: number
  author_name: string | null
  author_avatar: string | null
  author_time: Date
  create_time: Date
  state: string
}

/** What was reported, with who wrote it. */
export interface FoundThing {
  thing: ReportedThing
  content: string
  authorId: number
  /** Since when its author is here. */
  authorTime: Date
}

const author = sql`u.id as author_id, case when u.delete_time is null then u.username end as author_name,
  u.avatar_url as author_avatar, u.create_time as author_time`

const sources = {
  discussion: (ids: readonly number[]) => sql<ThingRow>`
    select t.id, t.title, t.content, '/discussion/' || t.id as path, t.create_time, t.state, ${author}
    from discussion t join app_user u on u.id = t.author_id where t.id = any(${[...ids]}::bigint[])`,
  user: (ids: readonly number[]) => sql<ThingRow>`
    select u.id, u.username as title, concat_ws(e'\\n\\n', u.username, nullif(u.bio, ''), nullif(u.target_role, ''),
        nullif(u.company, ''), (select string_agg(link ->> 'label' || ' ' || (link ->> 'url'), e'\\n\\n')
          from jsonb_array_elements(u.links) link)) as content,
      '/u/' || u.id as path, u.create_time, case when u.delete_time is null then 'visible' else 'deleted' end as state, ${author}
    from app_user u where u.id = any(${[...ids]}::bigint[])`,
  comment: (ids: readonly number[]) => sql<ThingRow>`
    select t.id, coalesce(d.title, q.title, p.title, '') as title, t.content, t.create_time, t.state, ${author},
      case t.target_type when 'discussion' then '/discussion/' when 'question' then '/problems/bagu/'
        else '/learning/core-knowledge/' end || t.target_id || '#comment-' || t.id as path
    from comment t join app_user u on u.id = t.author_id
      left join discussion d on t.target_type = 'discussion' and d.id = t.target_id
      left join question q on t.target_type = 'question' and q.id = t.target_id
      left join knowledge_point p on t.target_type = 'knowledgePoint' and p.id = t.target_id
    where t.id = any(${[...ids]}::bigint[])`,
} as const

/** The things of those ids, whatever their state. */
export async function findThings(
  db: Kysely<DB>,
  type: ReportTargetType,
  ids: readonly number[],
): Promise<Map<number, FoundThing>> {
  if (ids.length === 0) return new Map()
  const { rows } = await sources[type](ids).execute(db)
  return new Map(rows.map((row) => [row.id, toFound(type, row)]))
}

function toFound(type: ReportTargetType, row: ThingRow): FoundThing {
  const { id, title, path, content } = row
  return {
    thing: {
      type,
      id,
      title,
      path,
      excerpt: excerptOf(content, EXCERPT_LENGTH),
      author:
        row.author_name === null
          ? null
          : { id: row.author_id, username: row.author_name, avatarUrl: row.author_avatar },
      createTime: row.create_time.toISOString(),
      state: publicationState.parse(row.state),
    },
    content,
    authorId: row.author_id,
    authorTime: row.author_time,
  }
}
