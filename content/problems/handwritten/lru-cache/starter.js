class LruCache {
  constructor(capacity) {

  }

  get(key) {

  }

  put(key, value) {

  }
}
