interface Timer {
  id: number
  at: number
  /** Of timers due at the same time the one made first comes first. */
  order: number
  every: number | undefined
  call: () => unknown
}

/** Ends waiting for what will never come. */
export class NeverSettles extends Error {}

/** A wait of more than an hour by the clock is taken as endless. */
const MOST_MILLISECONDS = 3_600_000
const FRAME = 16
const LONGEST_DELAY = 2 ** 31 - 1

/** The names of the globals that tell or keep time. */
type Globals = Record<string, unknown>

const realSetTimeout = globalThis.setTimeout
const RealDate = Date

/** Waits until everything that is ready has run: a real turn of the event loop, after all microtasks. */
function turn(): Promise<void> {
  return new Promise((resolve) => realSetTimeout(resolve, 0))
}

const nextTurn = typeof MessageChannel === 'undefined' ? turn : channelTurn()

/** Browsers make a nested timeout wait for four milliseconds; a message does not wait. */
function channelTurn(): () => Promise<void> {
  const { port1, port2 } = new MessageChannel()
  const waiting: (() => void)[] = []
  port1.onmessage = () => waiting.shift()?.()
  // In Node an open port keeps its thread alive.
  if ('unref' in port1 && typeof port1.unref === 'function') port1.unref()
  return () =>
    new Promise((resolve) => {
      waiting.push(resolve)
      port2.postMessage(null)
    })
}

/** A clock that stands still until it is moved. Code that uses it never waits. */
export class Clock {
  #now = 0
  #made = 0
  /** Moves under way: while there are any, nobody else moves the clock. */
  #moves = 0
  readonly #onUncaught: (error: unknown) => void
  readonly #timers = new Map<number, Timer>()

  /** @param onUncaught hears what a timer's call throws */
  constructor(onUncaught: (error: unknown) => void) {
    this.#onUncaught = onUncaught
  }

  now = (): number => this.#now

  /** Lets all settled promises go on. */
  settle = (): Promise<void> => this.#moveTo(-1)

  /** Moves on by some milliseconds; what is due on the way runs at its time. */
  advance = async (milliseconds: number): Promise<void> => {
    const end = this.#now + milliseconds
    await this.#moveTo(end)
    this.#now = Math.max(this.#now, end)
  }

  /** Moves on until no timer is left, or for an hour. */
  runAll = (): Promise<void> => this.#moveTo(this.#now + MOST_MILLISECONDS)

  async #moveTo(end: number): Promise<void> {
    this.#moves += 1
    await nextTurn()
    for (let timer = this.#next(); timer && timer.at <= end; timer = this.#next()) await this.#fire(timer)
    this.#moves -= 1
  }

  /**
   * Moves on until a promise settles.
   * @throws NeverSettles
   */
  async until<T>(promise: PromiseLike<T>): Promise<T> {
    let isSettled = false
    const settled = Promise.resolve(promise).finally(() => {
      isSettled = true
    })
    // Whoever waits below hears of it.
    settled.catch(() => undefined)
    await nextTurn()
    while (!isSettled) {
      if (this.#moves > 0) {
        await nextTurn()
        continue
      }
      const timer = this.#next()
      if (!timer || timer.at > MOST_MILLISECONDS) throw new NeverSettles()
      await this.#fire(timer)
    }
    return settled
  }

  sleep = (milliseconds: number, value?: unknown): Promise<unknown> =>
    new Promise((resolve) => this.#add(() => resolve(value), milliseconds, false))

  /** Puts this clock in the place of the real one. */
  install(target: Globals): void {
    const remove = (id: unknown) => {
      if (typeof id === 'number' || typeof id === 'string') this.#timers.delete(Number(id))
    }
    Object.assign(target, {
      setTimeout: (call: unknown, delay: unknown, ...args: unknown[]) =>
        this.#add(toCall(call, args), delay, false),
      setInterval: (call: unknown, delay: unknown, ...args: unknown[]) =>
        this.#add(toCall(call, args), delay, true),
      setImmediate: (call: unknown, ...args: unknown[]) => this.#add(toCall(call, args), 0, false),
      requestAnimationFrame: (call: unknown) => {
        const at = (Math.floor(this.#now / FRAME) + 1) * FRAME
        return this.#add(() => toCall(call, [at])(), at - this.#now, false)
      },
      clearTimeout: remove,
      clearInterval: remove,
      clearImmediate: remove,
      cancelAnimationFrame: remove,
      Date: this.#dateClass(),
    })
    Object.defineProperty(target, 'performance', {
      value: { now: this.now, timeOrigin: 0 },
      configurable: true,
      writable: true,
    })
  }

  #dateClass(): unknown {
    const { now } = this
    return new Proxy(RealDate, {
      apply: () => new RealDate(now()).toString(),
      construct: (target, args, newTarget) =>
        Reflect.construct(target, args.length === 0 ? [now()] : args, newTarget),
      get: (target, key) => (key === 'now' ? now : Reflect.get(target, key)),
    })
  }

  #add(call: () => unknown, delay: unknown, isRepeated: boolean): number {
    const number = Number(delay)
    const wait = number > 0 && number <= LONGEST_DELAY ? Math.floor(number) : 0
    this.#made += 1
    const id = this.#made
    // A repetition without a pause would never let the clock move on.
    const every = isRepeated ? Math.max(1, wait) : undefined
    this.#timers.set(id, { id, at: this.#now + (every ?? wait), order: id, every, call })
    return id
  }

  #next(): Timer | undefined {
    let first: Timer | undefined
    for (const timer of this.#timers.values()) {
      if (!first || timer.at < first.at || (timer.at === first.at && timer.order < first.order)) first = timer
    }
    return first
  }

  async #fire(timer: Timer): Promise<void> {
    this.#now = Math.max(this.#now, timer.at)
    if (timer.every === undefined) this.#timers.delete(timer.id)
    else {
      this.#made += 1
      Object.assign(timer, { at: this.#now + timer.every, order: this.#made })
    }
    try {
      timer.call()
    } catch (error) {
      this.#onUncaught(error)
    }
    await nextTurn()
  }
}

function toCall(call: unknown, args: readonly unknown[]): () => unknown {
  if (typeof call !== 'function') throw new TypeError('The "callback" argument must be of type function.')
  return () => call(...args)
}
