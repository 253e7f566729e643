function debounce(fn, wait) {
  let waiting = false
  let timer
  function debounced(...args) {
    if (waiting) return
    waiting = true
    timer = setTimeout(() => {
      waiting = false
      fn.apply(this, args)
    }, wait)
  }
  debounced.cancel = () => clearTimeout(timer)
  return debounced
}
