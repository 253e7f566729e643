import type { Contract } from '@app/contract/contract'
import type { Kysely, Selectable } from 'kysely'
import { sql } from 'kysely'
import type { DB } from '../../../platform/db/schema.gen.ts'
import { createList } from '../../../platform/list/create-list.ts'
import type { ListArguments } from '../../../platform/list/page-call.ts'
import type { RowPage, Slice } from '../../../platform/list/paging.ts'

export type QuestionRevisionRow = Pick<
  Selectable<DB['question_revision']>,
  'id' | 'question_id' | 'version' | 'editor_name' | 'create_time'
> & { title: string }

export type QuestionRevisionListArguments = ListArguments<Contract['questionRevision']['page']>

export type QuestionRevisionDetailRow = QuestionRevisionRow & { snapshot: unknown }

const columns = sql`id, question_id, version, editor_name, create_time, snapshot ->> 'title' as title`

const revisions = createList<Contract['questionRevision']['page']>({
  source: sql`question_revision`,
  filters: { questionId: { condition: (id) => sql`question_id = ${id}` } },
  orders: { version: { columns: ['version'], natural: 'descend' } },
  defaultOrder: 'version',
})

/** The history of questions. */
export class QuestionRevisionRepository {
  readonly #db: Kysely<DB>

  constructor(db: Kysely<DB>) {
    this.#db = db
  }

  page(query: QuestionRevisionListArguments, slice: Slice): Promise<RowPage<QuestionRevisionRow>> {
    return revisions.page<QuestionRevisionRow>(this.#db, columns, query, slice)
  }

  async find(id: number): Promise<QuestionRevisionDetailRow | undefined> {
    const { rows } = await sql<QuestionRevisionDetailRow>`
      select ${columns}, snapshot from question_revision where id = ${id}`.execute(this.#db)
    return rows[0]
  }

  async findVersion(questionId: number, version: number): Promise<QuestionRevisionDetailRow | undefined> {
    const { rows } = await sql<QuestionRevisionDetailRow>`
      select ${columns}, snapshot from question_revision
      where question_id = ${questionId} and version = ${version}`.execute(this.#db)
    return rows[0]
  }
}
