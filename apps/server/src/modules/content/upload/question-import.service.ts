import { Code } from '@app/contract/common/envelope'
import type { Page } from '@app/contract/common/schemas'
import type { ImportChange, ImportRow, QuestionImport } from '@app/contract/question-import/schemas'
import type { ImportFormat, ImportStatus } from '@app/contract/question-import/values'
import type { Kysely } from 'kysely'
import { AppError, fieldRefused, notFound } from '../../../platform/app-error.ts'
import { isForeignKeyViolation, isUniqueViolation } from '../../../platform/db/errors.ts'
import type { DB } from '../../../platform/db/schema.gen.ts'
import type { Actor } from '../../../platform/http/actor.ts'
import type { Language } from '../../../platform/i18n.ts'
import { type Paging, paging } from '../../../platform/list/paging.ts'
import type { AuditLogService } from '../../audit-log/audit-log.service.ts'
import { changesOf } from './changes-of.ts'
import type { ImportTask, ImportWork } from './ImportWork.ts'
import { toImportRow, toQuestionImport } from './question-import.mapper.ts'
import {
  type ImportListArguments,
  type ImportRowListArguments,
  QuestionImportRepository,
  type QuestionImportRow,
} from './question-import.repository.ts'

type BeginTask = (task: ImportTask, transaction: Kysely<DB>) => Promise<void>

interface ImportServiceDependencies {
  db: Kysely<DB>
  work: ImportWork
  audit: AuditLogService
  /** Has a task done once the transaction is committed. */
  begin: BeginTask
}

/** Bringing questions in from a file: upload, look at what it would do, write it, take it back. */
export class QuestionImportService {
  readonly #db: Kysely<DB>
  readonly #imports: QuestionImportRepository
  readonly #work: ImportWork
  readonly #audit: AuditLogService
  readonly #begin: BeginTask

  constructor({ db, work, audit, begin }: ImportServiceDependencies) {
    this.#db = db
    this.#audit = audit
    this.#imports = new QuestionImportRepository(db)
    this.#work = work
    this.#begin = begin
  }

  add(actor: Actor, file: { fileName: string; format: ImportFormat; size: number }): Promise<number> {
    return this.#imports.insert(file, actor.id)
  }

  page(query: ImportListArguments & Paging): Promise<Page<QuestionImport>> {
    return paging(query, (list, slice) => this.#imports.page(list, slice), toQuestionImport)
  }

  /** @throws AppError 40400 */
  async get(id: number): Promise<QuestionImport> {
    return toQuestionImport(await this.#find(id))
  }

  rows(query: ImportRowListArguments & Paging): Promise<Page<ImportRow>> {
    return paging(query, (list, slice) => this.#imports.pageOfRows(list, slice), toImportRow)
  }

  /** Takes a part of the file. @throws AppError 40400, 40900 when the file is read already, 40000 at `offset` */
  async upload(id: number, offset: number, content: string): Promise<void> {
    const found = await this.#find(id)
    if (found.status !== 'uploading') throw new AppError(Code.conflict, 'importBusy')
    if (offset + Buffer.byteLength(content, 'base64') > found.size)
      throw fieldRefused(Code.badParameters, 'offset', 'outsideFile')
    await this.#imports.savePart(id, offset, content).catch((error: unknown) => {
      throw isForeignKeyViolation(error) ? notFound() : error
    })
  }

  /** Begins to look at what the file holds. @throws AppError 40400, 40900 when it is not there whole, or read already */
  async read(actor: Actor, id: number, language: Language): Promise<void> {
    const found = await this.#find(id)
    const parts = await this.#imports.partSizes(id)
    const end = parts.reduce((at, { start, size }) => (start === at ? at + size : at), 0)
    if (found.status === 'uploading' && end !== found.size)
      throw new AppError(Code.conflict, 'importIncomplete')
    await this.#advance({ id, act: 'read', actor, language }, 'uploading', 'reading')
  }

  /** Begins to write what has no fault. @throws AppError 40400, 40900 when it is not ready, or another one is being written */
  async apply(actor: Actor, id: number, language: Language): Promise<void> {
    const { counts } = await this.get(id)
    if (counts.create + counts.update === 0) throw new AppError(Code.conflict, 'importEmpty')
    const total = counts.create + counts.update
    await this.#advance({ id, act: 'apply', actor, language }, 'ready', 'applying', total)
  }

  /**
   * Begins to take an import back.
   * @throws AppError 40400, 40900 when it is not applied, or, unless they are to be kept, with the rows edited since
   */
  async undo(
    actor: Actor,
    { id, keepEdited }: { id: number; keepEdited: boolean },
    language: Language,
  ): Promise<void> {
    const { counts, status } = await this.get(id)
    if (status !== 'applied') throw new AppError(Code.conflict, 'importBusy')
    const edited = await this.#work.findEdited(id)
    if (edited.length > 0 && !keepEdited) {
      const rows = edited.map(({ number, title, target_id: targetId }) => ({ number, title, targetId }))
      throw new AppError(Code.conflict, 'importEditedSince', { rows })
    }
    const total = counts.create + counts.update
    await this.#advance({ id, act: 'undo', actor, language }, 'applied', 'undoing', total)
  }

  /** What a row changes, or has changed, field by field. @throws AppError 40400 */
  async changes(rowId: number): Promise<ImportChange[]> {
    const row = await this.#imports.findChange(rowId)
    if (!row) throw notFound()
    return row.action === 'update' ? changesOf(row.before, row.draft) : []
  }

  /** Has what is being read or written end and be taken back. @throws AppError 40400, 40900 when nothing is */
  cancel(actor: Actor, id: number): Promise<void> {
    return this.#end(actor, id, 'questionImport.cancel')
  }

  /** Deletes an import of which nothing is written. @throws AppError 40400, 40900 when something is */
  delete(actor: Actor, id: number): Promise<void> {
    return this.#end(actor, id, 'questionImport.delete')
  }

  async #end(actor: Actor, id: number, action: 'questionImport.cancel' | 'questionImport.delete') {
    const { file_name: name } = await this.#find(id)
    await this.#db.transaction().execute(async (transaction) => {
      const imports = new QuestionImportRepository(transaction)
      const isDone = action === 'questionImport.delete' ? await imports.delete(id) : await imports.cancel(id)
      if (!isDone) throw new AppError(Code.conflict, 'importBusy')
      await this.#audit.record(transaction, actor, { action, target: { id, name } })
    })
  }

  async #find(id: number): Promise<QuestionImportRow> {
    const row = await this.#imports.find(id)
    if (!row) throw notFound()
    return row
  }

  async #advance(task: ImportTask, from: ImportStatus, to: ImportStatus, total = 0): Promise<void> {
    try {
      await this.#db.transaction().execute(async (transaction) => {
        const imports = new QuestionImportRepository(transaction)
        if (!(await imports.advance(task.id, from, to, { total })))
          throw new AppError(Code.conflict, 'importBusy')
        await this.#begin(task, transaction)
      })
    } catch (error) {
      if (isUniqueViolation(error, 'question_import_working')) throw new AppError(Code.conflict, 'importBusy')
      throw error
    }
  }
}
