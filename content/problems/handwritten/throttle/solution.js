function throttle(fn, wait) {
  let last = -Infinity
  let timer
  let context
  let latest

  function run() {
    timer = undefined
    last = Date.now()
    fn.apply(context, latest)
  }

  return function (...args) {
    context = this
    latest = args
    if (timer !== undefined) return
    const rest = last + wait - Date.now()
    if (rest <= 0) run()
    else timer = setTimeout(run, rest)
  }
}
