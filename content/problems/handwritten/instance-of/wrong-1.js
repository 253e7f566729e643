function isInstanceOf(value, Constructor) {
  if (typeof Constructor !== 'function') throw new TypeError('右边要是函数')
  if (value === null || value === undefined) return false
  let prototype = Object.getPrototypeOf(value)
  while (prototype) {
    if (prototype === Constructor.prototype) return true
    prototype = Object.getPrototypeOf(prototype)
  }
  return false
}
