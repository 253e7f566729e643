type Fn = (this: any, ...args: any[]) => any

class Entry {
  next = new Map<unknown, Entry>()
  result: { value: unknown } | undefined
}

function memoize(fn: Fn): Fn & { clear(): void } {
  let root = new Entry()

  function memoized(this: unknown, ...args: unknown[]) {
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
    const value: any = fn.apply(this, args)
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
