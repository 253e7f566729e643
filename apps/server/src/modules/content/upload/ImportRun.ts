import { setTimeout as pause } from 'node:timers/promises'
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
    let some: PendingRow[] = []
    for await (const row of new ImportWriteRepository(db).pending(importId)) {
      const [first] = some
      const isAlike = !first || (first.kind === row.kind && first.action === row.action)
      if (some.length === ROWS_AT_ONCE || !isAlike) {
        await this.#applySome(some)
        some = []
      }
      some.push(row)
    }
    await this.#applySome(some)
    const relating = await new ImportWriteRepository(db).relating(importId)
    for (let start = 0; start < relating.length; start += ROWS_AT_ONCE) {
      await this.#relateSome(relating.slice(start, start + ROWS_AT_ONCE))
    }
  }

  /** Takes back what was written. @throws Interrupted */
  async undo(): Promise<void> {
    const { db, importId, userId } = this.#options
    const written = await new ImportUndoRepository(db).written(importId)
    for (let start = 0; start < written.length; start += ROWS_AT_ONCE) {
      const ids = written.slice(start, start + ROWS_AT_ONCE)
      await this.#step(ids.length, (transaction) => new ImportUndoRepository(transaction).undo(ids, userId))
    }
  }

  /** @param rows all of one kind, and with one action */
  async #applySome(rows: readonly PendingRow[]): Promise<void> {
    const [first] = rows
    if (!first) return
    const { kind, action } = first
    await this.#step(rows.length, async (transaction) => {
      const writer = new ImportWriteRepository(transaction)
      const ids = rows.map(({ id }) => id)
      const written = new Set(await write(writer, first, ids))
      const refused = rows.find(({ id }) => !written.has(id))
      if (refused) throw new RowInTheWay(refused)
      if (kind === 'question' && action === 'update')
        await writer.keepRevisions(ids, this.#options.userId ?? 0)
    })
  }

  async #relateSome(ids: readonly number[]): Promise<void> {
    await this.#step(0, async (transaction) => {
      const writer = new ImportWriteRepository(transaction)
      await writer.relate(ids)
      await writer.keepRevisions(ids, this.#options.userId ?? 0)
    })
  }

  /** One transaction, and then others' turn. @param count of rows that are done by it */
  async #step(count: number, act: (transaction: Kysely<DB>) => Promise<void>): Promise<void> {
    const { db, importId, isStopping } = this.#options
    if (isStopping()) throw new Interrupted()
    const start = performance.now()
    await db.transaction().execute(async (transaction) => {
      await act(transaction)
      this.#done += count
      await new QuestionImportRepository(transaction).noteProgress(importId, this.#done)
    })
    await pause((performance.now() - start) * SHARE_OF_OTHERS)
  }
}

function write(
  writer: ImportWriteRepository,
  { kind, action }: PendingRow,
  ids: readonly number[],
): Promise<number[]> {
  if (kind === 'bank') return writer.writeBanks(ids)
  return action === 'create' ? writer.createQuestions(ids) : writer.updateQuestions(ids)
}
