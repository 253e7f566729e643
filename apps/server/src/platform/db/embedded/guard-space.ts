import type { EmbeddedEngine } from './embedded-source.ts'

/** Free bytes below which nothing more is written: the next segment of the log alone takes 16 MiB, all at once. */
export const RESERVED_BYTES = 40 * 1024 * 1024

const LOOK_MILLISECONDS = 50

/** What PostgreSQL says of a write in a transaction that may only read, and of a full disk. */
const READ_ONLY = '25006'
const DISK_FULL = '53100'

class DiskFull extends Error {
  override readonly name = 'DiskFull'
  readonly code = DISK_FULL

  constructor(cause: unknown) {
    super('the disk of the data folder is nearly full', { cause })
  }
}

const hasCode = (error: unknown, code: string): boolean =>
  error instanceof Error && 'code' in error && error.code === code

/**
 * Lets the database only read while its disk is nearly full, and write again when there is room: a database that
 * finds no room in the middle of a write stops for good. Statements must come one after another.
 */
export class SpaceGuard implements EmbeddedEngine {
  readonly #engine: EmbeddedEngine
  readonly #freeBytes: () => number
  #isScarce = false
  /** Whether the session, and the transaction that is open, may only read. */
  #isSessionReadOnly = false
  #isTransactionReadOnly = false
  #isInTransaction = false
  #lookTime = -Infinity

  constructor(engine: EmbeddedEngine, freeBytes: () => number) {
    this.#engine = engine
    this.#freeBytes = freeBytes
  }

  async query(sql: string, parameters: readonly unknown[]): ReturnType<EmbeddedEngine['query']> {
    this.#look()
    const isEnd = sql === 'commit' || sql === 'rollback'
    if (!this.#isInTransaction) await this.#limitSession()
    else if (!isEnd) await this.#limitTransaction()
    try {
      const result = await this.#engine.query(sql, parameters)
      if (sql.startsWith('start transaction')) this.#enterTransaction()
      return result
    } catch (error) {
      throw hasCode(error, READ_ONLY) && this.#isScarce ? new DiskFull(error) : error
    } finally {
      if (isEnd) this.#isInTransaction = false
    }
  }

  async script(text: string): Promise<unknown[]> {
    this.#look()
    await this.#limitSession()
    return this.#engine.script(text)
  }

  listen(channel: string, onPayload: (payload: string) => void): Promise<void> {
    return this.#engine.listen(channel, onPayload)
  }

  close(): Promise<void> {
    return this.#engine.close()
  }

  /** @throws when writes are refused */
  requireSpace(): void {
    this.#look()
    if (this.#isScarce) throw new DiskFull(undefined)
  }

  #look(): void {
    const now = performance.now()
    if (now - this.#lookTime < LOOK_MILLISECONDS) return
    this.#lookTime = now
    this.#isScarce = this.#freeBytes() < RESERVED_BYTES
  }

  #enterTransaction(): void {
    this.#isInTransaction = true
    this.#isTransactionReadOnly = this.#isSessionReadOnly
  }

  async #limitSession(): Promise<void> {
    if (this.#isSessionReadOnly === this.#isScarce) return
    this.#isSessionReadOnly = this.#isScarce
    await this.#engine.query(`set default_transaction_read_only = ${this.#isScarce ? 'on' : 'off'}`, [])
  }

  /** A transaction that has begun to write goes no further. */
  async #limitTransaction(): Promise<void> {
    if (!this.#isScarce || this.#isTransactionReadOnly) return
    this.#isTransactionReadOnly = true
    await this.#engine.query('set transaction_read_only = on', [])
  }
}
