function isObject(value) {
  return (typeof value === 'object' && value !== null) || typeof value === 'function'
}

function myNew(Constructor, ...args) {
  const prototype = Constructor.prototype
  const made = Object.create(isObject(prototype) ? prototype : Object.prototype)
  const result = Constructor.apply(made, args)
  return isObject(result) ? result : made
}
