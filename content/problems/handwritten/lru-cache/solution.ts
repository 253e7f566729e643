class LruCache {
  #capacity: number
  #items = new Map<string | number, unknown>()

  constructor(capacity: number) {
    this.#capacity = capacity
  }

  get(key: string | number): unknown {
    if (!this.#items.has(key)) return null
    const value = this.#items.get(key)
    this.#items.delete(key)
    this.#items.set(key, value)
    return value
  }

  put(key: string | number, value: unknown): void {
    if (!this.#items.delete(key) && this.#items.size >= this.#capacity) {
      const oldest = this.#items.keys().next()
      if (!oldest.done) this.#items.delete(oldest.value)
    }
    this.#items.set(key, value)
  }
}
