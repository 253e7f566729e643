class MyPromise {
  constructor(executor) {
    this.state = 'pending'
    this.waiting = []
    const settle = (state, value) => {
      if (this.state !== 'pending') return
      this.state = state
      this.value = value
      for (const handle of this.waiting) handle()
    }
    const reject = (reason) => settle('rejected', reason)
    const resolve = (value) => {
      if (typeof value?.then === 'function') value.then(resolve, reject)
      else settle('fulfilled', value)
    }
    try {
      executor(resolve, reject)
    } catch (error) {
      reject(error)
    }
  }

  then(onFulfilled, onRejected) {
    return new MyPromise((resolve, reject) => {
      const handle = () => {
        const callback = this.state === 'fulfilled' ? onFulfilled : onRejected
        if (typeof callback !== 'function') return (this.state === 'fulfilled' ? resolve : reject)(this.value)
        try {
          resolve(callback(this.value))
        } catch (error) {
          reject(error)
        }
      }
      if (this.state === 'pending') this.waiting.push(handle)
      else handle()
    })
  }

  catch(onRejected) {
    return this.then(undefined, onRejected)
  }
}
