import type { QuestionSnapshot } from '@app/contract'
import type { Kysely, Selectable } from 'kysely'
import { sql } from 'kysely'
import type { DB } from '../../platform/db/schema.gen.ts'

export type QuestionRevisionRow = Pick<
  Selectable<DB['question_revision']>,
  'id' | 'question_id' | 'version' | 'editor_name' | 'create_time'
> & { title: string }

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

const columns = sql`r.id, r.question_id, r.version, r.editor_name, r.create_time, r.snapshot ->> 'title' as title`

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

  async page(
    questionId: number,
    { limit, offset, sortOrder }: { limit: number; offset: number; sortOrder: 'ascend' | 'descend' },
  ): Promise<{ rows: QuestionRevisionRow[]; total: number }> {
    const way = sql.raw(sortOrder === 'ascend' ? 'asc' : 'desc')
    const [page, count] = await Promise.all([
      sql<QuestionRevisionRow>`
        select ${columns} from question_revision r where r.question_id = ${questionId}
        order by r.version ${way} limit ${sql.lit(limit)} offset ${sql.lit(offset)}`.execute(this.#db),
      sql<{
        count: number
      }>`select count(*) from question_revision where question_id = ${questionId}`.execute(this.#db),
    ])
    return { rows: page.rows, total: count.rows[0]?.count ?? 0 }
  }

  async find(id: number): Promise<QuestionRevisionDetailRow | undefined> {
    const { rows } = await sql<QuestionRevisionDetailRow>`
      select ${columns}, r.snapshot from question_revision r where r.id = ${id}`.execute(this.#db)
    return rows[0]
  }
}
