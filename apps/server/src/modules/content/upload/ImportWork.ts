import type { ImportStatus } from '@app/contract'
import { importFormat } from '@app/contract'
import { type Kysely, sql } from 'kysely'
import type { ContentChanges } from '../../../platform/ContentChanges.ts'
import type { DB } from '../../../platform/db/schema.gen.ts'
import type { Actor } from '../../../platform/http/actor.ts'
import { type Language, translator } from '../../../platform/i18n.ts'
import type { Logger } from '../../../platform/log.ts'
import type { AuditLogService } from '../../audit-log/audit-log.service.ts'
import { rowsOfImport } from '../content-rows.ts'
import { kinds } from '../kinds/families.ts'
import { ImportPlan } from './plan/ImportPlan.ts'
import { QuestionImportRepository, type QuestionImportRow } from './question-import.repository.ts'
import { UnreadableFile } from './read/unreadable-file.ts'
import { readInThread } from './read/upload-thread.ts'
import { ImportRun, Interrupted, RowInTheWay } from './write/ImportRun.ts'
import { type EditedRow, ImportRowRepository } from './write/import-row.repository.ts'

const MOST_EDITED = 100
/** Who has not been heard of for so long works on nothing any more. */
const ABANDONED_SECONDS = 60

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
  readonly #running = new Set<Promise<void>>()
  #isStopping = false

  constructor({ db, audit, changes, log }: ImportWorkDependencies) {
    this.#db = db
    this.#imports = new QuestionImportRepository(db)
    this.#rows = new ImportRowRepository(db)
    this.#audit = audit
    this.#changes = changes
    this.#log = log
  }

  read(file: QuestionImportRow, language: Language): void {
    this.#start(file.id, 'reading', async () => {
      await this.#read(file, language)
      await this.#imports.deleteParts(file.id)
      await this.#imports.advance(file.id, 'reading', 'ready', {
        counts: await this.#imports.countActions(file.id),
      })
    })
  }

  apply(actor: Actor, id: number): void {
    this.#start(id, 'applying', async () => {
      await this.#run(id, actor.id).apply()
      await this.#finish(actor, id, 'applying', 'applied')
    })
  }

  undo(actor: Actor, id: number): void {
    this.#start(id, 'undoing', async () => {
      await this.#run(id, actor.id).undo()
      await this.#finish(actor, id, 'undoing', 'undone')
    })
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

  /**
   * Takes back what was being written, and goes on with what was being undone, when a server stopped.
   * @param isAlone whether no other server works on this database
   */
  async recover(isAlone: boolean): Promise<void> {
    for (const { id, status, creator_id: userId } of await this.#imports.findAbandoned(
      isAlone ? 0 : ABANDONED_SECONDS,
    )) {
      if (status === 'undoing') {
        this.#start(id, 'undoing', async () => {
          await this.#run(id, userId).undo()
          await this.#imports.advance(id, 'undoing', 'undone')
        })
      } else
        this.#start(id, status === 'reading' ? 'reading' : 'applying', async () =>
          Promise.reject(new Interrupted()),
        )
    }
  }

  /** Stops after the transaction that is running. */
  async close(): Promise<void> {
    this.#isStopping = true
    await Promise.all(this.#running)
  }

  /** Resolves when nothing is being done. */
  async settle(): Promise<void> {
    while (this.#running.size > 0) await Promise.all(this.#running)
  }

  #run(importId: number, userId: number | null): ImportRun {
    return new ImportRun({ db: this.#db, importId, userId, isStopping: () => this.#isStopping })
  }

  #start(id: number, status: ImportStatus, act: () => Promise<void>): void {
    const running = act()
      .catch((error: unknown) => this.#fail(id, status, error))
      .catch((error: unknown) => this.#log.error({ err: error, importId: id }, 'an import was left half-way'))
      .finally(() => this.#running.delete(running))
    this.#running.add(running)
  }

  async #read({ id, size, format }: QuestionImportRow, language: Language): Promise<void> {
    const bytes = new Uint8Array(size)
    for (const { start } of await this.#imports.partSizes(id))
      bytes.set(Buffer.from(await this.#imports.readPart(id, start), 'base64'), start)
    const plan = new ImportPlan(this.#db, language)
    await plan.prepare()
    let done = 0
    await readInThread({ bytes, format: importFormat.parse(format), language }, async (rows, total) => {
      if (this.#isStopping) throw new Interrupted()
      await this.#rows.insert(id, await plan.add(rows))
      done += rows.length
      await this.#imports.noteProgress(id, done, total)
    })
    const lost = plan.findLost()
    if (lost.length > 0) await this.#rows.refuse(id, lost)
  }

  async #finish(actor: Actor, id: number, from: ImportStatus, to: 'applied' | 'undone'): Promise<void> {
    const { file_name: name, counts } = (await this.#imports.find(id)) ?? { file_name: '', counts: null }
    await this.#db.transaction().execute(async (transaction) => {
      await new QuestionImportRepository(transaction).advance(id, from, to)
      const action = to === 'applied' ? 'questionImport.apply' : 'questionImport.undo'
      await this.#audit.record(transaction, actor, { action, target: { id, name }, after: { counts } })
    })
    this.#changes.announce()
  }

  /** What was written is taken back; what could not be read is forgotten. */
  async #fail(id: number, status: ImportStatus, error: unknown): Promise<void> {
    // When the server starts again it does the rest.
    if (this.#isStopping) return
    const t = translator('zh-CN')
    const known =
      error instanceof UnreadableFile
        ? t(`content:upload.${error.key}`, error.values)
        : error instanceof RowInTheWay
          ? t('content:upload.inTheWay', { number: error.row.number, title: error.row.title })
          : error instanceof Interrupted
            ? t('content:upload.interrupted')
            : undefined
    if (known === undefined) this.#log.error({ err: error, importId: id }, 'an import failed')
    if (status === 'reading') await this.#forgetFile(id)
    else await this.#run(id, null).undo()
    await this.#imports.advance(id, status, 'failed', { reason: known ?? t('systemError') })
    this.#changes.announce()
  }

  async #forgetFile(id: number): Promise<void> {
    await this.#imports.deleteParts(id)
    await this.#rows.deleteAll(id)
  }
}
