import type { Contract } from '@app/contract/contract'
import type { SensitiveWordDraft } from '@app/contract/sensitive-word/schemas'
import type { SensitiveWordAction } from '@app/contract/sensitive-word/values'
import { type Kysely, type Selectable, sql, type Transaction } from 'kysely'
import { escapeLike } from '../../platform/db/like.ts'
import type { DB } from '../../platform/db/schema.gen.ts'
import { createList } from '../../platform/list/create-list.ts'
import type { ListArguments } from '../../platform/list/page-call.ts'
import type { RowPage, Slice } from '../../platform/list/paging.ts'

export type SensitiveWordRow = Selectable<DB['sensitive_word']>
export type SensitiveWordListArguments = ListArguments<Contract['sensitiveWord']['page']>

/** A word with what it is compared as. */
export interface FoldedWord {
  word: string
  folded: string
}

const words = createList<Contract['sensitiveWord']['page']>({
  source: sql`sensitive_word`,
  filters: {
    ids: { condition: (ids) => sql`id = any(${ids}::bigint[])` },
    keyword: { condition: (keyword) => sql`word ilike ${`%${escapeLike(keyword)}%`}` },
    action: { condition: (action) => sql`action = ${action}` },
  },
  orders: {
    createTime: { columns: ['create_time'], natural: 'descend' },
    updateTime: { columns: ['update_time'], natural: 'descend' },
    word: { columns: ['word'], natural: 'ascend' },
  },
  defaultOrder: 'createTime',
})

/** The table of sensitive words. */
export class SensitiveWordRepository {
  readonly #db: Kysely<DB>

  constructor(db: Kysely<DB>) {
    this.#db = db
  }

  page(query: SensitiveWordListArguments, slice: Slice): Promise<RowPage<SensitiveWordRow>> {
    return words.page<SensitiveWordRow>(this.#db, sql`*`, query, slice)
  }

  listAll(): Promise<Pick<SensitiveWordRow, 'word' | 'action'>[]> {
    return this.#db.selectFrom('sensitive_word').select(['word', 'action']).execute()
  }

  find(id: number): Promise<SensitiveWordRow | undefined> {
    return this.#db.selectFrom('sensitive_word').selectAll().where('id', '=', id).executeTakeFirst()
  }

  /** Reads words and locks them until the transaction ends, in one order for everybody. */
  lock(trx: Transaction<DB>, ids: readonly number[]): Promise<SensitiveWordRow[]> {
    return trx
      .selectFrom('sensitive_word')
      .selectAll()
      .where('id', 'in', ids)
      .orderBy('id')
      .forUpdate()
      .execute()
  }

  async insert(trx: Transaction<DB>, folded: string, draft: SensitiveWordDraft): Promise<number> {
    const { id } = await trx
      .insertInto('sensitive_word')
      .values({ ...draft, folded })
      .returning('id')
      .executeTakeFirstOrThrow()
    return id
  }

  /** Adds those words that are not there. @returns how many were added */
  async insertNew(
    trx: Transaction<DB>,
    added: readonly FoldedWord[],
    action: SensitiveWordAction,
  ): Promise<number> {
    const { rows } = await sql`
      insert into sensitive_word (word, folded, action)
      select word, folded, ${action}
      from unnest(${added.map(({ word }) => word)}::text[], ${added.map(({ folded }) => folded)}::text[])
        as added (word, folded)
      on conflict (folded) do nothing returning id`.execute(trx)
    return rows.length
  }

  async update(
    trx: Transaction<DB>,
    id: number,
    draft: SensitiveWordDraft & { folded: string },
  ): Promise<void> {
    await trx
      .updateTable('sensitive_word')
      .set((eb) => ({ ...draft, version: eb('version', '+', 1), update_time: sql<Date>`now()` }))
      .where('id', '=', id)
      .execute()
  }

  async delete(trx: Transaction<DB>, ids: readonly number[]): Promise<void> {
    await trx.deleteFrom('sensitive_word').where('id', 'in', ids).execute()
  }
}
