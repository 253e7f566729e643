import { importFormat } from '@app/contract/question-import/schemas'
import { type Kysely, sql } from 'kysely'
import type { ContentChanges } from '../../../platform/ContentChanges.ts'
import type { DB } from '../../../platform/db/schema.gen.ts'
import type { Actor } from '../../../platform/http/actor.ts'
import { type Language, translator } from '../../../platform/i18n.ts'
import type { JobContext } from '../../../platform/jobs/job.ts'
import type { Logger } from '../../../platform/log.ts'
import type { AuditLogService } from '../../audit-log/audit-log.service.ts'
import { rowsOfImport } from '../content-rows.ts'
import { kinds } from '../kinds/families.ts'
import { ImportPlan } from './plan/ImportPlan.ts'
import { QuestionImportRepository, type QuestionImportRow } from './question-import.repository.ts'
import { UnreadableFile } from './read/unreadable-file.ts'
import { readInProcess } from './read/upload-process.ts'
import { Cancelled, ImportRun, Interrupted, RowInTheWay } from './write/ImportRun.ts'
import { type EditedRow, ImportRowRepository } from './write/import-row.repository.ts'

const MOST_EDITED = 100

/** What is to be done with an import, and who asked for it. */
export interface ImportTask {
  id: number
  act: ImportAct
  actor: Actor
  language: Language
}

export type ImportAct = keyof typeof STATUS

/** What an import's status is while something is done with it. */
const STATUS = { read: 'reading', apply: 'applying', undo: 'undoing' } as const

interface ImportWorkDependencies {
  db: Kysely<DB>
  audit: AuditLogService
  changes: ContentChanges
  log: Logger
}

/** Does what takes long, after the call that asked for it has been answered. */
export class ImportWork {
  readonly #db: Kysely<DB>
  readonly #imports: QuestionImportRepository
  readonly #rows: ImportRowRepository
  readonly #audit: AuditLogService
  readonly #changes: ContentChanges
  readonly #log: Logger

  constructor({ db, audit, changes, log }: ImportWorkDependencies) {
    this.#db = db
    this.#imports = new QuestionImportRepository(db)
    this.#rows = new ImportRowRepository(db)
    this.#audit = audit
    this.#changes = changes
    this.#log = log
  }

  /**
   * Does a task, or what is left of it: what another server has not finished writing is taken back, an undoing goes on.
   * What fails is told in the import's reason. @throws when the server stops, for another try
   */
  async do(task: ImportTask, { signal, isRetry }: JobContext): Promise<void> {
    const { id, act } = task
    const file = await this.#imports.find(id)
    if (file?.status !== STATUS[act]) return
    try {
      if (isRetry && act !== 'undo') throw new Interrupted()
      if (file.is_cancelled) throw new Cancelled()
      if (act === 'read') await this.#readWhole(file, task.language, signal)
      else await this.#write(task, act, signal)
    } catch (error) {
      if (signal.aborted) throw error
      await this.#fail(task, error, signal)
    }
  }

  /** Rows whose items somebody has edited since. */
  async findEdited(id: number): Promise<EditedRow[]> {
    const keys: number[] = []
    for (const { name, store } of kinds) {
      const rows = rowsOfImport('after_version', sql`r.import_id = ${id} and r.kind = ${name}`)
      keys.push(...(await store(this.#db).findEdited(rows, MOST_EDITED)))
    }
    return this.#rows.findEdited(keys.slice(0, MOST_EDITED))
  }

  #run(importId: number, userId: number | null, signal: AbortSignal): ImportRun {
    return new ImportRun({ db: this.#db, importId, userId, signal })
  }

  async #write({ id, actor }: ImportTask, act: 'apply' | 'undo', signal: AbortSignal): Promise<void> {
    await this.#run(id, actor.id, signal)[act]()
    await this.#finish(actor, id, act)
  }

  async #readWhole(file: QuestionImportRow, language: Language, signal: AbortSignal): Promise<void> {
    await this.#read(file, language, signal)
    await this.#imports.deleteParts(file.id)
    const counts = await this.#imports.countActions(file.id)
    if (!(await this.#imports.advance(file.id, 'reading', 'ready', { counts }))) throw new Cancelled()
  }

  async #read(
    { id, size, format }: QuestionImportRow,
    language: Language,
    signal: AbortSignal,
  ): Promise<void> {
    const bytes = new Uint8Array(size)
    for (const { start } of await this.#imports.partSizes(id))
      bytes.set(Buffer.from(await this.#imports.readPart(id, start), 'base64'), start)
    const plan = new ImportPlan(this.#db, language)
    await plan.prepare()
    let done = 0
    await readInProcess({ bytes, format: importFormat.parse(format), language }, async (rows, total) => {
      if (signal.aborted) throw new Interrupted()
      await this.#rows.insert(id, await plan.add(rows))
      done += rows.length
      if (await this.#imports.noteProgress(id, done, total)) throw new Cancelled()
    })
    const lost = plan.findLost()
    if (lost.length > 0) await this.#rows.refuse(id, lost)
  }

  async #finish(actor: Actor, id: number, act: 'apply' | 'undo'): Promise<void> {
    const { file_name: name, counts } = (await this.#imports.find(id)) ?? { file_name: '', counts: null }
    await this.#db.transaction().execute(async (transaction) => {
      const end = act === 'apply' ? 'applied' : 'undone'
      if (!(await new QuestionImportRepository(transaction).advance(id, STATUS[act], end)))
        throw new Cancelled()
      const action = act === 'apply' ? 'questionImport.apply' : 'questionImport.undo'
      await this.#audit.record(transaction, actor, { action, target: { id, name }, after: { counts } })
    })
    this.#changes.announce()
  }

  /** What was written is taken back; what could not be read is forgotten. */
  async #fail({ id, act, language }: ImportTask, error: unknown, signal: AbortSignal): Promise<void> {
    const t = translator(language)
    const known =
      error instanceof UnreadableFile
        ? t(`content:upload.${error.key}`, error.values)
        : error instanceof RowInTheWay
          ? t('content:upload.inTheWay', { number: error.row.number, title: error.row.title })
          : error instanceof Interrupted
            ? t('content:upload.interrupted')
            : error instanceof Cancelled
              ? t('content:upload.cancelled')
              : undefined
    if (known === undefined) this.#log.error({ err: error, importId: id }, 'an import failed')
    if (act === 'read') await this.#forgetFile(id)
    else await this.#run(id, null, signal).undo()
    await this.#imports.advance(id, STATUS[act], 'failed', { reason: known ?? t('systemError') })
    this.#changes.announce()
  }

  async #forgetFile(id: number): Promise<void> {
    await this.#imports.deleteParts(id)
    await this.#rows.deleteAll(id)
  }
}
