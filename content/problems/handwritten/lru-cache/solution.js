class LruCache {
  #capacity
  #items = new Map()

  constructor(capacity) {
    this.#capacity = capacity
  }

  get(key) {
    if (!this.#items.has(key)) return null
    const value = this.#items.get(key)
    this.#items.delete(key)
    this.#items.set(key, value)
    return value
  }

  put(key, value) {
    if (!this.#items.delete(key) && this.#items.size >= this.#capacity) {
      const oldest = this.#items.keys().next()
      if (!oldest.done) this.#items.delete(oldest.value)
    }
    this.#items.set(key, value)
  }
}
