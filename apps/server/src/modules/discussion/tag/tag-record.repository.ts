import type { Contract } from '@app/contract/contract'
import { type Kysely, type Selectable, sql, type Transaction } from 'kysely'
import { escapeLike } from '../../../platform/db/like.ts'
import type { DB } from '../../../platform/db/schema.gen.ts'
import { createList } from '../../../platform/list/create-list.ts'
import type { ListArguments } from '../../../platform/list/page-call.ts'
import type { RowPage, Slice } from '../../../platform/list/paging.ts'

export type TagListArguments = ListArguments<Contract['discussionTag']['page']>
export type TagRow = Selectable<DB['discussion_tag']>
export type TagRecordRow = TagRow & { other_names: string[]; watcher_count: number }

const columns = sql`*,
  array(select other.name from discussion_tag other where other.merged_id = discussion_tag.id order by other.key) as other_names,
  (select count(*) from discussion_tag_watch w where w.tag_id = discussion_tag.id) as watcher_count`

const tags = createList<Contract['discussionTag']['page']>({
  source: sql`discussion_tag`,
  always: () => sql`merged_id is null`,
  filters: {
    ids: { condition: (ids) => sql`id = any(${ids}::bigint[])` },
    keyword: {
      condition: (keyword) => {
        const pattern = `%${escapeLike(keyword)}%`
        return sql`(name ilike ${pattern} or id in (select merged_id from discussion_tag where name ilike ${pattern}))`
      },
    },
  },
  orders: {
    discussionCount: { columns: ['discussion_count'], natural: 'descend' },
    createTime: { columns: ['create_time'], natural: 'descend' },
  },
  defaultOrder: 'discussionCount',
})

/** Tags as admins look after them. Posts have them by their names. */
export class TagRecordRepository {
  readonly #db: Kysely<DB>

  constructor(db: Kysely<DB>) {
    this.#db = db
  }

  page(query: TagListArguments, slice: Slice): Promise<RowPage<TagRecordRow>> {
    return tags.page<TagRecordRow>(this.#db, columns, query, slice)
  }

  /** @param db a transaction, or else none */
  async find(id: number, db: Kysely<DB> = this.#db): Promise<TagRecordRow | undefined> {
    const { rows } = await sql<TagRecordRow>`
      select ${columns} from discussion_tag where id = ${id} and merged_id is null`.execute(db)
    return rows[0]
  }

  /**
   * Reads tags, and keeps their posts and all tags from being written until the transaction ends. Posts first: whoever
   * writes a post has locked it before it comes to its tags.
   */
  async lock(trx: Transaction<DB>, ids: readonly number[]): Promise<TagRow[]> {
    await sql`select id from discussion where tags && array(select name from discussion_tag where id = any(${ids}::bigint[]))
      order by id for update`.execute(trx)
    await sql`lock table discussion_tag in share row exclusive mode`.execute(trx)
    return trx
      .selectFrom('discussion_tag')
      .selectAll()
      .where('id', 'in', ids)
      .where('merged_id', 'is', null)
      .orderBy('id')
      .execute()
  }

  /** The tag, or the former name of one, that a spelling stands for. */
  async findByName(trx: Transaction<DB>, name: string): Promise<TagRow | undefined> {
    const { rows } =
      await sql<TagRow>`select * from discussion_tag where key = discussion_tag_key(${name})`.execute(trx)
    return rows[0]
  }

  /** Gives a tag another name, which is no other tag's. What it was called before still stands for it. */
  async rename(trx: Transaction<DB>, row: TagRow, name: string): Promise<void> {
    await sql`delete from discussion_tag where merged_id = ${row.id} and key = discussion_tag_key(${name})`.execute(
      trx,
    )
    await sql`update discussion_tag set key = discussion_tag_key(${name}), name = ${name}, version = version + 1
      where id = ${row.id}`.execute(trx)
    await sql`insert into discussion_tag (key, name, merged_id) values (${row.key}, ${row.name}, ${row.id})
      on conflict (key) do nothing`.execute(trx)
    await rewritePosts(trx, [row.name], name)
  }

  /** Lets tags stand for another one, with their posts, watches and former names. */
  async merge(trx: Transaction<DB>, rows: readonly TagRow[], into: TagRow): Promise<void> {
    const ids = rows.map(({ id }) => id)
    await rewritePosts(
      trx,
      rows.map(({ name }) => name),
      into.name,
    )
    await sql`insert into discussion_tag_watch (tag_id, user_id, create_time)
      select ${into.id}, user_id, min(create_time) from discussion_tag_watch where tag_id = any(${ids}::bigint[])
      group by user_id on conflict do nothing`.execute(trx)
    await sql`delete from discussion_tag_watch where tag_id = any(${ids}::bigint[])`.execute(trx)
    await sql`update discussion_tag set merged_id = ${into.id}, discussion_count = 0
      where id = any(${ids}::bigint[]) or merged_id = any(${ids}::bigint[])`.execute(trx)
    await sql`update discussion_tag set version = version + 1, discussion_count =
        (select count(*) from discussion where state = 'visible' and tags @> array[${into.name}])
      where id = ${into.id}`.execute(trx)
  }
}

/** Posts say one name in place of others, once, where the first of them stood. */
async function rewritePosts(trx: Transaction<DB>, names: readonly string[], name: string): Promise<void> {
  await sql`
    update discussion d set tags = array(
      select said.name from (
        select case when t.tag = any(${names}::text[]) then ${name} else t.tag end as name, min(t.nth) as nth
        from unnest(d.tags) with ordinality as t (tag, nth) group by 1) said order by said.nth)
    where d.tags && ${names}::text[]`.execute(trx)
}
