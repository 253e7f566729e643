function co(fn) {
  return function (...args) {
    const generator = fn.apply(this, args)
    const step = (method, value) => {
      const result = generator[method](value)
      if (result.done) return result.value
      return Promise.resolve(result.value).then(
        (next) => step('next', next),
        (reason) => step('throw', reason),
      )
    }
    return Promise.resolve().then(() => step('next'))
  }
}
