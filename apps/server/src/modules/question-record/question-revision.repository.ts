import type { Contract, QuestionSnapshot } from '@app/contract'
import type { Kysely, Selectable } from 'kysely'
import { sql } from 'kysely'
import type { DB } from '../../platform/db/schema.gen.ts'
import { createList } from '../../platform/list/create-list.ts'
import type { ListArguments } from '../../platform/list/page-call.ts'
import type { RowPage, Slice } from '../../platform/list/paging.ts'

export type QuestionRevisionRow = Pick<
  Selectable<DB['question_revision']>,
  'id' | 'question_id' | 'version' | 'editor_name' | 'create_time'
> & { title: string }

export type QuestionRevisionListArguments = ListArguments<Contract['questionRevision']['page']>

export type QuestionRevisionDetailRow = QuestionRevisionRow & { snapshot: unknown }

/** What a question said after an edit. */
export interface NewRevision {
  questionId: number
  version: number
  snapshot: QuestionSnapshot
  /** null: what was there before any admin edited it. */
  editorId: number | null
  time: Date
}

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

  /** Keeps versions; one that is kept already stays as it is. */
  async insert(revisions: readonly NewRevision[]): Promise<void> {
    const json = JSON.stringify(revisions)
    await sql`
      insert into question_revision (question_id, version, snapshot, editor_id, editor_name, create_time)
      select n."questionId", n.version, n.snapshot, u.id, u.username, n.time
      from jsonb_to_recordset(${json}::text::jsonb)
        as n ("questionId" bigint, version integer, snapshot jsonb, "editorId" bigint, time timestamptz)
      left join app_user u on u.id = n."editorId"
      on conflict (question_id, version) do nothing`.execute(this.#db)
  }

  page(query: QuestionRevisionListArguments, slice: Slice): Promise<RowPage<QuestionRevisionRow>> {
    return revisions.page<QuestionRevisionRow>(this.#db, columns, query, slice)
  }

  async find(id: number): Promise<QuestionRevisionDetailRow | undefined> {
    const { rows } = await sql<QuestionRevisionDetailRow>`
      select ${columns}, snapshot from question_revision where id = ${id}`.execute(this.#db)
    return rows[0]
  }
}
