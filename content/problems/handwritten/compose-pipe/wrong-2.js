function compose(...fns) {
  return async function (...args) {
    if (fns.length === 0) return args[0]
    let result = await fns.at(-1).apply(this, args)
    for (let i = fns.length - 2; i >= 0; i--) result = await fns[i].call(this, result)
    return result
  }
}
