import type { AnnouncementState, Audience } from '@app/contract'
import { type Kysely, type RawBuilder, type Selectable, type SqlBool, sql, type Transaction } from 'kysely'
import { escapeLike } from '../../platform/db/like.ts'
import type { DB } from '../../platform/db/schema.gen.ts'

export type AnnouncementRow = Selectable<DB['announcement']>

/** What is written of an announcement. */
export interface AnnouncementDraft {
  title: string
  content: string
  audience: Audience
}

/** Which announcements a list holds, and in which order. */
export interface AnnouncementListQuery {
  ids?: number[] | undefined
  keyword?: string | undefined
  state?: AnnouncementState | undefined
  audience?: Audience | undefined
  sortField: 'createTime' | 'publishTime'
  sortOrder: 'ascend' | 'descend'
  limit: number
  offset: number
}

const sortColumns = { createTime: 'create_time', publishTime: 'publish_time' } as const

const stateConditions: Record<AnnouncementState, RawBuilder<SqlBool>> = {
  draft: sql<SqlBool>`publish_time is null`,
  delivering: sql<SqlBool>`publish_time is not null and deliver_time is null`,
  delivered: sql<SqlBool>`deliver_time is not null`,
}

/** The table of announcements. */
export class AnnouncementRepository {
  readonly #db: Kysely<DB>

  constructor(db: Kysely<DB>) {
    this.#db = db
  }

  /** Does what belongs together, whole or not at all. */
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

  /** The row, which nobody else changes until the transaction ends. */
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

  /** The messages that came of it go too. */
  async delete(trx: Transaction<DB>, id: number): Promise<void> {
    await trx.deleteFrom('announcement').where('id', '=', id).execute()
  }

  async page(query: AnnouncementListQuery): Promise<{ rows: AnnouncementRow[]; total: number }> {
    const matching = this.#matching(query)
    const direction = query.sortOrder === 'ascend' ? 'asc' : 'desc'
    const [rows, count] = await Promise.all([
      matching
        .selectAll()
        .orderBy(sortColumns[query.sortField], (order) =>
          direction === 'asc' ? order.asc().nullsFirst() : order.desc().nullsLast(),
        )
        .orderBy('id', direction)
        .limit(query.limit)
        .offset(query.offset)
        .execute(),
      matching.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
    ])
    return { rows, total: count.total }
  }

  #matching({ ids, keyword, state, audience }: AnnouncementListQuery) {
    let query = this.#db.selectFrom('announcement')
    if (ids !== undefined) query = query.where((eb) => eb('id', '=', eb.fn.any(eb.val(ids))))
    if (keyword) query = query.where('title', 'ilike', `%${escapeLike(keyword)}%`)
    if (state !== undefined) query = query.where(stateConditions[state])
    if (audience !== undefined) query = query.where('audience', '=', audience)
    return query
  }
}
