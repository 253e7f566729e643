function curry(fn) {
  const all = []
  return function collect(...args) {
    all.push(...args)
    return all.length >= fn.length ? fn.apply(this, all) : collect
  }
}
