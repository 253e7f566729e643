class LruCache {
  constructor(capacity) {
    this.capacity = capacity
    this.items = new Map()
  }

  get(key) {
    return this.items.get(key) ?? null
  }

  put(key, value) {
    this.items.set(key, value)
    if (this.items.size > this.capacity) this.items.delete(this.items.keys().next().value)
  }
}
