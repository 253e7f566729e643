type Debounced<A extends unknown[]> = ((...args: A) => void) & { cancel(): void }

function debounce<A extends unknown[]>(fn: (...args: A) => void, wait: number): Debounced<A> {
  let timer: ReturnType<typeof setTimeout> | undefined

  function debounced(this: unknown, ...args: A): void {
    clearTimeout(timer)
    timer = setTimeout(() => fn.apply(this, args), wait)
  }

  return Object.assign(debounced, { cancel: () => clearTimeout(timer) })
}
