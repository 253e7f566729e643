import { setTimeout as pause } from 'node:timers/promises'
import { type Kysely, sql } from 'kysely'
import type { DB } from '../../../../platform/db/schema.gen.ts'
import { rowsOfImport } from '../../content-rows.ts'
import type { ContentRows } from '../../content-store.ts'
import { kinds } from '../../kinds/families.ts'
import type { ContentKind } from '../../kinds/kind.ts'
import { QuestionImportRepository } from '../question-import.repository.ts'
import { ImportRowRepository, type PendingRow } from './import-row.repository.ts'

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

/** An admin has cancelled it. */
export class Cancelled extends Error {
  override readonly name = 'Cancelled'
}

interface RunOptions {
  db: Kysely<DB>
  importId: number
  /** Who asked for it; null when the server mends what was left. */
  userId: number | null
  /** Aborted when the server stops. */
  signal: AbortSignal
}

/**
 * Writes or takes back an import in many short transactions, so that an embedded database, which has one session,
 * goes on answering others.
 */
export class ImportRun {
  readonly #options: RunOptions
  #done = 0
  #isUndoing = false

  constructor(options: RunOptions) {
    this.#options = options
  }

  /** Writes every row that has no fault, parents first. @throws RowInTheWay, Interrupted, Cancelled */
  async apply(): Promise<void> {
    const { db, importId } = this.#options
    for (const kind of kinds) {
      let some: PendingRow[] = []
      for await (const row of new ImportRowRepository(db).pending(importId, kind.name)) {
        const [first] = some
        if (some.length === ROWS_AT_ONCE || (first && first.action !== row.action)) {
          await this.#applySome(kind, some)
          some = []
        }
        some.push(row)
      }
      await this.#applySome(kind, some)
    }
    for (const kind of kinds) {
      const relating = await new ImportRowRepository(db).relating(importId, kind.name)
      for (const ids of chunksOf(relating)) {
        await this.#step(0, (transaction) => kind.store(transaction).relate(rowsOf(ids, 'after_version')))
      }
    }
  }

  /** Takes back what was written, children first. What was edited since, and parents that hold something, stay. @throws Interrupted */
  async undo(): Promise<void> {
    this.#isUndoing = true
    const { db, importId } = this.#options
    for (const kind of kinds.toReversed()) {
      const written = await new ImportRowRepository(db).written(importId, kind.name)
      for (const rows of chunksOf(written)) await this.#undoSome(kind, rows)
    }
  }

  /** @param rows all with one action */
  async #applySome(kind: ContentKind, rows: readonly PendingRow[]): Promise<void> {
    const [first] = rows
    if (!first) return
    const source = rowsOf(idsOf(rows), 'before_version')
    await this.#step(rows.length, async (transaction) => {
      const store = kind.store(transaction)
      const written =
        first.action === 'create'
          ? await store.create(source)
          : await store.update(source, this.#options.userId)
      const keys = new Set(written.map(({ key }) => key))
      const refused = rows.find(({ id }) => !keys.has(id))
      if (refused) throw new RowInTheWay(refused)
      await new ImportRowRepository(transaction).noteWritten(written)
    })
  }

  async #undoSome(kind: ContentKind, rows: readonly PendingRow[]): Promise<void> {
    const { create = [], update = [] } = Object.groupBy(rows, ({ action }) => action)
    await this.#step(rows.length, async (transaction) => {
      const store = kind.store(transaction)
      await store.restore(rowsOf(idsOf(update), 'after_version'), this.#options.userId)
      await store.remove(rowsOf(idsOf(create), 'after_version'))
      await new ImportRowRepository(transaction).noteTakenBack(idsOf(rows))
    })
  }

  /** One transaction, and then others' turn. @param count of rows that are done by it */
  async #step(count: number, act: (transaction: Kysely<DB>) => Promise<void>): Promise<void> {
    const { db, importId, signal } = this.#options
    if (signal.aborted) throw new Interrupted()
    const start = performance.now()
    await db.transaction().execute(async (transaction) => {
      await act(transaction)
      this.#done += count
      const isCancelled = await new QuestionImportRepository(transaction).noteProgress(importId, this.#done)
      if (isCancelled && !this.#isUndoing) throw new Cancelled()
    })
    await pause((performance.now() - start) * SHARE_OF_OTHERS)
  }
}

const idsOf = (rows: readonly PendingRow[]) => rows.map(({ id }) => id)

function rowsOf(ids: readonly number[], version: 'before_version' | 'after_version'): ContentRows {
  return rowsOfImport(version, sql`r.id = any(${ids}::bigint[])`)
}

function chunksOf<T>(rows: readonly T[]): T[][] {
  return Array.from({ length: Math.ceil(rows.length / ROWS_AT_ONCE) }, (_, index) =>
    rows.slice(index * ROWS_AT_ONCE, (index + 1) * ROWS_AT_ONCE),
  )
}
