/** Aborts its signal when it is not restarted or lifted within some milliseconds. */
export class Deadline {
  readonly #controller = new AbortController()
  readonly #milliseconds: number
  #timer: ReturnType<typeof setTimeout>

  constructor(milliseconds: number) {
    this.#milliseconds = milliseconds
    this.#timer = this.#start()
  }

  get signal(): AbortSignal {
    return this.#controller.signal
  }

  /** Whether it has passed. */
  get isOver(): boolean {
    return this.#controller.signal.aborted
  }

  restart(): void {
    clearTimeout(this.#timer)
    this.#timer = this.#start()
  }

  lift(): void {
    clearTimeout(this.#timer)
  }

  #start() {
    return setTimeout(() => this.#controller.abort(), this.#milliseconds)
  }
}
