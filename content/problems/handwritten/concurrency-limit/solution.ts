class Scheduler {
  #limit: number
  #running = 0
  #queue: (() => Promise<void>)[] = []

  constructor(limit: number) {
    this.#limit = limit
  }

  add<T>(task: () => T | PromiseLike<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      this.#queue.push(async () => {
        try {
          resolve(await task())
        } catch (error) {
          reject(error)
        }
      })
      this.#start()
    })
  }

  #start(): void {
    while (this.#running < this.#limit) {
      const next = this.#queue.shift()
      if (!next) return
      this.#running += 1
      next().then(() => {
        this.#running -= 1
        this.#start()
      })
    }
  }
}
