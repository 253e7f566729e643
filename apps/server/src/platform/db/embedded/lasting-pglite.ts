import { PgliteThread } from './pglite-thread.ts'

/** A database that stops is opened again no sooner than this. */
const REST_MILLISECONDS = 1_000

/** The embedded database's thread, replaced when it has stopped. */
export class LastingPglite {
  readonly #folder: string
  readonly #onEnd: (error: Error) => void
  readonly #limit: number | undefined
  #thread: PgliteThread
  #startTime: number

  constructor(folder: string, onEnd: (error: Error) => void, limit?: number) {
    this.#folder = folder
    this.#onEnd = onEnd
    this.#limit = limit
    this.#startTime = performance.now()
    this.#thread = this.#start()
  }

  /** The thread that serves now. One that has just been started takes requests, and answers once it is open. */
  get current(): PgliteThread {
    const isDue = performance.now() - this.#startTime > REST_MILLISECONDS
    if (this.#thread.hasFailed && isDue) {
      this.#startTime = performance.now()
      this.#thread = this.#start()
      this.#thread.opened.catch(this.#onEnd)
    }
    return this.#thread
  }

  #start(): PgliteThread {
    return new PgliteThread(this.#folder, this.#onEnd, this.#limit)
  }
}
