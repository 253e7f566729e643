type Constructor = (this: any, ...args: any[]) => unknown

function isObject(value: unknown): value is object {
  return (typeof value === 'object' && value !== null) || typeof value === 'function'
}

function myNew(Constructor: Constructor, ...args: unknown[]): object {
  const prototype: unknown = Constructor.prototype
  const made: object = Object.create(isObject(prototype) ? prototype : Object.prototype)
  const result = Constructor.apply(made, args)
  return isObject(result) ? result : made
}
