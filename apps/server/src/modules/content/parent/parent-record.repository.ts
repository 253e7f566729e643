import type { ParentContract, ParentRecord } from '@app/contract/content/parent'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import { selectionOf } from '../../../platform/db/fields.ts'
import { escapeLike } from '../../../platform/db/like.ts'
import type { DB } from '../../../platform/db/schema.gen.ts'
import { createList, type List } from '../../../platform/list/create-list.ts'
import type { ListArguments } from '../../../platform/list/page-call.ts'
import type { RowPage, Slice } from '../../../platform/list/paging.ts'
import type { ParentKind } from './parent-kind.ts'

type ParentPage = ParentContract['page']
export type ParentListArguments = ListArguments<ParentPage>

/** Parents of a kind as admins see them, the empty ones too. */
export class ParentRecordRepository {
  readonly #db: Kysely<DB>
  readonly #source: RawBuilder<unknown>
  readonly #list: List<ParentListArguments>

  constructor(db: Kysely<DB>, kind: ParentKind) {
    this.#db = db
    this.#source = sourceOf(kind)
    this.#list = listOf(kind, this.#source)
  }

  page(query: ParentListArguments, slice: Slice): Promise<RowPage<ParentRecord>> {
    return this.#list.page<ParentRecord>(this.#db, sql`*`, query, slice)
  }

  async find(id: number): Promise<ParentRecord | undefined> {
    const { rows } = await sql<ParentRecord>`select * from ${this.#source} where id = ${id}`.execute(this.#db)
    return rows[0]
  }
}

/** What is told of parents, by the names of the contract. */
function sourceOf({ items, fields, published, told = {} }: ParentKind): RawBuilder<unknown> {
  const { name, parent } = items
  const held = sql`(select count(*)::int from ${sql.table(name)} i where i.${sql.ref(parent.column)} = p.id`
  const besides = Object.entries(told).map(([field, value]) => sql`, ${value} as ${sql.ref(field)}`)
  return sql`(
    select p.id, p.slug, ${selectionOf(fields, 'p')}, p.sort_order as "sortOrder", p.version,
      ${held} and i.status = 'published') as ${sql.ref(published)}, ${held}) as "totalCount"${sql.join(besides, sql``)}
    from ${sql.table(parent.table)} p) p`
}

function listOf(
  { published, keyword = byName }: ParentKind,
  source: RawBuilder<unknown>,
): List<ParentListArguments> {
  const byPublished = { columns: [published], natural: 'ascend' } as const
  return createList<ParentPage>({
    source,
    filters: {
      ids: { condition: (ids) => sql`id = any(${ids}::bigint[])` },
      keyword: { condition: keyword },
    },
    orders: {
      id: { columns: [], natural: 'ascend' },
      sortOrder: { columns: ['sortOrder'], natural: 'ascend' },
      name: { columns: ['name'], natural: 'ascend' },
      questionCount: byPublished,
      publishedCount: byPublished,
    },
    defaultOrder: 'sortOrder',
  })
}

function byName(keyword: string): RawBuilder<unknown> {
  const pattern = `%${escapeLike(keyword)}%`
  return sql`(name ilike ${pattern} or slug ilike ${pattern})`
}
