import type { ImportProblem } from '@app/contract/question-import/schemas'
import type { ImportAction } from '@app/contract/question-import/values'
import { type Kysely, sql } from 'kysely'
import type { DB } from '../../../../platform/db/schema.gen.ts'
import type { WrittenRow } from '../../content-store.ts'
import type { KindName } from '../../kinds/kind.ts'

const ROWS_PER_STATEMENT = 1_000

/** A row that has been looked at. */
export interface PlannedRow {
  number: number
  place: string
  kind: KindName
  bank: string
  slug: string
  title: string
  action: ImportAction
  problems: ImportProblem[]
  draft: object | null
  targetId: number | null
  before: object | null
  beforeVersion: number | null
}

/** A row that is to be written, or was. */
export interface PendingRow {
  id: number
  number: number
  kind: KindName
  action: 'create' | 'update'
  title: string
}

/** A row that turned out to be wrong once all were read. */
export interface RefusedRow {
  kind: KindName
  number: number
  place: string
  problem: ImportProblem
}

/** A row whose item was changed after the import. */
export interface EditedRow {
  id: number
  number: number
  title: string
  target_id: number
}

/** The rows of imports, as they are planned, written and taken back. */
export class ImportRowRepository {
  readonly #db: Kysely<DB>

  constructor(db: Kysely<DB>) {
    this.#db = db
  }

  async insert(importId: number, rows: readonly PlannedRow[]): Promise<void> {
    await sql`
      insert into question_import_row
        (import_id, number, place, kind, bank, slug, title, action, problems, draft, target_id, before, before_version)
      select ${importId}, r.number, r.place, r.kind, r.bank, r.slug, r.title, r.action, r.problems, r.draft, r."targetId", r.before,
        r."beforeVersion"
      from jsonb_to_recordset(${JSON.stringify(rows)}::text::jsonb) as r (number integer, place text, kind text, bank text,
        slug text, title text, action text, problems jsonb, draft jsonb, "targetId" bigint, before jsonb, "beforeVersion" integer)`.execute(
      this.#db,
    )
  }

  async refuse(importId: number, refused: readonly RefusedRow[]): Promise<void> {
    await sql`
      update question_import_row r
      set action = 'wrong', draft = null, before = null, problems = r.problems || jsonb_build_array(f.problem)
      from jsonb_to_recordset(${JSON.stringify(refused)}::text::jsonb) as f (kind text, number integer, place text, problem jsonb)
      where r.import_id = ${importId} and r.kind = f.kind and r.number = f.number and r.place = f.place`.execute(
      this.#db,
    )
  }

  async deleteAll(importId: number): Promise<void> {
    await this.#db.deleteFrom('question_import_row').where('import_id', '=', importId).execute()
  }

  /** The rows of a kind that are to be written, new items first, some at a time. */
  async *pending(importId: number, kind: KindName): AsyncGenerator<PendingRow> {
    for (const action of ['create', 'update'] as const) {
      let last = { number: -1, id: 0 }
      for (;;) {
        const { rows } = await sql<PendingRow>`
          select id, number, kind, action, title from question_import_row
          where import_id = ${importId} and action = ${action} and kind = ${kind}
            and (number, id) > (${last.number}::integer, ${last.id}::bigint)
          order by number, id limit ${sql.lit(ROWS_PER_STATEMENT)}`.execute(this.#db)
        yield* rows
        last = rows.at(-1) ?? last
        if (rows.length < ROWS_PER_STATEMENT) break
      }
    }
  }

  /** The rows of a kind that were written, the last ones first. */
  async written(importId: number, kind: KindName): Promise<PendingRow[]> {
    const { rows } = await sql<PendingRow>`
      select id, number, kind, action, title from question_import_row
      where import_id = ${importId} and kind = ${kind} and after_version is not null
      order by number desc, id desc`.execute(this.#db)
    return rows
  }

  /** The rows of a kind whose items relate to others, or did. */
  async relating(importId: number, kind: KindName): Promise<number[]> {
    const { rows } = await sql<{ id: number }>`
      select id from question_import_row
      where import_id = ${importId} and kind = ${kind} and after_version is not null
        and (jsonb_array_length(draft -> 'related') > 0 or jsonb_array_length(before -> 'relatedIds') > 0)
      order by number, id`.execute(this.#db)
    return rows.map(({ id }) => id)
  }

  async noteWritten(written: readonly WrittenRow[]): Promise<void> {
    await sql`
      update question_import_row r set target_id = w.id, after_version = w.version
      from jsonb_to_recordset(${JSON.stringify(written)}::text::jsonb) as w (key bigint, id bigint, version integer)
      where r.id = w.key`.execute(this.#db)
  }

  async noteTakenBack(ids: readonly number[]): Promise<void> {
    await sql`update question_import_row set after_version = null where id = any(${ids}::bigint[])`.execute(
      this.#db,
    )
  }

  async findEdited(ids: readonly number[]): Promise<EditedRow[]> {
    const { rows } = await sql<EditedRow>`
      select id, number, title, target_id from question_import_row where id = any(${ids}::bigint[]) order by number, id`.execute(
      this.#db,
    )
    return rows
  }
}
