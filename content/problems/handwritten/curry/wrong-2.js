function curry(fn) {
  const collect = (...given) =>
    given.length === fn.length ? fn(...given) : (...args) => collect(...given, ...args)
  return collect
}
