import type { Contract } from '@app/contract/contract'
import { type Kysely, sql } from 'kysely'
import type { DB } from '../../../platform/db/schema.gen.ts'
import { createList } from '../../../platform/list/create-list.ts'
import type { ListArguments } from '../../../platform/list/page-call.ts'
import type { RowPage, Slice } from '../../../platform/list/paging.ts'
import { idsByKeyword } from '../../../platform/search/matching.ts'
import { SITE_EMAIL } from '../../../platform/site-account.ts'
import type { DiscussionSummaryRow } from '../read/discussion.repository.ts'

export type RecordListArguments = ListArguments<Contract['discussionRecord']['page']>
export type RecordDetailRow = DiscussionSummaryRow & { content: string }

const summaryColumns = sql`*, month::text as month,
  (select username from app_user u where u.id = author_id and u.delete_time is null) as author_name,
  (select avatar_url from app_user u where u.id = author_id and u.delete_time is null) as author_avatar,
  exists (select from app_user u where u.id = author_id and u.email = ${SITE_EMAIL}) as is_starter`

const records = createList<Contract['discussionRecord']['page']>({
  source: sql`discussion`,
  // What is deleted is shown when it is asked for.
  always: ({ state, ids }) => (state || ids ? sql`true` : sql`state <> 'deleted'`),
  filters: {
    ids: { condition: (ids) => sql`id = any(${ids}::bigint[])` },
    keyword: {
      condition: (keyword) => sql`id in ${idsByKeyword(keyword, { kind: 'discussion', withHidden: true })}`,
    },
    category: { condition: (category) => sql`category = ${category}` },
    state: { condition: (state) => sql`state = ${state}` },
    authorId: { condition: (id) => sql`author_id = ${id}` },
    isPinned: { condition: (isPinned) => sql`is_pinned = ${isPinned}` },
    isEssence: { condition: (isEssence) => sql`is_essence = ${isEssence}` },
    isLocked: { condition: (isLocked) => sql`is_locked = ${isLocked}` },
  },
  orders: {
    createTime: { columns: ['create_time'], natural: 'descend' },
    likeCount: { columns: ['like_count'], natural: 'descend' },
    commentCount: { columns: ['comment_count'], natural: 'descend' },
    viewCount: { columns: ['view_count'], natural: 'descend' },
  },
  defaultOrder: 'createTime',
})

/** Posts as admins read them. */
export class DiscussionRecordRepository {
  readonly #db: Kysely<DB>

  constructor(db: Kysely<DB>) {
    this.#db = db
  }

  page(query: RecordListArguments, slice: Slice): Promise<RowPage<DiscussionSummaryRow>> {
    return records.page<DiscussionSummaryRow>(this.#db, summaryColumns, query, slice)
  }

  async find(id: number): Promise<RecordDetailRow | undefined> {
    const { rows } =
      await sql<RecordDetailRow>`select ${summaryColumns} from discussion where id = ${id}`.execute(this.#db)
    return rows[0]
  }
}
