import type { PostgresClient } from './postgres-client.ts'
import type { ReservedSession, SqlSource, StatementResult } from './sql-source.ts'

/** A place in the pool and what its connection is doing. */
interface Slot {
  client: PostgresClient
  running: number
  /** When its oldest running statement came to its turn, by `performance.now()`. */
  turnTime: number
  isReserved: boolean
}

interface Waiter {
  isReserving: boolean
  take: (slot: Slot) => void
}

const endSeconds = 5

/** Single statements share this many connections: those sent together cost both sides less. */
const sharedSize = 2

/** Behind a statement that takes longer than this, no other one is sent. */
const promptMilliseconds = 20

/**
 * The connections to a PostgreSQL server. Single statements share a few of those that no transaction holds.
 * Postgres.js can reserve a connection too, but there a session that has lost it waits for ever.
 */
export class PostgresSource implements SqlSource {
  readonly #slots: Slot[]
  readonly #waiters: Waiter[] = []

  /** @param connect makes a connection that reports its loss */
  constructor(size: number, connect: (onLost: () => void) => PostgresClient) {
    this.#slots = Array.from({ length: size }, () => createSlot(connect))
  }

  async query(sql: string, parameters: readonly unknown[]): Promise<StatementResult> {
    const slot = this.#take(false)
    // At once if possible: the next statement counts this one.
    return run(slot instanceof Promise ? await slot : slot, sql, parameters)
  }

  async reserve(): Promise<ReservedSession> {
    const slot = await this.#take(true)
    const { client } = slot
    return {
      async query(sql, parameters) {
        // What the new connection in this place runs would be outside of the transaction.
        if (slot.client !== client) throw new Error('The connection of this transaction was lost')
        return run(slot, sql, parameters)
      },
      release: () => this.#release(slot),
    }
  }

  async end(): Promise<void> {
    await Promise.all(this.#slots.map(({ client }) => client.end(endSeconds)))
  }

  #take(isReserving: boolean): Slot | Promise<Slot> {
    const free = this.#slots.filter((slot) => !slot.isReserved)
    const slot = leastBusy(isReserving ? free.toReversed() : sharedOf(free))
    if (!slot) return new Promise((take) => this.#waiters.push({ isReserving, take }))
    slot.isReserved = isReserving
    return slot
  }

  /** Statements that have waited share the connection until it is somebody's turn to have it alone. */
  #release(slot: Slot): void {
    slot.isReserved = false
    while (!slot.isReserved) {
      const waiter = this.#waiters.shift()
      if (!waiter) return
      slot.isReserved = waiter.isReserving
      waiter.take(slot)
    }
  }
}

/** The first ones that answer promptly; if none does, all. */
function sharedOf(free: readonly Slot[]): readonly Slot[] {
  const latest = performance.now() - promptMilliseconds
  const prompt = free.filter((slot) => slot.running === 0 || slot.turnTime > latest)
  return prompt.length > 0 ? prompt.slice(0, sharedSize) : free
}

function leastBusy([first, ...others]: readonly Slot[]): Slot | undefined {
  return first && others.reduce((least, other) => (other.running < least.running ? other : least), first)
}

/** A connection that was lost is replaced: postgres.js would give its last error to the first statement of the next one. */
function createSlot(connect: (onLost: () => void) => PostgresClient): Slot {
  const make = (): PostgresClient => {
    const client = connect(() => {
      if (slot.client !== client) return
      slot.client = make()
      void client.end(endSeconds)
    })
    return client
  }
  const slot: Slot = { client: make(), running: 0, turnTime: 0, isReserved: false }
  return slot
}

async function run(slot: Slot, sql: string, parameters: readonly unknown[]): Promise<StatementResult> {
  if (slot.running === 0) slot.turnTime = performance.now()
  slot.running += 1
  try {
    return await slot.client.query(sql, parameters)
  } finally {
    slot.running -= 1
    slot.turnTime = performance.now()
  }
}
