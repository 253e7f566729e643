function memoize(fn) {
  let cache = new Map()
  function memoized(...args) {
    const key = JSON.stringify(args)
    if (!cache.has(key)) cache.set(key, fn.apply(this, args))
    return cache.get(key)
  }
  memoized.clear = () => cache.clear()
  return memoized
}
