/**
 * Lets single statements through in order and a transaction alone. A statement only waits for the
 * transactions before it, never for the answers of other statements: those queue in the database.
 */
export class TransactionLock {
  #free: Promise<void> = Promise.resolve()

  /** Resolves when no earlier transaction is open. */
  pass(): Promise<void> {
    return this.#free
  }

  /** Resolves with the transaction's turn; everybody behind it waits until `leave` is called. */
  async enter(): Promise<() => void> {
    const before = this.#free
    const { promise, resolve } = Promise.withResolvers<void>()
    this.#free = promise
    await before
    return resolve
  }
}
