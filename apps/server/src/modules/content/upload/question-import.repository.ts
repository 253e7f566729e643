import type { Contract } from '@app/contract/contract'
import type { ImportCounts } from '@app/contract/question-import/schemas'
import type { ImportAction, ImportFormat, ImportStatus } from '@app/contract/question-import/values'
import { type Kysely, type Selectable, sql } from 'kysely'
import type { DB } from '../../../platform/db/schema.gen.ts'
import { createList } from '../../../platform/list/create-list.ts'
import type { ListArguments } from '../../../platform/list/page-call.ts'
import type { RowPage, Slice } from '../../../platform/list/paging.ts'

export type QuestionImportRow = Selectable<DB['question_import']>

/** What a row says, and what was there. */
export interface ImportChangeRow {
  action: string
  draft: unknown
  before: unknown
}

export interface ImportRowRow {
  id: number
  number: number
  place: string
  kind: string
  bank: string
  slug: string
  title: string
  action: ImportAction
  problems: unknown
  target_id: number | null
}

export type ImportListArguments = ListArguments<Contract['questionImport']['page']>
export type ImportRowListArguments = ListArguments<Contract['questionImport']['rows']>

const imports = createList<Contract['questionImport']['page']>({
  source: sql`question_import`,
  filters: { ids: { condition: (ids) => sql`id = any(${ids}::bigint[])` } },
  orders: { createTime: { columns: ['create_time'], natural: 'descend' } },
  defaultOrder: 'createTime',
})

const rowColumns = sql`id, number, place, kind, bank, slug, title, action, problems, target_id`

const importRows = createList<Contract['questionImport']['rows']>({
  source: sql`question_import_row`,
  filters: {
    importId: { condition: (id) => sql`import_id = ${id}` },
    action: { condition: (action) => sql`action = ${action}` },
  },
  orders: { number: { columns: ['number'], natural: 'ascend' } },
  defaultOrder: 'number',
})

const ends = new Set<ImportStatus>(['applied', 'undone'])

/** Imports, their files and their rows. */
export class QuestionImportRepository {
  readonly #db: Kysely<DB>

  constructor(db: Kysely<DB>) {
    this.#db = db
  }

  async insert(
    file: { fileName: string; format: ImportFormat; size: number },
    creatorId: number,
  ): Promise<number> {
    const { rows } = await sql<{ id: number }>`
      insert into question_import (file_name, format, size, creator_id, creator_name)
      select ${file.fileName}, ${file.format}, ${file.size}, id, username from app_user where id = ${creatorId}
      returning id`.execute(this.#db)
    const [row] = rows
    if (!row) throw new Error(`there is no user ${creatorId}`)
    return row.id
  }

  find(id: number): Promise<QuestionImportRow | undefined> {
    return this.#db.selectFrom('question_import').selectAll().where('id', '=', id).executeTakeFirst()
  }

  page(query: ImportListArguments, slice: Slice): Promise<RowPage<QuestionImportRow>> {
    return imports.page<QuestionImportRow>(this.#db, sql`*`, query, slice)
  }

  /** A part that is sent again takes its own place. @param content base64 */
  async savePart(id: number, start: number, content: string): Promise<void> {
    await this.#db
      .insertInto('question_import_part')
      .values({ import_id: id, start, content })
      .onConflict((conflict) => conflict.columns(['import_id', 'start']).doUpdateSet({ content }))
      .execute()
  }

  /** Where parts begin and how many bytes they hold, in order. */
  async partSizes(id: number): Promise<{ start: number; size: number }[]> {
    const { rows } = await sql<{ start: number; size: number }>`
      select start, length(rtrim(content, '=')) * 3 / 4 as size from question_import_part where import_id = ${id} order by start`.execute(
      this.#db,
    )
    return rows
  }

  /** @returns base64 */
  async readPart(id: number, start: number): Promise<string> {
    const row = await this.#db
      .selectFrom('question_import_part')
      .select('content')
      .where('import_id', '=', id)
      .where('start', '=', start)
      .executeTakeFirstOrThrow()
    return row.content
  }

  async deleteParts(id: number): Promise<void> {
    await this.#db.deleteFrom('question_import_part').where('import_id', '=', id).execute()
  }

  /**
   * Goes on from one status to the next; only one import is written or undone at a time.
   * @throws a unique violation of `question_import_working` when another one is
   * @returns whether it stood where it was thought to stand, and was not cancelled
   */
  async advance(
    id: number,
    from: ImportStatus,
    to: ImportStatus,
    more: { total?: number; counts?: ImportCounts; reason?: string } = {},
  ): Promise<boolean> {
    const result = await this.#db
      .updateTable('question_import')
      .set({
        status: to,
        ...(!ends.has(to) && { done: 0 }),
        update_time: sql<Date>`now()`,
        ...(more.total !== undefined && { total: more.total }),
        ...(more.counts && { counts: JSON.stringify(more.counts) }),
        ...(more.reason !== undefined && { reason: more.reason }),
        ...(to === 'applied' && from === 'applying' && { apply_time: sql<Date>`now()` }),
        ...(to === 'undone' && { undo_time: sql<Date>`now()` }),
      })
      .where('id', '=', id)
      .where('status', '=', from)
      .$if(to === 'ready' || to === 'applied', (update) => update.where('is_cancelled', '=', false))
      .executeTakeFirst()
    return result.numUpdatedRows > 0n
  }

  /** @returns whether an admin has cancelled it */
  async noteProgress(id: number, done: number, total?: number): Promise<boolean> {
    const row = await this.#db
      .updateTable('question_import')
      .set({ done, update_time: sql<Date>`now()`, ...(total !== undefined && { total }) })
      .where('id', '=', id)
      .returning('is_cancelled')
      .executeTakeFirst()
    return row?.is_cancelled ?? true
  }

  /** @returns whether it was being read or written */
  async cancel(id: number): Promise<boolean> {
    const { numUpdatedRows } = await this.#db
      .updateTable('question_import')
      .set({ is_cancelled: true })
      .where('id', '=', id)
      .where('status', 'in', ['reading', 'applying'])
      .where('is_cancelled', '=', false)
      .executeTakeFirst()
    return numUpdatedRows > 0n
  }

  /** Deletes an import of which nothing is written, with its file and rows. @returns whether it was one */
  async delete(id: number): Promise<boolean> {
    const { numDeletedRows } = await this.#db
      .deleteFrom('question_import')
      .where('id', '=', id)
      .where('status', 'in', ['uploading', 'ready', 'failed', 'undone'])
      .executeTakeFirst()
    return numDeletedRows > 0n
  }

  async findChange(rowId: number): Promise<ImportChangeRow | undefined> {
    return this.#db
      .selectFrom('question_import_row')
      .select(['action', 'draft', 'before'])
      .where('id', '=', rowId)
      .executeTakeFirst()
  }

  async countActions(id: number): Promise<ImportCounts> {
    const { rows } = await sql<{ action: ImportAction; count: number }>`
      select action, count(*)::int as count from question_import_row where import_id = ${id} group by action`.execute(
      this.#db,
    )
    const counts = { create: 0, update: 0, skip: 0, wrong: 0 }
    for (const { action, count } of rows) counts[action] = count
    return counts
  }

  pageOfRows(query: ImportRowListArguments, slice: Slice): Promise<RowPage<ImportRowRow>> {
    return importRows.page<ImportRowRow>(this.#db, rowColumns, query, slice)
  }
}
