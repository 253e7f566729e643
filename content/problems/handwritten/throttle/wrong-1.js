function throttle(fn, wait) {
  let last = -Infinity
  return function (...args) {
    if (Date.now() - last < wait) return
    last = Date.now()
    fn.apply(this, args)
  }
}
