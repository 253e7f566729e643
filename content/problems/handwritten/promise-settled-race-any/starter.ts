type Items<T> = Iterable<T | PromiseLike<T>>
type Settled<T> = { status: 'fulfilled'; value: T } | { status: 'rejected'; reason: unknown }

class PromiseTools {
  static allSettled<T>(items: Items<T>): Promise<Settled<T>[]> {

  }

  static race<T>(items: Items<T>): Promise<T> {

  }

  static any<T>(items: Items<T>): Promise<T> {

  }
}
