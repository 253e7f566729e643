class LruCache {
  constructor(capacity: number) {

  }

  get(key: string | number): unknown {

  }

  put(key: string | number, value: unknown): void {

  }
}
