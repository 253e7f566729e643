import type { RevisionContract } from '@app/contract/content/item'
import type { ItemRecord } from '@app/contract/content/schemas'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import { z } from 'zod/mini'
import type { DB } from '../../../platform/db/schema.gen.ts'
import { createList } from '../../../platform/list/create-list.ts'
import type { RowPage, Slice } from '../../../platform/list/paging.ts'
import { type ItemKind, type ItemSnapshot, idFieldOf, ownOf, revisionsOf } from './item-kind.ts'

interface Row {
  createTime: Date
}

/** The history of items. */
export class RevisionRepository<S extends ItemSnapshot = ItemSnapshot> {
  readonly #db: Kysely<DB>
  readonly #kind: ItemKind<ItemRecord, S>

  constructor(db: Kysely<DB>, kind: ItemKind<ItemRecord, S>) {
    this.#db = db
    this.#kind = kind
  }

  async page(query: object, slice: Slice): Promise<RowPage<object>> {
    const own = ownOf(this.#kind.table)
    const revisions = createList<RevisionContract['page']>({
      source: revisionsOf(this.#kind.table),
      filters: { [idFieldOf(this.#kind)]: { condition: (id: number) => sql`${own} = ${id}` } },
      orders: { version: { columns: ['version'], natural: 'descend' } },
      defaultOrder: 'version',
    })
    const { rows, total } = await revisions.page<Row>(this.#db, this.#columns, query, slice)
    return { rows: rows.map(withTime), total }
  }

  find(id: number) {
    return this.#find(sql`id = ${id}`)
  }

  findVersion(itemId: number, version: number) {
    return this.#find(sql`${ownOf(this.#kind.table)} = ${itemId} and version = ${version}`)
  }

  /** The item of a version. */
  itemOf(revision: object): number {
    return z.int().parse(Reflect.get(revision, idFieldOf(this.#kind)))
  }

  async #find(condition: RawBuilder<unknown>) {
    const { rows } = await sql<Row>`
      select ${this.#columns}, snapshot from ${revisionsOf(this.#kind.table)} where ${condition}`.execute(
      this.#db,
    )
    const [row] = rows
    return row && this.#kind.contract.revision.get.data.parse(withTime(row))
  }

  get #columns(): RawBuilder<unknown> {
    return sql`id, ${ownOf(this.#kind.table)} as ${sql.ref(idFieldOf(this.#kind))}, version, editor_name as "editorName", create_time as "createTime",
      snapshot ->> 'title' as title`
  }
}

const withTime = ({ createTime, ...row }: Row) => ({ ...row, createTime: createTime.toISOString() })
