function myBind(fn, thisArg, ...bound) {
  function wrapped(...args) {
    const all = [...bound, ...args]
    if (new.target) return Reflect.construct(fn, all)
    return fn.apply(thisArg, all)
  }
  wrapped.prototype = fn.prototype
  return wrapped
}
