import type { AnnouncementState, Audience } from '@app/contract/announcement/values'
import type { Contract } from '@app/contract/contract'
import { type Kysely, type Selectable, sql, type Transaction } from 'kysely'
import { escapeLike } from '../../platform/db/like.ts'
import type { DB } from '../../platform/db/schema.gen.ts'
import { createList } from '../../platform/list/create-list.ts'
import type { Fragment } from '../../platform/list/filters.ts'
import type { ListArguments } from '../../platform/list/page-call.ts'
import type { RowPage, Slice } from '../../platform/list/paging.ts'

export type AnnouncementRow = Selectable<DB['announcement']>

/** The editable fields of an announcement. */
export interface AnnouncementDraft {
  title: string
  content: string
  audience: Audience
}

export type AnnouncementListArguments = ListArguments<Contract['announcement']['page']>

const stateConditions: Record<AnnouncementState, Fragment> = {
  draft: sql`publish_time is null`,
  delivering: sql`(publish_time is not null and deliver_time is null)`,
  delivered: sql`deliver_time is not null`,
}

const announcements = createList<Contract['announcement']['page']>({
  source: sql`announcement`,
  filters: {
    ids: { condition: (ids) => sql`id = any(${ids}::bigint[])` },
    keyword: { condition: (keyword) => sql`title ilike ${`%${escapeLike(keyword)}%`}` },
    state: { condition: (state) => stateConditions[state] },
    audience: { condition: (audience) => sql`audience = ${audience}` },
  },
  orders: {
    createTime: { columns: ['create_time'], natural: 'descend' },
    publishTime: { columns: ['publish_time'], natural: 'descend', hasNulls: true },
  },
  defaultOrder: 'createTime',
})

/** The table of announcements. */
export class AnnouncementRepository {
  readonly #db: Kysely<DB>

  constructor(db: Kysely<DB>) {
    this.#db = db
  }

  /** Runs work in one transaction. */
  transact<T>(work: (trx: Transaction<DB>) => Promise<T>): Promise<T> {
    return this.#db.transaction().execute(work)
  }

  async insert(trx: Transaction<DB>, draft: AnnouncementDraft): Promise<number> {
    const { id } = await trx
      .insertInto('announcement')
      .values({ ...draft })
      .returning('id')
      .executeTakeFirstOrThrow()
    return id
  }

  find(id: number): Promise<AnnouncementRow | undefined> {
    return this.#db.selectFrom('announcement').selectAll().where('id', '=', id).executeTakeFirst()
  }

  /** Reads the row and locks it until the transaction ends. */
  lock(trx: Transaction<DB>, id: number): Promise<AnnouncementRow | undefined> {
    return trx.selectFrom('announcement').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
  }

  async update(trx: Transaction<DB>, id: number, draft: AnnouncementDraft): Promise<void> {
    await trx
      .updateTable('announcement')
      .set((eb) => ({ ...draft, version: eb('version', '+', 1), update_time: sql<Date>`now()` }))
      .where('id', '=', id)
      .execute()
  }

  async publish(trx: Transaction<DB>, id: number): Promise<void> {
    await trx
      .updateTable('announcement')
      .set((eb) => ({ version: eb('version', '+', 1), publish_time: sql<Date>`now()` }))
      .where('id', '=', id)
      .execute()
  }

  async delete(trx: Transaction<DB>, id: number): Promise<void> {
    await trx.deleteFrom('announcement').where('id', '=', id).execute()
  }

  page(query: AnnouncementListArguments, slice: Slice): Promise<RowPage<AnnouncementRow>> {
    return announcements.page<AnnouncementRow>(this.#db, sql`*`, query, slice)
  }
}
