/** The clock and timers a countdown runs on; tests bring their own. */
export interface Timers {
  now(): number
  /** Calls back once after so many milliseconds and returns what cancels it. */
  after(milliseconds: number, callback: () => void): () => void
}

export const systemTimers: Timers = {
  now: () => Date.now(),
  after(milliseconds, callback) {
    const timer = setTimeout(callback, milliseconds)
    return () => clearTimeout(timer)
  },
}

/** Calls back once after `milliseconds` in which it was running; starts stopped. */
export class Countdown {
  readonly #timers: Timers
  readonly #callback: () => void
  #remaining: number
  #startedAt = 0
  #cancel: (() => void) | undefined

  constructor(milliseconds: number, callback: () => void, timers: Timers) {
    this.#remaining = milliseconds
    this.#callback = callback
    this.#timers = timers
  }

  start(): void {
    if (this.#cancel) return
    this.#startedAt = this.#timers.now()
    this.#cancel = this.#timers.after(this.#remaining, this.#callback)
  }

  stop(): void {
    if (!this.#cancel) return
    this.#cancel()
    this.#cancel = undefined
    this.#remaining = Math.max(0, this.#remaining - (this.#timers.now() - this.#startedAt))
  }
}
