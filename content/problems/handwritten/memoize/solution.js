class Entry {
  next = new Map()
  result
}

function memoize(fn) {
  let root = new Entry()

  function memoized(...args) {
    let entry = root
    for (const arg of args) {
      let child = entry.next.get(arg)
      if (!child) {
        child = new Entry()
        entry.next.set(arg, child)
      }
      entry = child
    }
    if (entry.result) return entry.result.value
    const value = fn.apply(this, args)
    const result = { value }
    entry.result = result
    if (typeof value?.then === 'function') {
      value.then(undefined, () => {
        if (entry.result === result) entry.result = undefined
      })
    }
    return value
  }

  return Object.assign(memoized, {
    clear: () => {
      root = new Entry()
    },
  })
}
