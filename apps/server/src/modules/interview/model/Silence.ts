/** Tells how long nobody has said anything: when to say that one waits, and when to wait no longer. */
export class Silence {
  readonly #onNotice: () => void
  readonly #onEnd: () => void
  readonly #limits: { notice: number; end: number }
  #timers: NodeJS.Timeout[] = []

  /** @param limits milliseconds */
  constructor(limits: { notice: number; end: number }, on: { notice: () => void; end: () => void }) {
    this.#limits = limits
    this.#onNotice = on.notice
    this.#onEnd = on.end
    this.break()
  }

  /** Something was said: it begins anew. */
  break(): void {
    this.stop()
    this.#timers = [
      setTimeout(this.#onNotice, this.#limits.notice),
      setTimeout(this.#onEnd, this.#limits.end),
    ]
  }

  stop(): void {
    for (const timer of this.#timers) clearTimeout(timer)
  }
}
