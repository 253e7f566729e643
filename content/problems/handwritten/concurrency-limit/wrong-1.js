class Scheduler {
  constructor(limit) {
    this.limit = limit
    this.running = 0
    this.queue = []
  }

  add(task) {
    return new Promise((resolve, reject) => {
      this.queue.push({ task, resolve, reject })
      this.next()
    })
  }

  next() {
    if (this.running >= this.limit || this.queue.length === 0) return
    const { task, resolve, reject } = this.queue.shift()
    this.running++
    Promise.resolve(task()).then((value) => {
      this.running--
      resolve(value)
      this.next()
    }, reject)
  }
}
