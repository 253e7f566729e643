import type { Contract } from '@app/contract/contract'
import { type Kysely, sql } from 'kysely'
import { escapeLike } from '../../../platform/db/like.ts'
import type { DB } from '../../../platform/db/schema.gen.ts'
import { createList } from '../../../platform/list/create-list.ts'
import type { ListArguments } from '../../../platform/list/page-call.ts'
import type { RowPage, Slice } from '../../../platform/list/paging.ts'

export interface ChapterRecordRow {
  id: number
  slug: string
  name: string
  description: string
  introduction: string
  sort_order: number
  published_count: number
  total_count: number
  version: number
}

export type ChapterListArguments = ListArguments<Contract['chapter']['page']>

const withCounts = sql`(
  select c.id, c.slug, c.name, c.description, c.introduction, c.sort_order, c.version,
    (select count(*)::int from knowledge_point p where p.chapter_id = c.id and p.status = 'published') as published_count,
    (select count(*)::int from knowledge_point p where p.chapter_id = c.id) as total_count
  from chapter c) c`

const chapters = createList<Contract['chapter']['page']>({
  source: withCounts,
  filters: {
    ids: { condition: (ids) => sql`id = any(${ids}::bigint[])` },
    keyword: {
      condition(keyword) {
        const pattern = `%${escapeLike(keyword)}%`
        return sql`(name ilike ${pattern} or slug ilike ${pattern})`
      },
    },
  },
  orders: {
    id: { columns: [], natural: 'ascend' },
    sortOrder: { columns: ['sort_order'], natural: 'ascend' },
    name: { columns: ['name'], natural: 'ascend' },
  },
  defaultOrder: 'sortOrder',
})

/** Chapters as admins see them, the empty ones too. */
export class ChapterRecordRepository {
  readonly #db: Kysely<DB>

  constructor(db: Kysely<DB>) {
    this.#db = db
  }

  page(query: ChapterListArguments, slice: Slice): Promise<RowPage<ChapterRecordRow>> {
    return chapters.page<ChapterRecordRow>(this.#db, sql`*`, query, slice)
  }

  async find(id: number): Promise<ChapterRecordRow | undefined> {
    const { rows } = await sql<ChapterRecordRow>`select * from ${withCounts} where id = ${id}`.execute(
      this.#db,
    )
    return rows[0]
  }
}
