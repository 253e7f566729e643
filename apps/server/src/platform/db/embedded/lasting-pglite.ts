import { PgliteThread, type ThreadLimits } from './pglite-thread.ts'

/** A database that stops is opened again no sooner than this. */
const REST_MILLISECONDS = 1_000

/** The embedded database's thread, replaced when it has stopped. */
export class LastingPglite {
  readonly #folder: string
  readonly #onEnd: (error: Error) => void
  readonly #limits: ThreadLimits
  #thread: PgliteThread
  #startTime: number
  #isClosed = false

  constructor(folder: string, onEnd: (error: Error) => void, limits: ThreadLimits) {
    this.#folder = folder
    this.#onEnd = onEnd
    this.#limits = limits
    this.#startTime = performance.now()
    this.#thread = this.#start()
  }

  /** The thread that serves now. One that has just been started takes requests, and answers once it is open. */
  get current(): PgliteThread {
    const isDue = !this.#isClosed && performance.now() - this.#startTime > REST_MILLISECONDS
    if (this.#thread.hasFailed && isDue) {
      this.#startTime = performance.now()
      this.#thread = this.#start()
      this.#thread.opened.catch(this.#onEnd)
    }
    return this.#thread
  }

  /** Closes the thread that is there; none takes its place. */
  close(): Promise<void> {
    this.#isClosed = true
    return this.#thread.close()
  }

  #start(): PgliteThread {
    return new PgliteThread(this.#folder, this.#onEnd, this.#limits)
  }
}
