type Fn = (this: any, ...args: any[]) => any

function myBind(fn: Fn | (new (...args: any[]) => object), thisArg: unknown, ...bound: unknown[]): Fn {
  function wrapped(...args: unknown[]) {
    const all = [...bound, ...args]
    if (new.target) return Reflect.construct(fn, all)
    return (fn as Fn).apply(thisArg, all)
  }
  wrapped.prototype = fn.prototype
  return wrapped
}
