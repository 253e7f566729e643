import type { Logger } from '../../platform/log.ts'
import type { DeliveryRepository } from './delivery.repository.ts'

/** So many users get their message by one statement, in a transaction of its own. */
const BATCH = 1_000

/** Hands published announcements out in the background; what breaks off is taken up again. */
export class Deliverer {
  readonly #deliveries: DeliveryRepository
  readonly #log: Logger
  readonly #running = new Map<number, Promise<void>>()
  #isClosing = false

  constructor(deliveries: DeliveryRepository, log: Logger) {
    this.#deliveries = deliveries
    this.#log = log
  }

  /** Begins to hand one out. */
  start(id: number): void {
    if (this.#isClosing || this.#running.has(id)) return
    const delivery = this.#deliver(id)
      .catch((error: unknown) => this.#log.warn({ err: error, id }, 'announcement was not delivered to all'))
      .finally(() => this.#running.delete(id))
    this.#running.set(id, delivery)
  }

  /** Takes up what another process, or a fault, has left. */
  async resume(): Promise<void> {
    for (const id of await this.#deliveries.listUndelivered()) this.start(id)
  }

  /** Waits until everything under way is handed out. */
  async settle(): Promise<void> {
    await Promise.all(this.#running.values())
  }

  /** Stops after the batches under way. */
  async close(): Promise<void> {
    this.#isClosing = true
    await this.settle()
  }

  async #deliver(id: number): Promise<void> {
    let hasMore = true
    while (hasMore && !this.#isClosing) hasMore = await this.#deliveries.deliver(id, BATCH)
  }
}
