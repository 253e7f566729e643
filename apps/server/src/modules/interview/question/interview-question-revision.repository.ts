import type { Contract } from '@app/contract/contract'
import { type Kysely, sql } from 'kysely'
import type { DB } from '../../../platform/db/schema.gen.ts'
import { createList } from '../../../platform/list/create-list.ts'
import type { ListArguments } from '../../../platform/list/page-call.ts'
import type { RowPage, Slice } from '../../../platform/list/paging.ts'

export interface InterviewQuestionRevisionRow {
  id: number
  interview_question_id: number
  version: number
  editor_name: string | null
  create_time: Date
  title: string
}

export type InterviewQuestionRevisionDetailRow = InterviewQuestionRevisionRow & { snapshot: unknown }

export type InterviewQuestionRevisionListArguments = ListArguments<
  Contract['interviewQuestionRevision']['page']
>

const columns = sql`id, interview_question_id, version, editor_name, create_time, snapshot ->> 'title' as title`

const revisions = createList<Contract['interviewQuestionRevision']['page']>({
  source: sql`interview_question_revision`,
  filters: { interviewQuestionId: { condition: (id) => sql`interview_question_id = ${id}` } },
  orders: { version: { columns: ['version'], natural: 'descend' } },
  defaultOrder: 'version',
})

/** The history of interview questions. */
export class InterviewQuestionRevisionRepository {
  readonly #db: Kysely<DB>

  constructor(db: Kysely<DB>) {
    this.#db = db
  }

  page(
    query: InterviewQuestionRevisionListArguments,
    slice: Slice,
  ): Promise<RowPage<InterviewQuestionRevisionRow>> {
    return revisions.page<InterviewQuestionRevisionRow>(this.#db, columns, query, slice)
  }

  async find(id: number): Promise<InterviewQuestionRevisionDetailRow | undefined> {
    const { rows } = await sql<InterviewQuestionRevisionDetailRow>`
      select ${columns}, snapshot from interview_question_revision where id = ${id}`.execute(this.#db)
    return rows[0]
  }
}
