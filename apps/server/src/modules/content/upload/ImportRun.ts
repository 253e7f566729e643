import { setImmediate as breathe, setTimeout as pause } from 'node:timers/promises'
import type { Kysely } from 'kysely'
import type { DB } from '../../../platform/db/schema.gen.ts'
import { ImportUndoRepository } from './import-undo.repository.ts'
import { ImportWriteRepository, type PendingRow } from './import-write.repository.ts'
import { QuestionImportRepository } from './question-import.repository.ts'

/** Rows of a transaction: as many as an embedded database writes while nobody notices. */
const ROWS_AT_ONCE = 20
/** Of the time a transaction took, others have so much before the next. */
const SHARE_OF_OTHERS = 0.5

/** A row could not be written: somebody was there first. */
export class RowInTheWay extends Error {
  override readonly name = 'RowInTheWay'
  readonly row: PendingRow

  constructor(row: PendingRow) {
    super(`row ${row.number} could not be written`)
    this.row = row
  }
}

/** The server stops; what is left is done when it starts again. */
export class Interrupted extends Error {
  override readonly name = 'Interrupted'
}

interface RunOptions {
  db: Kysely<DB>
  importId: number
  /** Who asked for it; null when the server mends what was left. */
  userId: number | null
  isStopping: () => boolean
}

/**
 * Writes or takes back an import in many short transactions, so that an embedded database, which has one session,
 * goes on answering others.
 */
export class ImportRun {
  readonly #options: RunOptions
  #done = 0

  constructor(options: RunOptions) {
    this.#options = options
  }

  /** Writes every row that has no fault. @throws RowInTheWay, Interrupted */
  async apply(): Promise<void> {
    const { db, importId } = this.#options
    while (await this.#step((transaction) => this.#applySome(transaction))) {
      // Until no row is left.
    }
    const relating = await new ImportWriteRepository(db).relating(importId)
    for (let start = 0; start < relating.length; start += ROWS_AT_ONCE) {
      const some = relating.slice(start, start + ROWS_AT_ONCE)
      await this.#step((transaction) => this.#relateSome(transaction, some))
    }
  }

  /** Takes back what was written. @throws Interrupted */
  async undo(): Promise<void> {
    while (await this.#step((transaction) => this.#undoSome(transaction))) {
      // Until no row is left.
    }
  }

  async #applySome(transaction: Kysely<DB>): Promise<boolean> {
    const { importId, userId } = this.#options
    const writer = new ImportWriteRepository(transaction)
    const pending = await writer.pending(importId, ROWS_AT_ONCE)
    const some = pending.filter(
      ({ kind, action }) => kind === pending[0]?.kind && action === pending[0]?.action,
    )
    const [first] = some
    if (!first) return false
    const ids = some.map(({ id }) => id)
    const written = new Set(
      first.kind === 'bank'
        ? await writer.writeBanks(ids)
        : first.action === 'create'
          ? await writer.createQuestions(ids)
          : await writer.updateQuestions(ids),
    )
    const refused = some.find(({ id }) => !written.has(id))
    if (refused) throw new RowInTheWay(refused)
    if (first.kind === 'question' && first.action === 'update') await writer.keepRevisions(ids, userId ?? 0)
    await this.#noteProgress(transaction, some.length)
    return true
  }

  async #relateSome(transaction: Kysely<DB>, ids: readonly number[]): Promise<boolean> {
    const writer = new ImportWriteRepository(transaction)
    await writer.relate(ids)
    await writer.keepRevisions(ids, this.#options.userId ?? 0)
    await this.#noteProgress(transaction, 0)
    return true
  }

  async #undoSome(transaction: Kysely<DB>): Promise<boolean> {
    const { importId, userId } = this.#options
    const undo = new ImportUndoRepository(transaction)
    const ids = await undo.written(importId, ROWS_AT_ONCE)
    if (ids.length === 0) return false
    await undo.undo(ids, userId)
    await this.#noteProgress(transaction, ids.length)
    return true
  }

  async #noteProgress(transaction: Kysely<DB>, count: number): Promise<void> {
    this.#done += count
    await new QuestionImportRepository(transaction).noteProgress(this.#options.importId, this.#done)
  }

  /** One transaction, and then others' turn. */
  async #step(act: (transaction: Kysely<DB>) => Promise<boolean>): Promise<boolean> {
    if (this.#options.isStopping()) throw new Interrupted()
    const start = performance.now()
    const hasMore = await this.#options.db.transaction().execute(act)
    const took = performance.now() - start
    await pause(took * SHARE_OF_OTHERS)
    await breathe()
    return hasMore
  }
}
