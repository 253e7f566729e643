function myBind(fn, thisArg, ...bound) {
  function wrapped(...args) {
    bound.push(...args)
    return new.target ? Reflect.construct(fn, bound) : fn.apply(thisArg, bound)
  }
  wrapped.prototype = fn.prototype
  return wrapped
}
