import type { Contract } from '@app/contract/contract'
import { type Kysely, sql } from 'kysely'
import type { DB } from '../../../platform/db/schema.gen.ts'
import { createList } from '../../../platform/list/create-list.ts'
import type { ListArguments } from '../../../platform/list/page-call.ts'
import type { RowPage, Slice } from '../../../platform/list/paging.ts'

export interface PointRevisionRow {
  id: number
  knowledge_point_id: number
  version: number
  editor_name: string | null
  create_time: Date
  title: string
}

export type PointRevisionDetailRow = PointRevisionRow & { snapshot: unknown }

export type PointRevisionListArguments = ListArguments<Contract['knowledgePointRevision']['page']>

const columns = sql`id, knowledge_point_id, version, editor_name, create_time, snapshot ->> 'title' as title`

const revisions = createList<Contract['knowledgePointRevision']['page']>({
  source: sql`knowledge_point_revision`,
  filters: { knowledgePointId: { condition: (id) => sql`knowledge_point_id = ${id}` } },
  orders: { version: { columns: ['version'], natural: 'descend' } },
  defaultOrder: 'version',
})

/** The history of knowledge points. */
export class PointRevisionRepository {
  readonly #db: Kysely<DB>

  constructor(db: Kysely<DB>) {
    this.#db = db
  }

  page(query: PointRevisionListArguments, slice: Slice): Promise<RowPage<PointRevisionRow>> {
    return revisions.page<PointRevisionRow>(this.#db, columns, query, slice)
  }

  async find(id: number): Promise<PointRevisionDetailRow | undefined> {
    const { rows } = await sql<PointRevisionDetailRow>`
      select ${columns}, snapshot from knowledge_point_revision where id = ${id}`.execute(this.#db)
    return rows[0]
  }
}
