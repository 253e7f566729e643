function myCall(fn, thisArg, ...args) {
  const target = Object(thisArg ?? globalThis)
  const key = Symbol('fn')
  target[key] = fn
  const result = target[key](...args)
  delete target[key]
  return result
}
