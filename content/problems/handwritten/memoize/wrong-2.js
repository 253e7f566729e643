function memoize(fn) {
  let root = { next: new Map() }
  function memoized(...args) {
    let entry = root
    for (const arg of args) {
      if (!entry.next.has(arg)) entry.next.set(arg, { next: new Map() })
      entry = entry.next.get(arg)
    }
    entry.value ??= fn.apply(this, args)
    return entry.value
  }
  memoized.clear = () => {
    root = { next: new Map() }
  }
  return memoized
}
