function throttle<A extends unknown[]>(fn: (...args: A) => void, wait: number): (...args: A) => void {
  let last = -Infinity
  let timer: ReturnType<typeof setTimeout> | undefined
  let context: unknown
  let latest: A

  function run() {
    timer = undefined
    last = Date.now()
    fn.apply(context, latest)
  }

  return function (this: unknown, ...args: A) {
    context = this
    latest = args
    if (timer !== undefined) return
    const rest = last + wait - Date.now()
    if (rest <= 0) run()
    else timer = setTimeout(run, rest)
  }
}
