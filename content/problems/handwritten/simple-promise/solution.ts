type Settle = (value?: any) => void

class MyPromise {
  #state: 'pending' | 'fulfilled' | 'rejected' = 'pending'
  #value: unknown
  #waiting: (() => void)[] = []

  constructor(executor: (resolve: Settle, reject: Settle) => void) {
    this.#run(executor)
  }

  then(onFulfilled?: unknown, onRejected?: unknown): MyPromise {
    return new MyPromise((resolve, reject) => {
      const handle = () => {
        const isGood = this.#state === 'fulfilled'
        const callback = isGood ? onFulfilled : onRejected
        if (typeof callback !== 'function') {
          if (isGood) resolve(this.#value)
          else reject(this.#value)
          return
        }
        try {
          resolve(callback(this.#value))
        } catch (error) {
          reject(error)
        }
      }
      if (this.#state === 'pending') this.#waiting.push(handle)
      else queueMicrotask(handle)
    })
  }

  catch(onRejected?: unknown): MyPromise {
    return this.then(undefined, onRejected)
  }

  #run(executor: (resolve: Settle, reject: Settle) => void): void {
    let isCalled = false
    const once =
      (call: Settle): Settle =>
      (value) => {
        if (isCalled) return
        isCalled = true
        call(value)
      }
    const reject = once((reason) => this.#settle('rejected', reason))
    try {
      executor(
        once((value) => this.#resolve(value)),
        reject,
      )
    } catch (error) {
      reject(error)
    }
  }

  #resolve(value: unknown): void {
    if (value === this) {
      this.#settle('rejected', new TypeError('不能等自己'))
      return
    }
    if ((typeof value !== 'object' || value === null) && typeof value !== 'function') {
      this.#settle('fulfilled', value)
      return
    }
    try {
      const then: unknown = Reflect.get(value, 'then')
      if (typeof then === 'function') this.#run((resolve, reject) => then.call(value, resolve, reject))
      else this.#settle('fulfilled', value)
    } catch (error) {
      this.#settle('rejected', error)
    }
  }

  #settle(state: 'fulfilled' | 'rejected', value: unknown): void {
    this.#state = state
    this.#value = value
    for (const handle of this.#waiting) queueMicrotask(handle)
    this.#waiting = []
  }
}
