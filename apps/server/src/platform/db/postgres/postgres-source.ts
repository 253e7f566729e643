import type {
  ChannelListener,
  ReservedSession,
  SourceLoad,
  SqlSource,
  StatementResult,
} from '../sql-source.ts'
import { isPatient, TIME_LIMITS, type TimeLimits, withTimeLimit } from '../time-limits.ts'
import type { PostgresClient, PostgresListener } from './postgres-client.ts'

/** A place in the pool and what its connection is doing. */
interface Slot {
  client: PostgresClient
  running: number
  /** When its oldest running statement came to its turn, by `performance.now()`. */
  turnTime: number
  isReserved: boolean
  /** Gives its connection up for another one. */
  replace: () => void
}

interface Waiter {
  isReserving: boolean
  take: (slot: Slot) => void
}

const endSeconds = 5

/** The server's own limit comes first: it keeps the connection. */
const GRACE_MILLISECONDS = 2_000

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
  readonly #limits: TimeLimits
  readonly #listener: PostgresListener

  /** @param connect makes a connection that reports its loss */
  constructor(
    size: number,
    connect: (onLost: () => void) => PostgresClient,
    listener: PostgresListener,
    limits: TimeLimits = TIME_LIMITS,
  ) {
    this.#listener = listener
    this.#slots = Array.from({ length: size }, () => createSlot(connect))
    this.#limits = limits
  }

  async query(sql: string, parameters: readonly unknown[]): Promise<StatementResult> {
    const slot = this.#take(false)
    // At once if possible: the next statement counts this one.
    return run(slot instanceof Promise ? await slot : slot, sql, parameters, this.#limits)
  }

  async reserve(): Promise<ReservedSession> {
    const slot = await this.#take(true)
    const { client } = slot
    const limits = this.#limits
    return {
      async query(sql, parameters) {
        // What the new connection in this place runs would be outside of the transaction.
        if (slot.client !== client) throw new Error('The connection of this transaction was lost')
        return run(slot, sql, parameters, limits)
      },
      release: () => this.#release(slot),
    }
  }

  async script(text: string): Promise<unknown[]> {
    const slot = await this.#take(true)
    try {
      return await slot.client.script(text)
    } catch (error) {
      // What the text began must not stay open for the statements that follow.
      await slot.client.query('rollback', []).catch(() => undefined)
      throw error
    } finally {
      this.#release(slot)
    }
  }

  listen(channel: string, listener: ChannelListener): Promise<() => Promise<void>> {
    return this.#listener.listen(channel, listener)
  }

  load(): SourceLoad {
    return {
      connections: this.#slots.length,
      inUse: this.#slots.filter(({ isReserved, running }) => isReserved || running > 0).length,
      waiting: this.#waiters.length,
    }
  }

  async end(): Promise<void> {
    const connections = [this.#listener, ...this.#slots.map(({ client }) => client)]
    await Promise.all(connections.map((connection) => connection.end(endSeconds)))
  }

  #take(isReserving: boolean): Slot | Promise<Slot> {
    const free = this.#slots.filter((slot) => !slot.isReserved)
    const slot = leastBusy(isReserving ? free.toReversed() : sharedOf(free))
    if (!slot) return this.#wait(isReserving)
    slot.isReserved = isReserving
    return slot
  }

  #wait(isReserving: boolean): Promise<Slot> {
    const { promise, resolve: take } = Promise.withResolvers<Slot>()
    const waiter: Waiter = { isReserving, take }
    this.#waiters.push(waiter)
    return withTimeLimit(promise, this.#limits.turn, () =>
      this.#waiters.splice(this.#waiters.indexOf(waiter), 1),
    )
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
      if (slot.client === client) slot.replace()
    })
    return client
  }
  const replace = () => {
    const { client } = slot
    slot.client = make()
    void client.end(endSeconds)
  }
  const slot: Slot = { client: make(), running: 0, turnTime: 0, isReserved: false, replace }
  return slot
}

/** A server that neither answers nor keeps its own time limit is cut off from. Migrations take what they take. */
async function run(
  slot: Slot,
  sql: string,
  parameters: readonly unknown[],
  { statement }: TimeLimits,
): Promise<StatementResult> {
  if (slot.running === 0) slot.turnTime = performance.now()
  slot.running += 1
  const { client } = slot
  try {
    const answer = client.query(sql, parameters)
    if (isPatient(sql)) return await answer
    return await withTimeLimit(answer, statement + GRACE_MILLISECONDS, () => {
      if (slot.client === client) slot.replace()
    })
  } finally {
    slot.running -= 1
    slot.turnTime = performance.now()
  }
}
