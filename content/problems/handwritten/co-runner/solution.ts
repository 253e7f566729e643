type GeneratorMaker = (this: any, ...args: any[]) => Generator<unknown, unknown, any>

function co(fn: GeneratorMaker): (this: any, ...args: any[]) => Promise<unknown> {
  return function (this: unknown, ...args: unknown[]) {
    return new Promise((resolve, reject) => {
      const generator = fn.apply(this, args)

      function step(method: 'next' | 'throw', value: unknown): void {
        try {
          const result = generator[method](value)
          if (result.done) {
            resolve(result.value)
            return
          }
          const waited: unknown = Array.isArray(result.value) ? Promise.all(result.value) : result.value
          Promise.resolve(waited).then(
            (next) => step('next', next),
            (reason: unknown) => step('throw', reason),
          )
        } catch (error) {
          reject(error)
        }
      }

      step('next', undefined)
    })
  }
}
