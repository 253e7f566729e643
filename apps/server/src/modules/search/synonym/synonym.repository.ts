import type { Contract } from '@app/contract/contract'
import type { SearchSynonymDraft } from '@app/contract/search-synonym/schemas'
import { type Kysely, type Selectable, sql, type Transaction } from 'kysely'
import { escapeLike } from '../../../platform/db/like.ts'
import type { DB } from '../../../platform/db/schema.gen.ts'
import { createList } from '../../../platform/list/create-list.ts'
import type { ListArguments } from '../../../platform/list/page-call.ts'
import type { RowPage, Slice } from '../../../platform/list/paging.ts'

export type SynonymRow = Selectable<DB['search_synonym']>
export type SynonymListArguments = ListArguments<Contract['searchSynonym']['page']>

const synonyms = createList<Contract['searchSynonym']['page']>({
  source: sql`search_synonym`,
  filters: {
    ids: { condition: (ids) => sql`id = any(${ids}::bigint[])` },
    keyword: {
      condition: (keyword) =>
        sql`exists (select from unnest(words) word where word ilike ${`%${escapeLike(keyword)}%`})`,
    },
    isActive: { condition: (isActive) => sql`is_active = ${isActive}` },
  },
  orders: {
    createTime: { columns: ['create_time'], natural: 'descend' },
    updateTime: { columns: ['update_time'], natural: 'descend' },
  },
  defaultOrder: 'createTime',
})

/** The table of synonyms. */
export class SynonymRepository {
  readonly #db: Kysely<DB>

  constructor(db: Kysely<DB>) {
    this.#db = db
  }

  page(query: SynonymListArguments, slice: Slice): Promise<RowPage<SynonymRow>> {
    return synonyms.page<SynonymRow>(this.#db, sql`*`, query, slice)
  }

  /** The words of the groups that searches follow. */
  async listActive(): Promise<string[][]> {
    const rows = await this.#db
      .selectFrom('search_synonym')
      .select('words')
      .where('is_active', '=', true)
      .execute()
    return rows.map(({ words }) => words)
  }

  find(id: number): Promise<SynonymRow | undefined> {
    return this.#db.selectFrom('search_synonym').selectAll().where('id', '=', id).executeTakeFirst()
  }

  /** Reads groups and locks them until the transaction ends, in one order for everybody. */
  lock(trx: Transaction<DB>, ids: readonly number[]): Promise<SynonymRow[]> {
    return trx
      .selectFrom('search_synonym')
      .selectAll()
      .where('id', 'in', ids)
      .orderBy('id')
      .forUpdate()
      .execute()
  }

  async insert(trx: Transaction<DB>, { words, isActive, note }: SearchSynonymDraft): Promise<number> {
    const { id } = await trx
      .insertInto('search_synonym')
      .values({ words, is_active: isActive, note })
      .returning('id')
      .executeTakeFirstOrThrow()
    return id
  }

  async update(
    trx: Transaction<DB>,
    id: number,
    { words, isActive, note }: SearchSynonymDraft,
  ): Promise<void> {
    await trx
      .updateTable('search_synonym')
      .set((eb) => ({
        words,
        is_active: isActive,
        note,
        version: eb('version', '+', 1),
        update_time: sql<Date>`now()`,
      }))
      .where('id', '=', id)
      .execute()
  }

  async delete(trx: Transaction<DB>, ids: readonly number[]): Promise<void> {
    await trx.deleteFrom('search_synonym').where('id', 'in', ids).execute()
  }
}
