function co(fn) {
  return function (...args) {
    return new Promise((resolve, reject) => {
      const generator = fn.apply(this, args)
      function step(value) {
        const result = generator.next(value)
        if (result.done) return resolve(result.value)
        const waited = Array.isArray(result.value) ? Promise.all(result.value) : result.value
        Promise.resolve(waited).then(step).catch(reject)
      }
      step()
    })
  }
}
