const isThenable = (value) =>
  typeof value === 'object' && value !== null && 'then' in value && typeof value.then === 'function'

function compose(...fns) {
  return function (...args) {
    const [first, ...rest] = [...fns].reverse()
    if (!first) return args[0]
    let result = first.apply(this, args)
    for (const fn of rest) {
      result = isThenable(result) ? result.then((value) => fn.call(this, value)) : fn.call(this, result)
    }
    return result
  }
}
