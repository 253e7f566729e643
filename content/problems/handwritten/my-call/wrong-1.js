function myCall(fn, thisArg, ...args) {
  const target = Object(thisArg || globalThis)
  target.fn = fn
  const result = target.fn(...args)
  delete target.fn
  return result
}
