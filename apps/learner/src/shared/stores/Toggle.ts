import { runInAction } from 'mobx'

export interface OptimisticChange<T> {
  from: T
  to: T
  show: (value: T) => void
  save: () => Promise<unknown>
}

/**
 * Switches that show at once, are saved, and are switched back when the server refuses. While one is being saved,
 * another click on it does nothing.
 */
export class Toggle {
  readonly #saving = new Set<string>()

  /**
   * Never rejects: the api client has told the user about a failure.
   * @param key names the switch, e.g. `favourite:7`
   */
  async set<T>(key: string, { from, to, show, save }: OptimisticChange<T>): Promise<void> {
    if (this.#saving.has(key)) return
    this.#saving.add(key)
    runInAction(() => show(to))
    try {
      await save()
    } catch {
      runInAction(() => show(from))
    } finally {
      this.#saving.delete(key)
    }
  }
}
