function co(fn) {
  return function (...args) {
    return new Promise((resolve, reject) => {
      const generator = fn.apply(this, args)

      function step(method, value) {
        try {
          const result = generator[method](value)
          if (result.done) {
            resolve(result.value)
            return
          }
          const waited = Array.isArray(result.value) ? Promise.all(result.value) : result.value
          Promise.resolve(waited).then(
            (next) => step('next', next),
            (reason) => step('throw', reason),
          )
        } catch (error) {
          reject(error)
        }
      }

      step('next', undefined)
    })
  }
}
