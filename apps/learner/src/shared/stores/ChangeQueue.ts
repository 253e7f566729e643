import { runInAction } from 'mobx'
import type { OptimisticChange } from './Toggle.ts'

interface Waiting {
  count: number
  /** Shows what the server holds. */
  putBack: () => void
}

/** Changes that show at once and are saved one after another; what the server refuses is put back, unless it was changed again since. */
export class ChangeQueue {
  #last: Promise<void> = Promise.resolve()
  readonly #waiting = new Map<string, Waiting>()

  /**
   * Never rejects: the api client has told the user about a failure.
   * @param key names what is changed
   */
  change<T>(key: string, { from, to, show, save }: OptimisticChange<T>): Promise<void> {
    const waiting = this.#waiting.get(key) ?? { count: 0, putBack: () => show(from) }
    waiting.count += 1
    this.#waiting.set(key, waiting)
    runInAction(() => show(to))
    this.#last = this.#last.then(async () => {
      try {
        await save()
        waiting.putBack = () => show(to)
      } catch {
        if (waiting.count === 1) runInAction(waiting.putBack)
      } finally {
        waiting.count -= 1
        if (waiting.count === 0) this.#waiting.delete(key)
      }
    })
    return this.#last
  }
}
