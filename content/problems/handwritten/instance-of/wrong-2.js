function isInstanceOf(value, Constructor) {
  if (typeof Constructor !== 'function') throw new TypeError('右边要是函数')
  if (typeof value !== 'object' || value === null) return false
  return value.constructor === Constructor || isInstanceOf(Object.getPrototypeOf(value), Constructor)
}
