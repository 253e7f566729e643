import type { CommentState, CommentTargetType } from '@app/contract/comment/values'
import type { Contract } from '@app/contract/contract'
import { type Kysely, sql } from 'kysely'
import { escapeLike } from '../../../platform/db/like.ts'
import type { DB } from '../../../platform/db/schema.gen.ts'
import { createList } from '../../../platform/list/create-list.ts'
import type { ListArguments } from '../../../platform/list/page-call.ts'
import type { RowPage, Slice } from '../../../platform/list/paging.ts'

export type RecordListArguments = ListArguments<Contract['commentRecord']['page']>

/** A comment as admins read it. */
export interface RecordRow {
  id: number
  target_type: CommentTargetType
  target_id: number
  target_title: string
  root_id: number | null
  author_id: number
  author_name: string | null
  author_avatar: string | null
  content: string
  state: CommentState
  state_reason: string
  like_count: number
  create_time: Date
  edit_time: Date | null
}

const columns = sql`*,
  coalesce(case target_type
    when 'discussion' then (select title from discussion d where d.id = target_id)
    when 'question' then (select title from question q where q.id = target_id)
    else (select title from knowledge_point p where p.id = target_id) end, '') as target_title,
  (select username from app_user u where u.id = author_id and u.delete_time is null) as author_name,
  (select avatar_url from app_user u where u.id = author_id and u.delete_time is null) as author_avatar`

const records = createList<Contract['commentRecord']['page']>({
  source: sql`comment`,
  // The places of deleted comments say nothing; they are shown when they are asked for.
  always: ({ state, ids }) => (state || ids ? sql`true` : sql`state <> 'deleted'`),
  filters: {
    ids: { condition: (ids) => sql`id = any(${ids}::bigint[])` },
    keyword: { condition: (keyword) => sql`content ilike ${`%${escapeLike(keyword)}%`}` },
    state: { condition: (state) => sql`state = ${state}` },
    targetType: { condition: (type) => sql`target_type = ${type}` },
    authorId: { condition: (id) => sql`author_id = ${id}` },
  },
  orders: {
    createTime: { columns: ['create_time'], natural: 'descend' },
    likeCount: { columns: ['like_count'], natural: 'descend' },
  },
  defaultOrder: 'createTime',
})

/** Comments as admins read them. */
export class CommentRecordRepository {
  readonly #db: Kysely<DB>

  constructor(db: Kysely<DB>) {
    this.#db = db
  }

  page(query: RecordListArguments, slice: Slice): Promise<RowPage<RecordRow>> {
    return records.page<RecordRow>(this.#db, columns, query, slice)
  }

  async find(id: number): Promise<RecordRow | undefined> {
    const { rows } = await sql<RecordRow>`select ${columns} from comment where id = ${id}`.execute(this.#db)
    return rows[0]
  }
}
