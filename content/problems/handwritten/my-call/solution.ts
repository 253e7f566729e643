type Fn = (this: any, ...args: any[]) => any

function myCall(fn: Fn, thisArg: unknown, ...args: unknown[]): any {
  const target: any = thisArg === null || thisArg === undefined ? globalThis : Object(thisArg)
  let holder = target
  while (!Object.isExtensible(holder)) holder = Object.getPrototypeOf(holder)
  const key = Symbol('fn')
  Object.defineProperty(holder, key, { value: fn, configurable: true })
  try {
    return target[key](...args)
  } finally {
    delete holder[key]
  }
}
