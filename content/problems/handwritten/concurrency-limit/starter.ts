class Scheduler {
  constructor(limit: number) {

  }

  add<T>(task: () => T | PromiseLike<T>): Promise<T> {

  }
}
