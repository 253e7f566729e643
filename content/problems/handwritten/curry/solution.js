function curry(fn) {
  const collect = (given) =>
    function (...args) {
      const all = [...given, ...args]
      return all.length >= fn.length ? fn.apply(this, all) : collect(all)
    }
  return collect([])
}
