type Fn = (this: any, ...args: any[]) => any

const isThenable = (value: unknown): value is PromiseLike<unknown> =>
  typeof value === 'object' && value !== null && 'then' in value && typeof value.then === 'function'

function compose(...fns: Fn[]): Fn {
  return function (this: unknown, ...args: unknown[]) {
    const [first, ...rest] = [...fns].reverse()
    if (!first) return args[0]
    let result: unknown = first.apply(this, args)
    for (const fn of rest) {
      result = isThenable(result) ? result.then((value) => fn.call(this, value)) : fn.call(this, result)
    }
    return result
  }
}
