class Scheduler {
  constructor(limit) {
    this.limit = limit
    this.running = new Set()
  }

  async add(task) {
    if (this.running.size >= this.limit) await Promise.race(this.running).catch(() => {})
    const promise = Promise.resolve(task()).finally(() => this.running.delete(promise))
    this.running.add(promise)
    return promise
  }
}
