class LruCache {
  constructor(capacity) {
    this.capacity = capacity
    this.items = new Map()
  }

  get(key) {
    const value = this.items.get(key)
    if (!value) return null
    this.items.delete(key)
    this.items.set(key, value)
    return value
  }

  put(key, value) {
    if (this.items.size >= this.capacity) this.items.delete(this.items.keys().next().value)
    this.items.delete(key)
    this.items.set(key, value)
  }
}
