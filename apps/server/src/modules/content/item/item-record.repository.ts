import type { ItemRecord } from '@app/contract/content/schemas'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import { escapeLike } from '../../../platform/db/like.ts'
import type { DB } from '../../../platform/db/schema.gen.ts'
import type { RowPage, Slice } from '../../../platform/list/paging.ts'
import { selectDetail, selectRecord } from './item-columns.ts'
import type { ItemKind, ItemLink } from './item-kind.ts'
import { sourceOf } from './item-list.ts'

/** A row by the names of the contract, its times as the database has them. */
type Row = Record<string, unknown>

/** Items as admins see them, drafts included. */
export class ItemRecordRepository<D extends ItemRecord = ItemRecord> {
  readonly #db: Kysely<DB>
  readonly #kind: ItemKind<D>

  constructor(db: Kysely<DB>, kind: ItemKind<D>) {
    this.#db = db
    this.#kind = kind
  }

  page(query: object, slice: Slice): Promise<RowPage<Row>> {
    return this.#page(selectRecord(this.#kind), query, slice)
  }

  /** The same page with all that the items hold. */
  pageOfDetails(query: object, slice: Slice): Promise<RowPage<Row>> {
    return this.#page(selectDetail(this.#kind), query, slice)
  }

  async findAll(ids: readonly number[]): Promise<D[]> {
    const { rows } = await sql<Row>`
      select ${selectDetail(this.#kind)} from ${sourceOf(this.#kind.table)}
      where i.id = any(${ids}::bigint[]) order by i.id`.execute(this.#db)
    return rows.map((row) => this.#kind.contract.record.get.data.parse(withTimes(row)))
  }

  /** The slugs of a parent that begin like this. */
  async takenSlugs(parentId: number, start: string): Promise<string[]> {
    const { name, parent } = this.#kind.table
    const { rows } = await sql<{ slug: string }>`
      select slug from ${sql.table(name)}
      where ${sql.ref(parent.column)} = ${parentId} and slug like ${`${escapeLike(start)}%`}`.execute(
      this.#db,
    )
    return rows.map(({ slug }) => slug)
  }

  /** Which of these are there. */
  async existing({ to, only }: ItemLink, ids: readonly number[]): Promise<Set<number>> {
    if (ids.length === 0) return new Set()
    const { rows } = await sql<{ id: number }>`
      select id from ${sql.table(to.name)}
      where id = any(${ids}::bigint[]) and ${only?.condition ?? sql`true`}`.execute(this.#db)
    return new Set(rows.map(({ id }) => id))
  }

  async #page(selected: RawBuilder<unknown>, query: object, slice: Slice): Promise<RowPage<Row>> {
    const { rows, total } = await this.#kind.list.page<Row>(this.#db, selected, query, slice)
    return { rows: rows.map(withTimes), total }
  }
}

const withTimes = (row: Row): Row =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) => [name, value instanceof Date ? value.toISOString() : value]),
  )
