function isInstanceOf(value: unknown, Constructor: unknown): boolean {
  if (typeof Constructor !== 'function') throw new TypeError('右边要是函数')
  const isObject = (typeof value === 'object' && value !== null) || typeof value === 'function'
  if (!isObject) return false
  let prototype: unknown = Object.getPrototypeOf(value)
  while (prototype !== null) {
    if (prototype === Constructor.prototype) return true
    prototype = Object.getPrototypeOf(prototype)
  }
  return false
}
