/** Tells who keeps copies of what learners see that it has changed. */
export class ContentChanges {
  readonly #listeners = new Set<() => void>()

  /** @param listener called after every change, once it is in the database */
  subscribe(listener: () => void): void {
    this.#listeners.add(listener)
  }

  announce(): void {
    for (const listener of this.#listeners) listener()
  }
}
