class Scheduler {
  #limit
  #running = 0
  #queue = []

  constructor(limit) {
    this.#limit = limit
  }

  add(task) {
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

  #start() {
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
